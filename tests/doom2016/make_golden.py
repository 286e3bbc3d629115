"""Makes new golden records: `python -m tests.doom2016.make_golden`, from the root of the project.

Never use this to answer a failing test. A golden record is a game that somebody has played: if it no longer replays,
the engine or the content has changed what happens in it, and that is either a fault to be mended or a new version of
the rules, which is kept beside the old one. For that reason the script writes only files that are not there yet.
"""

from pathlib import Path

from platzdarm.arena.matches import play_game
from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.roster import make_bot
from tests.doom2016.tabletop import library

FOLDER = Path(__file__).parent / "golden"
BY_LOT = ("pump_hall", "ember_ward")  # missions that end by the clock: random marines are good enough there


def plans() -> dict[str, tuple[dict[str, str], list[str]]]:
    """Name -> options and bots: each mission once, with every number of marines, some with decks of their own."""
    found: dict[str, tuple[dict[str, str], list[str]]] = {}
    for number, mission in enumerate(library().missions.values()):
        marines = number % 4 + 1
        own = number % 3 == 1 and not mission.tutorial
        options = {"mission": mission.id, "marines": str(marines), "decks": "own" if own else "recommended"}
        bots = ["greedy", *["random" if mission.id in BY_LOT else "greedy"] * marines]
        found[f"{mission.id}-{marines}"] = (options, bots)
    return found


def make(name: str, options: dict[str, str], bots: list[str]) -> str:
    seated = [make_bot(bot, "doom2016") for bot in bots]
    finished = play_game(Doom2016(library()), options, seated, name.encode())
    assert finished.forfeit is None, finished.forfeit
    return finished.record().format()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (options, bots) in plans().items():
        path = FOLDER / f"{name}.rec"
        if not path.exists():
            path.write_text(make(name, options, bots), "utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
