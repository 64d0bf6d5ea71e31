"""What a person may do just now, as the moderators have left it: the one place that says so.

Moderation writes `suspended_until`, `suspension_reason` and `silenced_until` (package `social`);
whatever lets people play or write asks here. A suspended person may look, leave, and put their
affairs in order; a running game goes on without them, by the clock.
"""

from datetime import UTC, datetime

from accounts.models import Kind, User


class NotInGoodStanding(Exception):
    """Somebody who may not do this now; `until` (ms since 1970) is None where no time ends it."""

    def __init__(self, code: str, sentence: str, *, until: int | None = None) -> None:
        super().__init__(code, sentence)
        self.code = code
        self.sentence = sentence
        self.until = until


def is_suspended(user: User, now: int) -> bool:
    """Tell whether somebody may not play now."""
    return user.suspended_until is not None and user.suspended_until > now


def is_silenced(user: User, now: int) -> bool:
    """Tell whether somebody may not write now."""
    return user.silenced_until is not None and user.silenced_until > now


def check_may_play(user: User, now: int) -> None:
    """Refuse `suspended` to whoever may not queue, sit down or act now."""
    if is_suspended(user, now):
        until = user.suspended_until
        raise NotInGoodStanding(
            "suspended", f"You are suspended until {_written(until)}.", until=until
        )


def check_may_write(user: User, now: int) -> None:
    """Refuse `guests_may_not`, `suspended` or `silenced` to whoever may not write to others now."""
    check_has_account(user)
    check_may_play(user, now)
    if is_silenced(user, now):
        until = user.silenced_until
        raise NotInGoodStanding(
            "silenced", f"You may not write until {_written(until)}.", until=until
        )


def check_has_account(user: User) -> None:
    """Refuse `guests_may_not` to guests."""
    if user.kind == Kind.GUEST:
        raise NotInGoodStanding("guests_may_not", "This needs an account: sign up first.")


def _written(instant: int | None) -> str:
    moment = datetime.fromtimestamp((instant or 0) / 1000, tz=UTC)
    return f"{moment:%d %B %Y, %H:%M} UTC".lstrip("0")
