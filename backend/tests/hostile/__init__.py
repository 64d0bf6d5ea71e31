"""Hostile input: whatever is sent to whichever door, by whomever, there is a fitting answer."""
