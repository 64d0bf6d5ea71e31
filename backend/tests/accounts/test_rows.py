"""A user's row read by the written statement is the row as the model reads it."""

import pytest

from accounts import rows
from accounts.models import User
from tests.factories import make_guest

pytestmark = pytest.mark.django_db


def test_a_row_found_is_the_row_of_the_model() -> None:
    guest = make_guest()
    rating = {"value": 1500, "uncertainty": 90, "provisional": True}
    User.objects.filter(pk=guest.pk).update(
        duel_rating=rating, suspended_until=7, stats_hidden=True, country="FI"
    )
    found, model = rows.find(guest.pk), User.objects.get(pk=guest.pk)
    assert found is not None
    assert found == model
    assert found.get_deferred_fields() == set()
    for field in User._meta.concrete_fields:
        one, other = getattr(found, field.attname), getattr(model, field.attname)
        assert (one, type(one)) == (other, type(other)), field.name
    found.name = "Somebody Else"
    found.save(update_fields=["name"])
    assert User.objects.get(pk=guest.pk).name == "Somebody Else"


def test_there_is_nobody_of_an_unknown_key() -> None:
    assert rows.find(0) is None
