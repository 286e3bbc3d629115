"""A real server for the browser tests: `python serving.py PORT DATABASE`. It says its port once it is ready."""

import sys

from platzdarm.server.app import serve
from platzdarm.server.config import Config

# Tests are faster than people.
RATES = 20

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    serve(
        Config(database=database, port=port, rates=RATES, guest_tables=200),
        lambda open_port: print(open_port, flush=True),
    )
