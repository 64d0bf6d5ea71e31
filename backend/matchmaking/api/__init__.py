"""Matchmaking over HTTP."""
