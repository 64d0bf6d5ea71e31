"""A game survives anything but the loss of its database: its processes are killed as it is played."""
