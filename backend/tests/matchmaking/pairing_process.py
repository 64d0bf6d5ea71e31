"""A process that pairs: `python -m tests.matchmaking.pairing_process PASSES`, once a line comes in.

Prints how many matches it has made.
"""

import os
import sys

import django


def main(passes: int) -> None:
    """Wait for the word, then pair again and again."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    django.setup()
    from accounts.instants import now_ms  # noqa: PLC0415 -- after Django is set up
    from games.identifiers import new_chance  # noqa: PLC0415
    from matchmaking import matching  # noqa: PLC0415
    from matchmaking.tasks import draw  # noqa: PLC0415

    print("here", flush=True)
    sys.stdin.readline()
    made = 0
    for _ in range(passes):
        made += matching.make_matches(now=now_ms(), draw=draw, chance=new_chance())
    print(made, flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]))
