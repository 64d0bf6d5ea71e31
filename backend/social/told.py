"""What this package tells people's open pages (docs/protocol.md, "The personal socket").

Each is sent after commit, and holds nothing that its reader could not ask for.
"""

from accounts import push
from accounts.models import User
from social import shown
from social.models import Challenge


def challenge(row: Challenge) -> None:
    """Tell both people of a challenge how it stands. Its people and table must be loaded."""
    message = {"type": "challenge", "challenge": shown.challenge(row)}
    for user in (row.challenger_id, row.challenged_id):
        push.tell(user, message)


def people_changed(user: User) -> None:
    """Tell somebody's other pages that their people are not what they were."""
    push.tell(user.pk, {"type": "people"})


def standing_changed(user: User) -> None:
    """Tell somebody that a moderator has done something: what, they may ask."""
    push.tell(user.pk, {"type": "standing"})
