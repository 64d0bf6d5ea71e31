"""How strong players are: one application a rated game, and what follows from it."""
