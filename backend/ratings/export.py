"""What this package adds to the file of one's own data: `accounts.export` finds it by its name."""

from collections.abc import Iterator

from accounts.export import Section
from accounts.models import User
from games.models import Ladder
from ratings.selectors import changes_of, point, ratings_of


def sections(player: User) -> Iterator[Section]:
    """Yield one's ratings, and what each rated game made of them, ladder by ladder."""
    yield Section("ratings", ratings_of(player))
    for ladder in Ladder:
        changes = changes_of(player, ladder).order_by("sequence")
        yield Section(f"rating_changes_{ladder.value}", map(point, changes))
