"""Commands of matchmaking."""
