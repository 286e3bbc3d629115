"""`platzdarm arena`: which bot is stronger, and by how much; which army, mission or card wins more than others."""

import argparse
import json
import os
import shlex
import signal
from dataclasses import asdict

from rich.table import Table

from platzdarm.arena.matches import every
from platzdarm.arena.pairings import Plan, Standings, contest
from platzdarm.arena.report import heading, page, verdicts
from platzdarm.arena.workers import Cluster, Workers
from platzdarm.cli.files import files_for, write_text
from platzdarm.cli.session import INTERRUPTED
from platzdarm.cli.settings import parse_options, parse_seed
from platzdarm.cli.simulate import (
    Terminated,
    add_row,
    print_forfeits,
    print_title,
    progress_bar,
    result_console,
    result_table,
    row_data,
    stop,
)
from platzdarm.games.roster import bots_of, tables_of
from platzdarm.text.words import Words

SENTENCE = 80  # columns; tables may be wider


def run(arguments: argparse.Namespace, words: Words) -> int:
    plan = planned(arguments)
    standings = plan.start()
    before = signal.signal(signal.SIGTERM, stop)
    code = 0
    try:
        play(arguments, plan, standings, words)
    except Terminated:
        code = 128 + signal.SIGTERM
    except KeyboardInterrupt:
        code = INTERRUPTED
    finally:
        signal.signal(signal.SIGTERM, before)
    # Whoever breaks off keeps what was played.
    if standings.games or not code:
        tell(arguments, plan, standings, words)
    return code


def planned(arguments: argparse.Namespace) -> Plan:
    bots = [name.strip() for name in arguments.bots.split(",")] if arguments.bots else list(bots_of(arguments.game))
    seed = parse_seed(arguments.seed) if arguments.seed is not None else os.urandom(16)
    options = parse_options(arguments.option)
    choices = {key: values.split(",") for key, values in parse_options(arguments.each).items()}
    # Options of one's own are the whole table: which of the usual ones they fit is not to be guessed.
    tables = every(options, choices) if options or choices else list(tables_of(arguments.game))
    content = files_for(arguments.game, arguments.content)
    return Plan(arguments.game, tables, bots, arguments.games, seed, not arguments.all_games, content)


def play(arguments: argparse.Namespace, plan: Plan, standings: Standings, words: Words) -> None:
    with progress_bar() as bar:
        most = plan.games * len(standings.pairings)
        task = bar.add_task(words.say("simulate-progress"), total=most)

        def progress(found: Standings) -> None:
            bar.update(task, completed=found.games, total=most_left(plan, found))

        with Cluster(arguments.ray) if arguments.ray else Workers(arguments.jobs) as workers:
            contest(plan, standings, workers, progress)


def most_left(plan: Plan, standings: Standings) -> int:
    """How many games there will be at most: what is decided is played no further."""
    return sum(
        pairing.row.games if plan.early and pairing.test.decided else plan.games for pairing in standings.pairings
    )


def tell(arguments: argparse.Namespace, plan: Plan, standings: Standings, words: Words) -> None:
    if arguments.report is not None:
        write_text(arguments.report, page(plan, standings, repeated(arguments, plan), words))
    if arguments.json:
        print(json.dumps(standings_data(plan, standings)))
    else:
        print_standings(plan, standings, words)


def repeated(arguments: argparse.Namespace, plan: Plan) -> str:
    """The command that plays the same again, on however many processes."""
    words = ["platzdarm", "arena", "--game", plan.game_name, "--bots", ",".join(plan.bots), "--games", str(plan.games)]
    words += [] if plan.early else ["--all-games"]
    for name in ("option", "each", "content"):
        for value in getattr(arguments, name) or ():
            words += [f"--{name}", str(value)]
    return shlex.join([*words, "--seed", plan.seed.hex()])


def standings_data(plan: Plan, standings: Standings) -> dict[str, object]:
    return {
        "game": plan.game_name,
        "seed": plan.seed.hex(),
        "games": standings.games,
        "moves": standings.moves,
        "seconds": standings.seconds,
        "forfeits": standings.forfeits,
        "faults": standings.faults,
        "ratings": [asdict(rating) for rating in standings.ratings()],
        "pairings": [
            {"bots": list(pairing.bots), **row_data(pairing.row), "decided": pairing.test.decided}
            for pairing in standings.pairings
        ],
        "balance": {kind: [row_data(row) for row in rows] for kind, rows in standings.telling().items()},
    }


def print_standings(plan: Plan, standings: Standings, words: Words) -> None:
    print_title(standings.games, standings.moves, standings.seconds, words)
    console = result_console()
    strengths = Table(title_justify="left", padding=0)
    strengths.add_column(words.say("simulate-bot"))
    for column in ("arena-rating", "arena-error"):
        strengths.add_column(words.say(column), justify="right")
    for rating in standings.ratings():
        strengths.add_row(rating.bot, f"{rating.points:.0f}", f"± {rating.error:.0f}")
    console.print(strengths)
    pairs = result_table([words.say("arena-pairing")], words)
    for pairing in standings.pairings:
        add_row(pairs, [" – ".join(pairing.bots)], pairing.row)
    console.print(pairs)
    for told in verdicts(plan, standings, words):
        console.print(told, markup=False, width=min(console.width, SENTENCE))
    for kind, rows in standings.telling().items():
        table = result_table([heading(kind, words)], words)
        for row in rows:
            add_row(table, [row.bot], row)
        console.print(table)
    print_forfeits(standings.forfeits, standings.faults, words)
