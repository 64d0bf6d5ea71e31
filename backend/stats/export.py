"""What this package adds to the file of one's own data: `accounts.export` finds it by its name."""

from collections.abc import Iterator

from accounts.export import Section
from accounts.models import User
from games.models import Ladder
from stats.selectors import Wanted, opponents, stats_of


def sections(player: User) -> Iterator[Section]:
    """Yield one's figures, ladder by ladder, and how one did against those met most."""
    for ladder in Ladder:
        wanted = Wanted(ladder)
        yield Section(f"stats_{ladder.value}", stats_of(player, wanted))
        met = opponents(player, wanted, viewer=player)
        yield Section(f"opponents_{ladder.value}", met)
