"""Tables and live play."""
