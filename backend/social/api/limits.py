"""How much one person may send, by kind; the numbers stand in the settings (docs/operations.md)."""

from accounts.api.limits import ChangesThrottle


class TalkThrottle(ChangesThrottle):
    """What is said at tables."""

    scope = "talk"


class TalkHourThrottle(ChangesThrottle):
    """The same over an hour."""

    scope = "talk_hour"


class TiesThrottle(ChangesThrottle):
    """Following, muting and blocking, and their opposites."""

    scope = "ties"


class ChallengeThrottle(ChangesThrottle):
    """Challenges made. Answering them is free."""

    scope = "challenges"


class ReportThrottle(ChangesThrottle):
    """Reports."""

    scope = "reports"
