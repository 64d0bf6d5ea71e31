"""Tests of the wiring: doors, fallbacks, the embedded worker, the containers."""
