"""What to say when a server for the tests is not to be found."""


class MissingServer(Exception):
    """A server program that the tests need is neither installed nor among the packages."""
