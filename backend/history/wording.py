"""What pictures and previews of finished games say, in the languages of the page.

The words stand here in English; `locale/` beside this has the others'.
"""

from collections.abc import Sequence
from functools import cache, partial

from django.utils import translation
from django.utils.translation import gettext, ngettext

from pictures.words import Words


@cache
def of_pictures(language: str) -> Words:
    """Return the words of pictures in a language of the page."""
    with translation.override(language):
        return Words(
            suits={
                "C": gettext("Clubs"),
                "D": gettext("Diamonds"),
                "H": gettext("Hearts"),
                "S": gettext("Spades"),
            },
            seat=gettext("Seat %(number)s"),
            left=partial(_left, language),
            points=partial(_points, language),
            crank=gettext("Crank at %(count)s"),
            went_out=gettext("Went out"),
            last_card=gettext("Last card"),
            loses_turn=gettext("Loses a turn"),
            dealt=gettext("Round %(number)s of %(rounds)s, as it was dealt"),
            moved=gettext("Round %(number)s of %(rounds)s, move %(move)s"),
            promise=gettext("Every shuffle can be checked"),
        )


def title(names: Sequence[str]) -> str:
    """Return what a game is called, in the language that is active; so the others below."""
    return gettext("%(names)s: a game of Craits") % {"names": _joined(names)}


def kind(*, rated: bool, rounds: int) -> str:
    """Say what kind of game it was."""
    said = (
        gettext("A rated game of %(rounds)s rounds.")
        if rated
        else gettext("A game of %(rounds)s rounds.")
    )
    return said % {"rounds": rounds}


def stopped() -> str:
    """Say that a game was aborted."""
    return gettext("It was stopped before its end.")


def won(winners: Sequence[str], *, margin: int) -> str:
    """Say who won, and if it was one alone, by how many points."""
    if len(winners) > 1:
        return gettext("%(names)s share the first place.") % {"names": _joined(winners)}
    said = ngettext(
        "%(name)s won by %(points)s point.", "%(name)s won by %(points)s points.", margin
    )
    return said % {"name": winners[0], "points": margin}


def invitation() -> str:
    """Say what there is behind the link."""
    return gettext("Step through it with every hand open.")


def _joined(names: Sequence[str]) -> str:
    *others, last = names
    if not others:
        return last
    return gettext("%(others)s and %(last)s") % {"others": ", ".join(others), "last": last}


def _left(language: str, count: int) -> str:
    with translation.override(language):
        return ngettext("%(count)s left", "%(count)s left", count) % {"count": count}


def _points(language: str, points: int) -> str:
    with translation.override(language):
        return ngettext("%(points)s point", "%(points)s points", points) % {"points": points}
