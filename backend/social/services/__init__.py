"""What people can do about each other, each function one whole change."""
