"""Made-up people and games, to measure by: nobody plays here."""
