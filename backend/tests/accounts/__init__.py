"""The life of accounts and guests, over real HTTP."""
