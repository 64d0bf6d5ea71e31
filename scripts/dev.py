"""`make dev`: both halves, each starting anew when its files change, on http://localhost:5173."""

import signal
import subprocess
import sys
import time

from scripts import install, serve
from scripts.places import BACKEND, FRONTEND, Stop, environment

PAGE_ADDRESS = "http://localhost:5173"


def main() -> int:
    """Install, bring up to date, serve both until Ctrl-C or until one of them ends."""
    port = serve.free_port()
    install.python_packages(dev=True)
    install.node_packages()
    env = environment(CRAITS_DEBUG="1", CRAITS_PUBLIC_URL=PAGE_ADDRESS)
    serve.migrate(env)
    server = [*serve.command(host="localhost", port=port), "--reload", "--reload-dir", str(BACKEND)]
    page = ["node", "node_modules/vite/bin/vite.js", "--strictPort"]
    page_env = environment(CRAITS_SERVER=f"http://localhost:{port}")
    both = [
        subprocess.Popen(server, cwd=BACKEND, env=env),
        subprocess.Popen(page, cwd=FRONTEND, env=page_env),
    ]
    print(f"\n  Craits Online, for developers: {PAGE_ADDRESS}   (Ctrl-C stops it)\n", flush=True)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    while all(each.poll() is None for each in both):
        time.sleep(0.2)
    for each in both:
        each.terminate()
        each.wait()
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Stop as stop:
        sys.exit(f"\n{stop}")
