"""Made-up people and games."""
