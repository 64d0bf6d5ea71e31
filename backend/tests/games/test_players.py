"""How the holders of seats are shown."""

from accounts.models import Kind, User
from games.models import Ladder
from games.players import public_players


def _bot(pk: int, name: str) -> User:
    return User(pk=pk, public_id=f"u_{pk}", name=name, kind=Kind.BOT, bot="careful")


def test_a_bot_with_several_seats_is_numbered_from_its_second_on() -> None:
    """Log, score sheet and record name players: three of one name could not be told apart."""
    pip, barrel = _bot(1, "Pip"), _bot(2, "Barrel")
    marit = User(pk=3, public_id="u_3", name="marit", kind=Kind.HUMAN)
    shown = public_players([pip, marit, barrel, None, pip, pip], ladder=Ladder.TABLE)
    names = [player and player["name"] for player in shown]
    assert names == ["Pip", "marit", "Barrel", None, "Pip 2", "Pip 3"]
    assert [player["public_id"] for player in shown if player] == [
        "u_1",
        "u_3",
        "u_2",
        "u_1",
        "u_1",
    ]


def test_the_rating_shown_is_that_of_the_ladder() -> None:
    duel = {"value": 1600, "uncertainty": 90, "provisional": False}
    marit = User(pk=3, public_id="u_3", name="marit", kind=Kind.HUMAN, duel_rating=duel)
    for ladder, expected in ((Ladder.DUEL, duel), (Ladder.TABLE, None)):
        (shown,) = public_players([marit], ladder=ladder)
        assert shown is not None
        assert shown["rating"] == expected
