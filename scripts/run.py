"""`make run`: from a clean clone to a page that can be played on."""

import os
import signal
import subprocess
import sys

from scripts import install, serve
from scripts.places import BACKEND, Stop

STOPPED = (0, -signal.SIGINT, -signal.SIGTERM)
"""The exit codes of a server that somebody stopped."""


def main() -> int:
    """Install, build, bring up to date, serve until Ctrl-C. Return the exit code."""
    port = serve.free_port()
    host = os.environ.get("CRAITS_BIND", "localhost")
    install.python_packages(dev=False)
    install.node_packages()
    install.page()
    env = serve.public_environment(port)
    serve.migrate(env)
    print("- Starting the server", flush=True)
    server = subprocess.Popen(serve.command(host=host, port=port), cwd=BACKEND, env=env)
    # Ctrl-C reaches the server by itself, which then finishes what it is doing.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, lambda *_: server.terminate())
    if serve.is_ready(server, port):
        print(f"\n  Craits Online: {env['CRAITS_PUBLIC_URL']}   (Ctrl-C stops it)\n", flush=True)
    code = server.wait()
    print("Stopped." if code in STOPPED else f"The server ended with code {code}.", flush=True)
    return 0 if code in STOPPED else code


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
