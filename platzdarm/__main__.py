"""`python -m platzdarm`."""

import sys

from platzdarm.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
