"""The queue: who looks for a ranked game, and which games come of it."""
