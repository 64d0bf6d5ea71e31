"""Tests of how the site is run: the containers' description, and the same processes outside."""
