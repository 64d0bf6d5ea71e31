"""The site as it really runs: its processes outside the tests, reached over its one port."""
