"""The doors of the server: HTTP, WebSockets, and the start and end of the process."""

import os
from typing import TYPE_CHECKING, cast

from channels.routing import ProtocolTypeRouter
from django.core.asgi import get_asgi_application

if TYPE_CHECKING:
    from config.asgi_types import Application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")

# Loads the apps, so it comes before everything that imports models.
http = get_asgi_application()

from config.body_limit import BodyLimit  # noqa: E402
from config.lifespan import Lifespan  # noqa: E402
from config.sockets import sockets  # noqa: E402

application = ProtocolTypeRouter(
    {"http": BodyLimit(cast("Application", http)), "websocket": sockets, "lifespan": Lifespan()},
)
