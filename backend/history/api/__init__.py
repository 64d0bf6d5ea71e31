"""Finished games over HTTP."""
