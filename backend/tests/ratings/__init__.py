"""How ratings come out."""
