"""Golden records: games that somebody has played, in `tests/NAME/golden`; each must replay to its result for ever.

`python -m tests.games.golden`, from the root of the project, makes those that `tests/NAME/golden_plans.py` plans and
that are not there yet. Never use it to answer a failing test. If a golden record no longer replays, the engine or the
content has changed what happens in it, and that is either a fault to be mended, a new version of the rules, which is
kept beside the old one, or a card of ours that was changed on purpose: then those records that use it are removed and
made anew, and the commit says which. For that reason no file is ever written over.
"""

from importlib import import_module
from pathlib import Path

from platzdarm.arena.matches import play_game
from platzdarm.games.discovery import game, game_names
from platzdarm.games.roster import make_bot
from platzdarm.kernel.record import Record, parse

TESTS = Path(__file__).resolve().parents[1]
Plans = dict[str, tuple[dict[str, str], list[str]]]  # name of the record -> options and bots


def golden_paths(name: str) -> list[Path]:
    return sorted((TESTS / name / "golden").glob("*.rec"))


def golden_records(name: str) -> list[Record]:
    return [parse(path.read_text("utf-8")) for path in golden_paths(name)]


def make(name: str, record: str, options: dict[str, str], bots: list[str]) -> str:
    finished = play_game(game(name), options, [make_bot(bot, name) for bot in bots], record.encode())
    assert finished.forfeit is None, finished.forfeit
    return finished.record().format()


def main() -> None:
    for name in game_names():
        plans: Plans = import_module(f"tests.{name}.golden_plans").plans()
        folder = TESTS / name / "golden"
        folder.mkdir(exist_ok=True)
        for record, (options, bots) in plans.items():
            path = folder / f"{record}.rec"
            if not path.exists():
                path.write_text(make(name, record, options, bots), "utf-8")
                print(path.name)


if __name__ == "__main__":
    main()
