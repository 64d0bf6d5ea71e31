"""People and each other: following, blocking, challenging, talking, reporting, moderating."""
