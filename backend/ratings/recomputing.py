"""Working ratings out anew from the sealed records, in their sequence, and the annulments.

The same arithmetic as when the games were rated (ratings.maths), on the same numbers in the same
order, so every result is the same to the last digit. That is how what is stored is checked, how a
game is taken back, and how everything could be had again if it were lost.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from django.db.models import Count, Q, QuerySet

from accounts.models import User
from games.models import Ladder, ladder_of
from history import records
from history.records import RatedRecord
from ratings import standings
from ratings.maths import Belief, after_rated_game, house_belief, rated_places
from ratings.models import Annulment, Rating, RatingChange
from ratings.standings import Standing

Beliefs = Callable[[str, Ladder], Belief]
"""What was believed of an account on a ladder before the first of the records."""

Fields = dict[str, Any]
"""The columns of one `RatingChange`, but for its game and seat."""

BATCH = 500
"""Games compared at once."""


@dataclass(frozen=True, slots=True)
class Line:
    """What one game changed for one of its seats, as `RatingChange` keeps it."""

    game: int
    seat: int
    account: str
    ladder: Ladder
    sequence: int
    at: int
    place: int
    seats: int
    before: Belief
    after: Belief
    house: bool


@dataclass(frozen=True, slots=True)
class Restated:
    """What recomputing found: how many games it went through, and how many changes were wrong."""

    games: int
    lines: int
    wrong: int


def replay(
    sealed: Iterable[RatedRecord], *, annulled: set[int], before: Beliefs
) -> Iterator[list[Line]]:
    """Yield what each game changed, by seat, from records in their sequence.

    Games whose row is in `annulled` changed nothing and are passed over.
    """
    beliefs: dict[tuple[str, Ladder], Belief] = {}
    for each in sealed:
        if each.game in annulled:
            continue
        ladder = ladder_of(len(each.body["seats"]))
        for seat in each.body["seats"]:
            if seat["kind"] != "bot" and (seat["account"], ladder) not in beliefs:
                beliefs[seat["account"], ladder] = before(seat["account"], ladder)
        lines = _lines(each, ladder, beliefs)
        for line in lines:
            if not line.house:
                beliefs[line.account, ladder] = line.after
        yield lines


def check() -> Restated:
    """Compare what is stored with what the records give, changing nothing."""
    return _compare(since=0, mend=False)


def restate(*, since: int) -> Restated:
    """Make what is stored what the records from sequence `since` on give.

    The caller holds the ledger. What was rated before `since` is taken as it is stored.
    """
    annulled = RatingChange.objects.filter(game__annulment__isnull=False, sequence__gte=since)
    touched = {(change.user_id, Ladder(change.ladder)) for change in annulled}
    annulled.delete()
    result = _compare(since=since, mend=True)
    later = RatingChange.objects.filter(sequence__gte=since, house=False)
    touched |= {(user, Ladder(ladder)) for user, ladder in later.values_list("user", "ladder")}
    if since == 0:
        _mend_ledger()
        stored = Rating.objects.filter(house=False)
        touched |= {(user, Ladder(ladder)) for user, ladder in stored.values_list("user", "ladder")}
    for ladder in Ladder:
        _restand({user for user, of in touched if of == ladder}, ladder)
    return result


def _lines(
    each: RatedRecord, ladder: Ladder, beliefs: dict[tuple[str, Ladder], Belief]
) -> list[Line]:
    body = each.body
    house = [seat["kind"] == "bot" for seat in body["seats"]]
    before = [
        house_belief(seat["rating_before"]) if fixed else beliefs[seat["account"], ladder]
        for seat, fixed in zip(body["seats"], house, strict=True)
    ]
    places = rated_places(body["places"], [seat["left"] for seat in body["seats"]])
    after = after_rated_game(before, places, house=house)
    return [
        Line(
            game=each.game,
            seat=number,
            account=seat["account"],
            ladder=ladder,
            sequence=body["sequence"],
            at=each.sealed_at,
            place=places[number],
            seats=len(places),
            before=before[number],
            after=after[number],
            house=house[number],
        )
        for number, seat in enumerate(body["seats"])
    ]


def _compare(*, since: int, mend: bool) -> Restated:
    annulled = set(Annulment.objects.values_list("game", flat=True))
    games = lines = wrong = 0
    played = replay(
        records.rated_records(since=since),
        annulled=annulled,
        before=lambda account, ladder: _belief_before(
            RatingChange.objects.filter(user__public_id=account), ladder, sequence=since
        ),
    )
    for batch in _batches(played):
        games += len(batch)
        wanted = _wanted([line for of_game in batch for line in of_game])
        lines += len(wanted)
        wrong += _bring_in_line(wanted, mend=mend)
    return Restated(games=games, lines=lines, wrong=wrong)


def _wanted(lines: Sequence[Line]) -> dict[tuple[int, int], Fields]:
    """Return what should be stored of some games, by game and seat."""
    accounts = {line.account for line in lines}
    holders = User.objects.filter(public_id__in=accounts).values_list("public_id", "pk")
    users = dict(holders)
    return {(line.game, line.seat): _fields(line, users[line.account]) for line in lines}


def _bring_in_line(wanted: dict[tuple[int, int], Fields], *, mend: bool) -> int:
    """Compare the changes of some games with what they should be; return how many are not that."""
    games = {game for game, _ in wanted}
    stored = {
        (change.game_id, change.seat): change
        for change in RatingChange.objects.filter(game__in=games)
    }
    missing, wrong = [], []
    for (game, seat), fields in wanted.items():
        change = stored.get((game, seat))
        if change is None:
            missing.append(RatingChange(game_id=game, seat=seat, **fields))
        elif any(getattr(change, name) != value for name, value in fields.items()):
            for name, value in fields.items():
                setattr(change, name, value)
            wrong.append(change)
    if mend and missing:
        RatingChange.objects.bulk_create(missing)
    if mend and wrong:
        RatingChange.objects.bulk_update(wrong, list(next(iter(wanted.values()))))
    return len(missing) + len(wrong)


def _fields(line: Line, user: int) -> Fields:
    return {
        "user_id": user,
        "ladder": line.ladder.value,
        "sequence": line.sequence,
        "at": line.at,
        "place": line.place,
        "seats": line.seats,
        "mu_before": line.before.mu,
        "sigma_before": line.before.sigma,
        "mu_after": line.after.mu,
        "sigma_after": line.after.sigma,
        "house": line.house,
    }


def _belief_before(
    changes: QuerySet[RatingChange], ladder: Ladder, *, sequence: int | None
) -> Belief:
    """Return what a player's changes had come to before a sequence, or by now (None)."""
    earlier = changes.filter(ladder=ladder, house=False)
    if sequence is not None:
        earlier = earlier.filter(sequence__lt=sequence)
    last = earlier.order_by("-sequence").first()
    return Belief() if last is None else Belief(last.mu_after, last.sigma_after)


def _restand(users: set[int], ladder: Ladder) -> None:
    """Make the ratings of these people what their last games left, and drop who has none."""
    changes = RatingChange.objects.filter(user__in=users, ladder=ladder, house=False)
    counts = {
        row["user"]: row
        for row in changes.values("user").annotate(
            games=Count("pk"), firsts=Count("pk", filter=Q(place=1))
        )
    }
    standings.write(
        Standing(
            user=user,
            ladder=ladder,
            belief=_belief_before(changes.filter(user=user), ladder, sequence=None),
            games=row["games"],
            firsts=row["firsts"],
        )
        for user, row in counts.items()
    )
    standings.forget(users - counts.keys(), ladder)


def _mend_ledger() -> None:
    ledger = standings.open_ledger()
    ledger.sequence = records.last_sequence()
    ledger.save(update_fields=["sequence"])


def _batches(games: Iterable[list[Line]]) -> Iterator[list[list[Line]]]:
    batch: list[list[Line]] = []
    for lines in games:
        batch.append(lines)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch
