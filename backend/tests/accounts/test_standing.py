"""Who may play and write, and until when not."""

import pytest

from accounts.models import User
from accounts.standing import NotInGoodStanding, check_may_play, check_may_write
from tests.factories import make_guest, make_user

pytestmark = pytest.mark.django_db

NOW = 1_790_000_000_000
LATER = NOW + 1


def refused(check: object, user: User, now: int) -> str | None:
    assert callable(check)
    try:
        check(user, now)
    except NotInGoodStanding as refusal:
        return refusal.code
    return None


@pytest.mark.parametrize(
    ("fields", "play", "write"),
    [
        ({}, None, None),
        ({"suspended_until": NOW}, None, None),
        ({"suspended_until": LATER}, "suspended", "suspended"),
        ({"silenced_until": NOW}, None, None),
        ({"silenced_until": LATER}, None, "silenced"),
    ],
)
def test_a_measure_holds_until_its_end(
    fields: dict[str, int], play: str | None, write: str | None
) -> None:
    user = make_user(**fields)
    assert refused(check_may_play, user, NOW) == play
    assert refused(check_may_write, user, NOW) == write


def test_guests_play_and_do_not_write() -> None:
    guest = make_guest()
    assert refused(check_may_play, guest, NOW) is None
    assert refused(check_may_write, guest, NOW) == "guests_may_not"


def test_the_refusal_says_until_when() -> None:
    user = make_user(suspended_until=1_796_306_400_000)
    with pytest.raises(NotInGoodStanding) as refusal:
        check_may_play(user, NOW)
    assert refusal.value.until == 1_796_306_400_000
    assert refusal.value.sentence == "You are suspended until 3 December 2026, 14:00 UTC."
