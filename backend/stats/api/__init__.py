"""Stats over HTTP."""
