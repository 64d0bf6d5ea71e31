"""`make screenshots`: pictures of every screen, both themes, both sizes, into docs/screenshots."""

import sys

from scripts import browser, install
from scripts.places import Stop


def main() -> int:
    """Take the pictures. Return the exit code."""
    install.python_packages(dev=True)
    install.node_packages()
    return browser.run_in_browser("screenshots")


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
