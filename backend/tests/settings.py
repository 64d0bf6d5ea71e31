"""The settings of the tests: those of the server, quicker, and with a data folder of their own.

What a test run wants otherwise it says in the environment, as an operator does: `DATABASE_URL`
and `REDIS_URL` make the same tests run on PostgreSQL and Redis.
"""

import os
from tempfile import TemporaryDirectory

# One folder a process, so that two runs side by side never meet. Gone when the process ends.
_data_dir = TemporaryDirectory(prefix="craits-test-")
os.environ["CRAITS_DATA_DIR"] = _data_dir.name
os.environ.setdefault("CRAITS_PACE", "test")

# Workers of one run share a Redis, so each has one of its databases.
_worker = os.environ.get("PYTEST_XDIST_WORKER", "")
if _worker and "REDIS_URL" in os.environ:
    os.environ["REDIS_URL"] += f"?db={_worker.removeprefix('gw')}"

from config.settings import *  # noqa: E402, F403

# A slow hash is the point of a password hash, and no point of a test.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]

# Plays the part of an outside provider: nothing is asked of the network.
INSTALLED_APPS = [*INSTALLED_APPS, "allauth.socialaccount.providers.dummy"]  # noqa: F405
