"""The doors of the server: HTTP, WebSockets, and the start and end of the process."""

import os

import django
from channels.routing import ProtocolTypeRouter

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

# Loads the apps, so it comes before everything that imports models.
django.setup(set_prefix=False)

from config.body_limit import BodyLimit  # noqa: E402
from config.http import Http  # noqa: E402
from config.lifespan import Lifespan  # noqa: E402
from config.sockets import sockets  # noqa: E402

application = ProtocolTypeRouter(
    {"http": BodyLimit(Http()), "websocket": sockets, "lifespan": Lifespan()},
)
