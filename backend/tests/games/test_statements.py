"""The statements written out say what the models say."""

import re

import pytest
from django.db import IntegrityError, transaction

from games import statements, storage
from games.models import Game, Move, Table
from tests.games.house import House

pytestmark = pytest.mark.django_db(transaction=True)


def test_a_game_read_by_statement_is_the_game_read_by_model(house: House) -> None:
    game_id = house.game(house.person(), house.person())
    found = statements.read_game(game_id)
    model = Game.objects.select_related("table").get(public_id=game_id)
    assert found is not None
    read = statements.game_of(found)
    texts = [
        text if isinstance(text, str) else text.decode() for text in statements.texts_of(found)
    ]
    assert texts == [model.state, model.live]
    assert read.get_deferred_fields() == {"state", "live"}, "a column of the model is not read"
    for field in Game._meta.concrete_fields:
        one, other = getattr(read, field.attname), getattr(model, field.attname)
        if isinstance(other, memoryview | bytes):
            one, other = bytes(one), bytes(other)
        assert (one, type(one)) == (other, type(other)), field.name
    assert read.table.public_id == model.table.public_id
    assert read.table.connected == model.table.connected


def test_every_column_is_named_in_its_statement() -> None:
    game = [field.column for field in Game._meta.concrete_fields]
    assert list(statements.GAME_COLUMNS) == game
    selected = re.findall(r"\b([gt])\.(\w+)[,\s]", statements._SELECT_GAME.split("FROM")[0])
    assert tuple(name for table, name in selected if table == "g") == statements.GAME_COLUMNS
    assert tuple(name for table, name in selected if table == "t") == statements.TABLE_COLUMNS
    inserted = re.search(r"\(([^)]*)\)\s*VALUES", statements._INSERT_MOVE)
    assert inserted is not None
    columns = [name.strip() for name in inserted[1].split(",")]
    assert columns == [name.column for name in Move._meta.concrete_fields if name.column != "id"]
    slots = ["game_id" if name == "game" else name for name in statements.NewMove.__slots__]
    assert columns == slots
    for model in (Game, Move, Table):
        assert model._meta.db_table in (
            statements._SELECT_GAME + statements._INSERT_MOVE + statements._UPDATE_GAME
        )


def test_what_is_saved_is_what_is_loaded(house: House) -> None:
    game_id = house.game(house.person(), house.person())
    with transaction.atomic():
        game = storage.lock(game_id)
        game.row.version = 77
        game.live.away[1] = True
        storage.save(game)
    again = storage.load(game_id)
    assert (again.row.version, again.live.away) == (77, [False, True])
    assert again.state == game.state


def test_a_game_cannot_be_locked_outside_a_transaction(house: House) -> None:
    game_id = house.game(house.person(), house.person())
    with pytest.raises(transaction.TransactionManagementError):
        storage.lock(game_id)


def test_the_database_takes_no_move_twice(house: House) -> None:
    game_id = house.game(house.person(), house.person())
    game = Game.objects.get(public_id=game_id)
    move = statements.NewMove(game.pk, 1, 0, 0, "KC", 5, auto=False, action_id="a")
    statements.write(game, state="", live="", moves=[move])
    for number, action_id in ((0, "b"), (1, "a")):
        again = statements.NewMove(game.pk, 1, number, 0, "KC", 5, auto=False, action_id=action_id)
        with pytest.raises(IntegrityError), transaction.atomic():
            statements.write(game, state="", live="", moves=[again])
