"""Makes new golden records: `python -m tests.neuroshima.make_golden`, from the root of the project.

Never use this to answer a failing test. A golden record is a game that somebody has played: if it no longer replays,
the engine has changed what happens in it, and that is either a fault to be mended or a new version of the rules,
which is kept beside the old one. For that reason the script writes only files that are not there yet.
"""

from pathlib import Path

from platzdarm.arena.matches import play_game
from platzdarm.games.roster import make_bot
from tests.neuroshima.tables import TABLES, VARIANTS, neuroshima, options_of

FOLDER = Path(__file__).parent / "golden"
EXTRA = [(2, "duel"), (4, "teams"), (4, "free_for_all"), (4, "points")]  # a third game of each


def plans() -> dict[str, tuple[dict[str, str], list[str]]]:
    """Name -> options and bots: two games of each kind of table, and some more."""
    found: dict[str, tuple[dict[str, str], list[str]]] = {}
    for number, (players, mode) in enumerate([*TABLES, *TABLES, *EXTRA]):
        round_ = number // len(TABLES)
        variant = VARIANTS[(number + round_) % len(VARIANTS)]
        options = options_of(players, mode, variant, number=round_)
        seats = len(options["armies"].split(","))
        others = "random" if round_ else "greedy"
        bots = [others if (seat + round_) % 2 else "greedy" for seat in range(seats)]
        found[f"{mode}-{players}-{round_ + 1}"] = (options, bots)
    return found


def make(name: str, options: dict[str, str], bots: list[str]) -> str:
    seated = [make_bot(bot, "neuroshima") for bot in bots]
    return play_game(neuroshima(), options, seated, name.encode()).record().format()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, (options, bots) in plans().items():
        path = FOLDER / f"{name}.rec"
        if not path.exists():
            path.write_text(make(name, options, bots), "utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
