"""Migrations that change what is kept, tried on what there was before them."""

from importlib import import_module

import pytest
from django.apps import apps
from django.db import connection

from games.models import Game, Table
from tests.games.house import House

pytestmark = pytest.mark.django_db(transaction=True)


def test_matches_that_began_before_all_were_listed_are_listed(house: House) -> None:
    rated, stopped, friends = [house.game(house.person(), house.person()) for _ in range(3)]
    Game.objects.update(listed=False)
    Game.objects.filter(public_id=rated).update(rated=True, ladder="duel")
    Table.objects.exclude(games__public_id=friends).update(ladder="duel")
    migration = import_module("games.migrations.0005_matches_are_listed")
    with connection.schema_editor() as editor:
        migration.list_matches(apps, editor)
    listed = Game.objects.filter(listed=True).values_list("public_id", flat=True)
    assert set(listed) == {rated, stopped}
