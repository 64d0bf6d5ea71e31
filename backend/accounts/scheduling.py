"""Tasks of this package, by name. Each may come late, twice or never: beat asks for it again."""

from celery import current_app
from django.db import transaction

ERASE_DELETED = "accounts.erase_deleted"
TIDY = "accounts.tidy"


def after_commit(task: str) -> None:
    """Put a task into the queue once the transaction is committed."""

    def put() -> None:
        enqueue(task)

    # A plain function: Django's report of a robust hook's failure needs its name.
    transaction.on_commit(put, robust=True)


def enqueue(task: str) -> None:
    """Put a task into the queue."""
    current_app.send_task(task)
