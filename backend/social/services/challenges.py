"""Challenges: asking somebody to one's own private table, and what becomes of it."""

import random
from dataclasses import dataclass

from django.db import IntegrityError, transaction
from django.db.models import QuerySet

from accounts import alive
from accounts.models import User
from accounts.standing import is_suspended
from games import table_storage
from games.models import TableSeat, TableState
from games.refusals import Refused
from games.services import lobby
from social import blocks, people, told
from social.models import Challenge, ChallengeState

TIME_TO_ANSWER_MS = 5 * 60_000

MOST_OPEN = 8
"""Challenges of one person that wait for an answer."""


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be opened for a challenge: its id, drawn by the caller, and its terms."""

    table_id: str
    terms: lobby.Terms
    seats: int


def challenge(
    user: User, public_id: str, where: NewTable | str, *, challenge_id: str, now: int
) -> Challenge:
    """Ask somebody to a new table, or to the one (its id) where one sits already.

    The host's table keeps a seat for them until they have answered, or the challenge ends.

    Refuses `not_found`, `not_oneself`, `not_a_person`, `not_an_account`, `not_available` (blocked
    or suspended), `already_challenged`, `too_many`, and what opening a table refuses; of a table
    that is there `not_seated`, `wrong_table_state`, `already_seated` (they sit there), `table_full`
    and `seat_reserved` (all seats are taken, or kept for others). Raises AccountDeleted.
    """
    other = people.another_with_account(user, public_id)
    blocks.check_none_between(user, other)
    if is_suspended(other, now):
        raise Refused("not_available", "This person may not play at the moment.")
    _check_room(user, other, now=now)
    _end_stale(user, other, now=now)
    table_id = _open(user, where, now=now) if isinstance(where, NewTable) else where
    table = table_storage.load(table_id).row
    with transaction.atomic():
        # The people, the challenge, its table: in this order here, where it ends and where somebody
        # is blocked, so that nobody waits crosswise.
        alive.hold_both(user, other)
        blocks.check_none_between(user, other)  # it may have come meanwhile
        try:
            with transaction.atomic():
                row = Challenge.objects.create(
                    public_id=challenge_id,
                    challenger=user,
                    challenged=other,
                    table=table,
                    made_at=now,
                    expires_at=now + TIME_TO_ANSWER_MS,
                )
        except IntegrityError as error:
            raise _already_challenged() from error
        row.keeps_seat = lobby.expect(table_id, user.pk, other, now=now)
        row.save(update_fields=["keeps_seat"])
        told.challenge(row)
    return row


def accept(challenge_id: str, user: User, *, now: int) -> Challenge:
    """Sit down at the challenger's table. Accepting again changes nothing.

    Refuses `not_found`, `challenge_over`, `not_available`, and what joining a table refuses.
    """
    row = _received(challenge_id, user)
    if row.state == ChallengeState.ACCEPTED:
        return row
    _check_answerable(row, now=now)
    blocks.check_none_between(user, row.challenger)
    lobby.join(row.table.public_id, user, None, now=now)
    return _ended(row, ChallengeState.ACCEPTED, now=now)


def decline(challenge_id: str, user: User, *, now: int) -> Challenge:
    """Say no. Refuses `not_found`, `challenge_over`."""
    row = _received(challenge_id, user)
    if row.state == ChallengeState.DECLINED:
        return row
    _check_answerable(row, now=now)
    return _ended(row, ChallengeState.DECLINED, now=now)


def cancel(challenge_id: str, user: User, *, now: int, chance: random.Random) -> Challenge:
    """Take a challenge back, and leave its table where one sits there alone.

    Refuses `not_found`, `challenge_over`.
    """
    row = _loaded().filter(public_id=challenge_id, challenger=user).first()
    if row is None:
        raise Refused("not_found", "There is no such challenge of yours.")
    if row.state == ChallengeState.CANCELLED:
        return row
    _check_answerable(row, now=now)
    ended = _ended(row, ChallengeState.CANCELLED, now=now)
    if _sits_alone(row):
        lobby.leave(row.table.public_id, user.pk, now=now, chance=chance)
    return ended


def end(challenge_id: str, state: ChallengeState, *, now: int) -> None:
    """Give an open challenge its end, if it has none yet, and tell both people."""
    row = _loaded().filter(public_id=challenge_id).first()
    if row is not None:
        _ended(row, state, now=now)


def expire(*, now: int) -> None:
    """End the challenges whose time is over, or whose table is no longer to be sat down at."""
    still_open = Challenge.objects.filter(state=ChallengeState.OPEN)
    late = still_open.filter(expires_at__lte=now)
    without_table = still_open.exclude(table__state=TableState.SEATS)
    for challenge_id in [
        *late.values_list("public_id", flat=True),
        *without_table.values_list("public_id", flat=True),
    ]:
        end(challenge_id, ChallengeState.EXPIRED, now=now)


def end_all_of(user: User, *, now: int) -> None:
    """End every open challenge from or to somebody who may not play any more."""
    made = Challenge.objects.filter(challenger=user, state=ChallengeState.OPEN)
    had = Challenge.objects.filter(challenged=user, state=ChallengeState.OPEN)
    for row in made:
        end(row.public_id, ChallengeState.CANCELLED, now=now)
    for row in had:
        end(row.public_id, ChallengeState.DECLINED, now=now)


def _check_room(user: User, other: User, *, now: int) -> None:
    """Refuse a second challenge to the same person, and too many that wait."""
    waiting = Challenge.objects.filter(
        challenger=user, state=ChallengeState.OPEN, expires_at__gt=now
    )
    if waiting.filter(challenged=other, table__state=TableState.SEATS).exists():
        raise _already_challenged()
    if waiting.count() >= MOST_OPEN:
        raise Refused("too_many", f"{MOST_OPEN} challenges of yours wait for an answer already.")


def _end_stale(user: User, other: User, *, now: int) -> None:
    """End what is open from one to another and cannot be answered any more: the sweep is to come."""
    for row in Challenge.objects.filter(
        challenger=user, challenged=other, state=ChallengeState.OPEN
    ):
        end(row.public_id, ChallengeState.EXPIRED, now=now)


def _already_challenged() -> Refused:
    return Refused("already_challenged", "This person has a challenge of yours already.")


def _open(user: User, where: NewTable, *, now: int) -> str:
    table = lobby.open_table(user, where.terms, seats=where.seats, table_id=where.table_id, now=now)
    return table.row.public_id


def _received(challenge_id: str, user: User) -> Challenge:
    row = _loaded().filter(public_id=challenge_id, challenged=user).first()
    if row is None:
        raise Refused("not_found", "There is no such challenge to you.")
    return row


def _check_answerable(row: Challenge, *, now: int) -> None:
    waits = row.state == ChallengeState.OPEN and row.expires_at > now
    if not waits or row.table.state != TableState.SEATS:
        raise Refused("challenge_over", "This challenge is over.")


def _ended(row: Challenge, state: ChallengeState, *, now: int) -> Challenge:
    """Write the end of a challenge, unless somebody was quicker, and tell both people.

    The seat that its table keeps is free again; who accepts sits on it by now.
    """
    with transaction.atomic():
        still_open = Challenge.objects.filter(pk=row.pk, state=ChallengeState.OPEN)
        if still_open.update(state=state):
            row.state = state
            if row.keeps_seat:
                lobby.expect_no_more(row.table.public_id, row.challenged_id, now=now)
            told.challenge(row)
        else:
            row.refresh_from_db(fields=["state"])
    return row


def _sits_alone(row: Challenge) -> bool:
    seats = TableSeat.objects.filter(table=row.table, person__isnull=False)
    return list(seats.values_list("person_id", flat=True)) == [row.challenger_id]


def _loaded() -> QuerySet[Challenge]:
    return Challenge.objects.select_related("challenger", "challenged", "table")
