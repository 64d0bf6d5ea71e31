"""The accounts package over HTTP."""
