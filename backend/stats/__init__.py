"""Numbers from finished rated games: what happened to whom, summed so that any period is quick."""
