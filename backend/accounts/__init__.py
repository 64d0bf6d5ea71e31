"""Who plays: accounts, guests and house bots, their sessions and their profiles."""
