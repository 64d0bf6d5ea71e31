"""Finding people by what the page calls them, and refusing what cannot be meant."""

from accounts.models import Kind, User
from games.refusals import Refused


def find(public_id: str) -> User:
    """Return whoever has this id: account, guest or house bot. Refuses `not_found`."""
    found = User.objects.filter(public_id=public_id).first()
    if found is None:
        raise Refused("not_found", "There is no such player.")
    return found


def another(user: User, public_id: str) -> User:
    """Return somebody else, who is a person. Refuses `not_found`, `not_oneself`, `not_a_person`."""
    found = find(public_id)
    if found.pk == user.pk:
        raise Refused("not_oneself", "That is you.")
    if found.kind == Kind.BOT:
        raise Refused("not_a_person", "A house bot does not mind.")
    return found


def another_with_account(user: User, public_id: str) -> User:
    """Return somebody else, who has an account. Refuses as `another`, and `not_an_account`."""
    found = another(user, public_id)
    if found.kind != Kind.HUMAN or not found.is_active:
        raise Refused("not_an_account", "Only people with an account can be asked this.")
    return found
