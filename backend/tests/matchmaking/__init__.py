"""The queue: pure pairing, searches and matches, the API."""
