"""The wall clock. Entry points read it once and hand the instant on as `now`."""

import time


def now_ms() -> int:
    """Return whole milliseconds since 1970 UTC."""
    return time.time_ns() // 1_000_000
