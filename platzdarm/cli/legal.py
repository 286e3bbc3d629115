"""`platzdarm legal`: the legal actions at a point of a record, one a line."""

import argparse
import json

from platzdarm.cli.files import RecordFile, check_seat
from platzdarm.text.words import Words


def run(arguments: argparse.Namespace, words: Words) -> int:
    file = RecordFile(arguments.record, arguments.content)
    position = file.at(arguments.at)
    check_seat(position, arguments.seat)
    asked = [decision for decision in position.pending() if arguments.seat in (None, decision.seat)]
    rows = [
        {"seat": decision.seat, "kind": decision.kind, "action": file.game.write(position, decision.seat, action)}
        for decision in asked
        for action in decision.answers
    ]
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    # Where several seats may act at once, each line begins with its seat, as in a record.
    several = len({decision.seat for decision in asked}) > 1
    for row in rows:
        print(f"{row['seat']} {row['action']}" if several else row["action"])
    return 0
