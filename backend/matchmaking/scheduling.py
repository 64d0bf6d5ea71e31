"""Tasks, by name. Each may come late, twice or never: the sweep does every second what they do."""

from games import scheduling

PAIR = "matchmaking.pair"
SETTLE = scheduling.ON_MATCH_SETTLED
SWEEP = "matchmaking.sweep"
NO_SHOW = "matchmaking.no_show"


def pair_soon() -> None:
    """Have matches looked for once the transaction is committed."""
    scheduling.after_commit(PAIR)
