"""Rows that tests of every package need: players of each kind."""

from datetime import UTC, datetime
from itertools import count

from allauth.account.models import EmailAddress
from django.contrib.auth.hashers import make_password

from accounts import names
from accounts.models import Kind, User

PASSWORD = "correct horse battery"
NOW = datetime(2026, 11, 1, 12, tzinfo=UTC)

_numbers = count(2000)


def make_user(**fields: object) -> User:
    """Store somebody with an account, a verified address and `PASSWORD`, but for the fields given."""
    return _store("Player", {"kind": Kind.HUMAN, "password": make_password(PASSWORD), **fields})


def make_guest(**fields: object) -> User:
    """Store a guest, who has neither address nor password, but for the fields given."""
    guest = {"kind": Kind.GUEST, "email": "", "password": make_password(None)}
    return _store("Brass Notch", {**guest, **fields})


def house_bot(strategy: str) -> User:
    """Return a house bot's row, making it where a test's flush has swept away the migration's."""
    name = {"random": "Pip", "careful": "Barrel"}[strategy]
    defaults = {
        "public_id": f"u_{name.lower()}",
        "name": name,
        "name_likeness": names.likeness(name),
        "kind": Kind.BOT,
        "created_at": NOW,
    }
    return User.objects.get_or_create(bot=strategy, defaults=defaults)[0]


def _store(name: str, fields: dict[str, object]) -> User:
    number = next(_numbers)
    defaults = {
        "public_id": f"u_test{number:012d}",
        "name": f"{name} {number}",
        "email": f"player-{number}@example.org",
        "created_at": NOW,
    }
    row = {**defaults, **fields}
    user = User.objects.create(**row, name_likeness=names.likeness(str(row["name"])))
    if user.email:
        EmailAddress.objects.create(user=user, email=user.email, primary=True, verified=True)
    return user
