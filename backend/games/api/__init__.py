"""Tables and games over HTTP."""
