"""Who reads what is said at a table.

Muted and blocked people are not heard, and whoever looks on is not heard by the players before the
game is over.

`deaf_to` answers for a message that is being sent, `heard` for those that are kept: they say the
same (tests/social/test_talk.py).
"""

from django.db.models import Exists, OuterRef, Q, QuerySet

from games.models import LIVE_PHASES, GameSeat
from social import blocks
from social.models import Message, Mute


def deaf_to(message: Message) -> set[int]:
    """Return the users who must not be sent a message now."""
    author = message.author_id
    muters = Mute.objects.filter(muted=author).values_list("viewer_id", flat=True)
    return {*muters, *blocks.on_either_side_of(author), *_players_kept_from(message)}


def heard(messages: QuerySet[Message], viewer: int | None) -> QuerySet[Message]:
    """Return those of some messages that a user may read now; None is somebody unknown."""
    if viewer is None:
        return messages
    muted = Mute.objects.filter(viewer=viewer, muted=OuterRef("author"))
    own_seat = GameSeat.objects.filter(game=OuterRef("kept_from"), user=viewer)
    return messages.exclude(Exists(muted)).exclude(
        Q(author__in=blocks.on_either_side_of(viewer))
        | Q(Exists(own_seat), kept_from__phase__in=LIVE_PHASES)
    )


def _players_kept_from(message: Message) -> list[int]:
    if message.kept_from_id is None:
        return []
    seats = GameSeat.objects.filter(game=message.kept_from_id)
    return list(seats.values_list("user_id", flat=True))
