"""What can be done with stats: take in the games that were sealed, take one out, build all anew.

An edition goes along the sealed records in their `sequence`, which has no gaps, and keeps how far it
has come: so every game is taken in once, whatever task comes late, twice or never, and all of it is
a matter of the records alone. Whoever writes holds the edition's row; editions are locked in the
order of their keys.
"""

import logging
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from django.db import transaction
from django.db.models import Q

from accounts.models import User
from history import records
from history.records import RatedRecord
from ratings.selectors import annulled_among
from stats import comparing, deals, writing
from stats.facts import GameFacts, facts_of
from stats.models import Edition, Meeting, RoundFact, SeatFact, Total
from stats.writing import CountedGame

log = logging.getLogger(__name__)

BATCH: Final = 25
"""Games that are taken in by one transaction: on SQLite nothing else is written meanwhile."""
MANY: Final = 500
"""The same where many come at once."""
DROPPED_AT_ONCE: Final = 500
"""Rows of an old edition that are removed by one statement."""


@dataclass(frozen=True, slots=True)
class _Read:
    """A sealed record as it was read; `facts` is None where it could not be counted."""

    game: int
    sequence: int
    facts: GameFacts | None


def catch_up() -> int:
    """Take in every game that was rated since the last one taken in, and return how many.

    A record that cannot be read is passed over, and told in the log: it must not stop the others.
    """
    games = 0
    while True:
        current, _ = Edition.objects.get_or_create(current=True)
        try:
            taken = _step(current.pk)
        except Edition.DoesNotExist:
            continue  # a rebuild has just taken its place
        if taken is None:
            return games
        games += taken


def take_in_many(games: Iterable[tuple[int, GameFacts]]) -> int:
    """Take in games whose facts are known, and return how many; for whoever makes them in bulk.

    Each comes with the key of its row, in their `sequence`, without a gap after the last one taken
    in: ValueError otherwise.
    """
    waiting, count = iter(games), 0
    while batch := list(islice(waiting, MANY)):
        with transaction.atomic():
            edition = _lock_current()
            sequences = [facts.sequence for _, facts in batch]
            expected = range(edition.sequence + 1, edition.sequence + 1 + len(batch))
            if sequences != list(expected):
                raise ValueError(f"The next game to take in has sequence {expected.start}.")
            _take_in(edition, batch, through=sequences[-1])
        count += len(batch)
    return count


def take_out(game: int) -> bool:
    """Take an annulled game out of all figures about players; False if it is in none.

    What was dealt in it was dealt: it stays in the numbers of fairness.
    """
    with transaction.atomic():
        found = [_take_out_of(edition, game) for edition in _lock_all()]
    return any(found)


def take_out_annulled() -> int:
    """Take out the annulled games that a lost task left in, and return how many."""
    held = SeatFact.objects.filter(game__annulment__isnull=False)
    return sum(take_out(game) for game in set(held.values_list("game", flat=True)))


def forget(player: User) -> None:
    """Drop the sums of a former player, meetings among them; the facts are others', too, and stay."""
    with transaction.atomic():
        _lock_all()
        Total.objects.filter(user=player).delete()
        Meeting.objects.filter(Q(user=player) | Q(other=player)).delete()


def rebuild() -> int:
    """Build a new edition from the sealed records alone, and let it take the current one's place.

    Returns up to which sequence it has come. Games go on, and are taken in, meanwhile. Raises
    Edition.DoesNotExist if another rebuild has begun since, which then goes on alone.
    """
    new = build()
    with transaction.atomic():
        old, successor = _lock_current(), _lock(new)
        while found := _next_records(successor.sequence):
            _take_in_next(successor, found)
        Edition.objects.filter(pk=old.pk).update(current=False)
        Edition.objects.filter(pk=new).update(current=True)
    drop_stale()
    return successor.sequence


def check() -> tuple[int, list[str]]:
    """Build a new edition only to compare it: return up to which sequence, and what differs.

    Raises as `rebuild` does.
    """
    new = build()
    while True:
        catch_up()
        _go_on(new)
        current, built = Edition.objects.get(current=True), Edition.objects.get(pk=new)
        if current.sequence == built.sequence:  # else games have ended meanwhile
            break
    differing = comparing.differing(current, built)
    drop_stale()
    return built.sequence, differing


