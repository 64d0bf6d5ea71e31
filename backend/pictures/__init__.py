"""A moment of a game as a picture. PURE: from what a viewpoint may see, its people and a look."""
