"""A real server for the browser tests: `python serving.py PORT DATABASE PAGE`. It says its port once it is ready."""

import sys
from pathlib import Path

from platzdarm.server.app import serve
from platzdarm.server.config import Config
from platzdarm.server.http import page

# All the tests' visitors come from one address, and they are faster than people. Whatever else is limited is as usual.
RATES = 4

if __name__ == "__main__":
    port, database = int(sys.argv[1]), sys.argv[2]
    page.FOLDER = Path(sys.argv[3])  # a copy: the page may be built anew while the tests run
    serve(
        Config(database=database, port=port, rates=RATES),
        lambda open_port: print(open_port, flush=True),
    )
