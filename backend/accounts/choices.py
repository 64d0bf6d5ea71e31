"""What a profile may choose from."""

from django_countries.data import COUNTRIES as DATA

AVATARS = (
    "badger", "bear", "beetle", "crane", "crow", "deer", "fox", "hare", "hedgehog", "heron",
    "lynx", "mole", "moth", "newt", "otter", "owl", "pike", "seal", "stoat", "toad",
)  # fmt: skip
"""Names of the pictures that the page can draw; `""` stands for the first letter of the name."""

LANGUAGES = {"en": "English", "ms": "Bahasa Melayu", "bg": "Български", "su": "Basa Sunda"}
"""The languages that the page speaks, by ISO 639-1 code, each in its own words."""

COUNTRIES = tuple(sorted(DATA))
"""ISO 3166 alpha-2 codes. The page knows what each language calls them."""
