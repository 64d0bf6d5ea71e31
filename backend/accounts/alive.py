"""Whether somebody still has the account that they are about to write something of.

A request that was let in before a deletion may write after it, when everything has been forgotten.
So whoever writes of a person holds their row meanwhile: a deletion waits for it, or has come first,
and then nothing is written. What is written without (django-allauth's own rows, and what other
packages find too rare to hold a row for) is forgotten by the second round of `deletion`.
"""

from collections.abc import Collection

from accounts.errors import AccountDeleted
from accounts.models import User


def hold(person: User) -> User:
    """Lock somebody's row until the transaction ends, and return it as it is now.

    Raises AccountDeleted. Ids never change, so who only points at the row need not wait.
    """
    row = User.objects.select_for_update(no_key=True).filter(pk=person.pk, deleted_at=None).first()
    if row is None:
        raise AccountDeleted
    return row


def hold_both(person: User, other: User) -> User:
    """Lock the rows of two people until the transaction ends; return the first's as it is now.

    For what each can do about the other, so that one comes after the other: a follow and a block.
    Locked in one order, whoever asks. Raises AccountDeleted if the first is gone; the other may be.
    """
    rows = User.objects.select_for_update(no_key=True).filter(pk__in=[person.pk, other.pk])
    held = next((row for row in rows.order_by("pk") if row.pk == person.pk), None)
    if held is None or held.deleted_at is not None:
        raise AccountDeleted
    return held


def hold_all_free(people: Collection[int]) -> bool:
    """Lock the rows of several people (ids) until the transaction ends, without ever waiting.

    Returns whether all of them still have their account, and nobody else held a row of theirs: only
    then may be written of them. Who has locked much already may call this, for it waits for nobody.
    """
    free = User.objects.select_for_update(no_key=True, skip_locked=True)
    return len(free.filter(pk__in=people, deleted_at=None)) == len(people)