def build() -> int:
    """Build a new edition beside the current one, as far as the sealed records go; return its key."""
    with transaction.atomic():
        _lock_current()
    drop_stale()
    new = Edition.objects.create().pk
    _go_on(new)
    return new


def drop_stale() -> None:
    """Remove the editions that are not read, a little at a time: nobody has to wait for long."""
    for edition in Edition.objects.filter(current=False):
        _empty(edition)
        with transaction.atomic():
            # Whoever was still writing to it has finished now, and nobody begins any more.
            if Edition.objects.select_for_update().filter(pk=edition.pk).exists():
                _empty(edition)
                edition.delete()


def _empty(edition: Edition) -> None:
    seats = SeatFact.objects.filter(edition=edition)
    while keys := list(seats.values_list("pk", flat=True)[:DROPPED_AT_ONCE]):
        RoundFact.objects.filter(seat_fact__in=keys).delete()
        SeatFact.objects.filter(pk__in=keys).delete()
    for model in (Total, Meeting):
        rows = model._default_manager.filter(edition=edition)  # noqa: SLF001 -- Django's name
        while keys := list(rows.values_list("pk", flat=True)[:DROPPED_AT_ONCE]):
            rows.filter(pk__in=keys).delete()


def _lock_current() -> Edition:
    """Lock the edition that is read, making the first one; another may take its place meanwhile."""
    current = Edition.objects.select_for_update().filter(current=True)
    while (edition := current.first()) is None:
        Edition.objects.get_or_create(current=True)
    return edition


def _lock(key: int) -> Edition:
    return Edition.objects.select_for_update().get(pk=key)


def _lock_all() -> list[Edition]:
    return list(Edition.objects.select_for_update().order_by("pk"))


def _go_on(key: int) -> None:
    """Take everything in that an edition lacks. Raises Edition.DoesNotExist if it is no more."""
    while _step(key) is not None:
        pass


def _step(key: int) -> int | None:
    """Take the next few games into an edition, and return how many; None if there are no more.

    Records are read before the lock is taken, for that takes longest; if somebody else was quicker
    meanwhile, nothing is done. Raises Edition.DoesNotExist if the edition is no more.
    """
    since = Edition.objects.get(pk=key).sequence
    found = _next_records(since)
    if not found:
        return None
    with transaction.atomic():
        edition = _lock(key)
        return _take_in_next(edition, found) if edition.sequence == since else 0


def _next_records(since: int) -> list[_Read]:
    """Return the next few games after a sequence, without facts where a record cannot be counted."""
    found = islice(records.rated_records(since=since + 1), BATCH)
    return [_Read(each.game, each.body["sequence"], _facts(each)) for each in found]


def _facts(record: RatedRecord) -> GameFacts | None:
    try:
        return facts_of(record.body)
    except Exception:
        log.exception("the record of game %s cannot be counted", record.body.get("game_id"))
        return None


def _take_in_next(edition: Edition, found: Sequence[_Read]) -> int:
    games = [(each.game, each.facts) for each in found if each.facts is not None]
    _take_in(edition, games, through=found[-1].sequence)
    return len(games)


def _take_in(edition: Edition, games: Sequence[tuple[int, GameFacts]], *, through: int) -> None:
    """Write games into an edition that is locked; `through` is how far it has come then."""
    for _, facts in games:
        deals.count(edition.deals, facts)
    annulled = annulled_among([game for game, _ in games])
    accounts = {seat.account for _, facts in games for seat in facts.seats}
    held = User.objects.filter(public_id__in=accounts).values_list("public_id", "pk")
    users = dict(held)
    counted = [
        CountedGame(game, facts, [users[seat.account] for seat in facts.seats])
        for game, facts in games
        if game not in annulled
    ]
    writing.write_facts(edition, counted)
    writing.add_sums(edition, counted)
    edition.sequence = through
    edition.save(update_fields=["sequence", "deals"])


def _take_out_of(edition: Edition, game: int) -> bool:
    counted = writing.counted_game(edition, game)
    if counted is None:
        return False
    writing.add_sums(edition, [counted], sign=-1)
    RoundFact.objects.filter(seat_fact__edition=edition, seat_fact__game=game).delete()
    SeatFact.objects.filter(edition=edition, game=game).delete()
    return True
