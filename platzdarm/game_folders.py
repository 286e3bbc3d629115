"""Where the games lie: each is a package with a `game.py`, here in `games/` or on the path as `platzdarm_NAME`.

Nothing of a game is imported to find it, so that whoever needs only its texts (`text/words.py`) loads only those.
"""

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent / "games"
PREFIX = "platzdarm_"


@dataclass(frozen=True)
class Folder:
    package: str  # as it is imported
    path: Path

    def holds(self, part: str) -> bool:
        """Whether the game brings a module, named from its package: `terminal.tools`."""
        return self.path.joinpath(*part.split(".")).with_suffix(".py").is_file()


@cache
def game_folders() -> dict[str, Folder]:
    """By name. What comes with us goes before a namesake from elsewhere, and an earlier place before a later one."""
    found: dict[str, Folder] = {}
    for file in sorted(HERE.glob("*/game.py")):
        found[file.parent.name] = Folder(f"platzdarm.games.{file.parent.name}", file.parent)
    for place in sys.path:
        for file in sorted(Path(place).glob(f"{PREFIX}*/game.py")):
            package = file.parent.name
            found.setdefault(package.removeprefix(PREFIX), Folder(package, file.parent))
    return found
