"""Private PostgreSQL and Redis servers for tests, started for one command and gone after it.

    python -m tests.services pytest -m scaled

runs the command with `DATABASE_URL` and `REDIS_URL` pointing at them.
"""
