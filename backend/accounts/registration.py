"""Becoming somebody: a sign-up makes an account, out of the guest's row where there is one."""

from dataclasses import dataclass, field
from datetime import datetime

from allauth.account.models import EmailAddress
from django.contrib.auth.hashers import make_password
from django.db import IntegrityError, transaction
from django.db.models import Q

from accounts import names
from accounts.errors import EmailTaken, NameTaken
from accounts.models import Kind, User


@dataclass(frozen=True)
class SignUp:
    """What somebody signs up with: a cleaned name, an address, a password that was accepted.

    No password means that somebody else vouches for them: an outside provider.
    """

    name: str
    email: str
    password: str | None = field(repr=False)
    language: str
    """Of their browser: a guest who signs up keeps the one chosen before."""


def register(
    sign_up: SignUp,
    *,
    public_id: str,
    guest: User | None,
    verify_first: bool,
    now: datetime,
) -> User:
    """Store an account and return its row.

    A guest's own row becomes the account, with all that points at it. With `verify_first` the row
    is a guest's until the first login (`complete`): the game that is going on need not wait for a
    mail to arrive, and a sign-up with a mistyped address can be made again.
    `public_id` and `now` are for a new row: there is no guest, or another sign-up was quicker.

    Raises NameTaken or EmailTaken, and has then changed nothing.
    """
    hashed = make_password(sign_up.password)  # slow on purpose, so before any lock is taken
    try:
        with transaction.atomic():
            user = _claim(guest) or User(
                public_id=public_id, language=sign_up.language, created_at=now
            )
            user.kind = Kind.GUEST if verify_first else Kind.HUMAN
            user.name = sign_up.name
            user.name_likeness = names.likeness(sign_up.name)
            user.email = sign_up.email.lower()
            user.password = hashed
            user.signed_up_at = int(now.timestamp() * 1000)
            user.save()
    except IntegrityError as error:
        raise _conflict(sign_up, guest) from error
    return user


def complete(user: User) -> None:
    """Make an account of a claimed guest at its first login: from now on only a login gives it."""
    if user.kind == Kind.GUEST:
        user.kind = Kind.HUMAN
        User.objects.filter(pk=user.pk, deleted_at=None).update(kind=Kind.HUMAN)


def is_name_free(name: str, *, but_for: User | None) -> bool:
    """Tell whether nobody but `but_for` has a name too like this one.

    A house bot has every number behind its name, too: at a table it may be "Pip 2".
    """
    bots = Q(kind=Kind.BOT, name_likeness=names.likeness(names.unnumbered(name)))
    others = User.objects.filter(Q(name_likeness=names.likeness(name)) | bots)
    if but_for is not None:
        others = others.exclude(pk=but_for.pk)
    return not others.exists()


def is_somebody_elses(email: str, owner: User) -> bool:
    """Tell whether an address is in use by anybody but `owner`, verified or not."""
    return User.objects.filter(email__iexact=email).exclude(pk=owner.pk).exists()


def give_address_to(owner: User, email: str) -> None:
    """Take an address from whoever has it without ever having verified it: `owner` now has."""
    holders = User.objects.filter(email__iexact=email).exclude(pk=owner.pk)
    for holder in holders.exclude(emailaddress__verified=True):
        EmailAddress.objects.filter(user=holder, email__iexact=email).delete()
        User.objects.filter(pk=holder.pk).update(email="")


def _claim(guest: User | None) -> User | None:
    """Lock the guest's row, if it is still a guest's, and drop what an unfinished sign-up left."""
    if guest is None:
        return None
    guests = User.objects.filter(kind=Kind.GUEST, deleted_at=None)
    row = guests.select_for_update().filter(pk=guest.pk).first()
    if row is not None:
        EmailAddress.objects.filter(user=row).delete()
    return row


def _conflict(sign_up: SignUp, guest: User | None) -> NameTaken | EmailTaken:
    return EmailTaken() if is_name_free(sign_up.name, but_for=guest) else NameTaken()
