"""Runs a server from its address on: for tests, benchmarks and service managers that need nothing of the terminal."""

import json
import os
import sys

from platzdarm.server.app import serve
from platzdarm.server.ops import set_up_logs
from platzdarm.server.settings import config_from


def main(database: str, port: int = 0) -> None:
    """Prints one line of JSON with the address once connections are taken; logs go to standard error."""
    set_up_logs()
    config = config_from(os.environ, database, None, port)

    def ready(taken: int) -> None:
        print(json.dumps({"address": f"http://{config.host}:{taken}"}), flush=True)

    serve(config, ready)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
