"""A game as text: a header and one action a line, with the outcomes of chance that the action caused beside it.

    platzdarm-record 1
    game: neuroshima
    rules: 1
    options: armies=outpost,hegemony board=standard mode=duel
    seed: 1f2e...            (or only seed-hash: while the game is not over)
    result: 1 0              (once it is over)

    start | first:0
    0 hq c3
    1 hq c1 | outpost_medic
    0 place medic c2 r4

Records are the save files, the bug reports, the test fixtures and the training data. Because outcomes are in them,
a record replays without the seed and outlives a change in the order of draws.
"""

from dataclasses import dataclass, field

from platzdarm.kernel.errors import RecordError

MAGIC = "platzdarm-record 1"
START = "start"
HEADER = ("game", "rules", "options", "pack", "seats", "seed", "seed-hash", "result")


@dataclass
class Move:
    """One line: who did what, and what chance said. The line of the start has seat -1."""

    seat: int
    text: str
    outcomes: list[str] = field(default_factory=list)
    line: int = 0


@dataclass
class Record:
    game: str
    rules: int
    options: dict[str, str]
    packs: dict[str, str] = field(default_factory=dict)
    seats: list[str] = field(default_factory=list)
    seed: str | None = None
    seed_hash: str | None = None
    result: list[float] | None = None
    moves: list[Move] = field(default_factory=list)
    where: dict[str, int] = field(default_factory=dict, compare=False)  # header line -> its number, once parsed

    def format(self) -> str:
        lines = [MAGIC, f"game: {self.game}", f"rules: {self.rules}"]
        lines.append("options: " + " ".join(f"{key}={value}" for key, value in sorted(self.options.items())))
        lines += [f"pack: {name} {digest}" for name, digest in sorted(self.packs.items())]
        if self.seats:
            lines.append("seats: " + ", ".join(self.seats))
        if self.seed is not None:
            lines.append(f"seed: {self.seed}")
        if self.seed_hash is not None:
            lines.append(f"seed-hash: {self.seed_hash}")
        if self.result is not None:
            lines.append("result: " + format_result(self.result))
        lines.append("")
        lines += [format_move(move) for move in self.moves]
        return "\n".join(lines) + "\n"


def format_move(move: Move) -> str:
    head = START if move.seat < 0 else f"{move.seat} {move.text}"
    return head + (" | " + " ".join(move.outcomes) if move.outcomes else "")


def parse(text: str) -> Record:
    lines = text.splitlines()
    if not lines or lines[0].strip() != MAGIC:
        raise RecordError("no-record", line=1, magic=MAGIC)
    header, packs, where, body = parse_header(lines)
    for name in ("game", "rules", "options"):
        if name not in header:
            raise RecordError("header-missing", line=body, name=name)
    record = Record(
        game=header["game"],
        rules=parse_number(header, "rules", where),
        options=parse_options(header["options"], where["options"]),
        packs=packs,
        seats=[name.strip() for name in header["seats"].split(",")] if "seats" in header else [],
        seed=header.get("seed"),
        seed_hash=header.get("seed-hash"),
        result=parse_result(header, where),
        where=where,
    )
    for number, line in enumerate(lines[body:], body + 1):
        if line.strip() and not line.startswith("#"):
            record.moves.append(parse_move(number, line))
    return record


def parse_header(lines: list[str]) -> tuple[dict[str, str], dict[str, str], dict[str, int], int]:
    """Header lines, packs, the number of each header line, and the number of the line after them."""
    header: dict[str, str] = {}
    packs: dict[str, str] = {}
    where: dict[str, int] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return header, packs, {**where, "moves": number}, number
        key, colon, value = line.partition(":")
        if not colon or key not in HEADER:
            raise RecordError("header-unknown", line=number, name=key, known=", ".join(HEADER))
        if key == "pack":
            name, _, digest = value.strip().partition(" ")
            packs[name] = digest.strip()
            where.setdefault(f"pack {name}", number)
        elif key in header:
            raise RecordError("header-twice", line=number, name=key)
        else:
            header[key] = value.strip()
            where[key] = number
    return header, packs, {**where, "moves": len(lines)}, len(lines)


def parse_number(header: dict[str, str], key: str, where: dict[str, int]) -> int:
    try:
        return int(header[key])
    except ValueError:
        raise RecordError("header-number", line=where[key], name=key, text=header[key]) from None


def parse_options(text: str, line: int) -> dict[str, str]:
    options: dict[str, str] = {}
    for word in text.split():
        key, equals, value = word.partition("=")
        if not equals:
            raise RecordError("header-option", line=line, option=word)
        options[key] = value
    return options


def format_result(result: list[float]) -> str:
    return " ".join(repr(score).removesuffix(".0") for score in result)


def parse_result(header: dict[str, str], where: dict[str, int]) -> list[float] | None:
    if "result" not in header:
        return None
    try:
        return [float(word) for word in header["result"].split()]
    except ValueError:
        raise RecordError("header-result", line=where["result"], text=header["result"]) from None


def parse_move(number: int, line: str) -> Move:
    head, bar, tail = line.partition("|")
    outcomes = tail.split() if bar else []
    if head.strip() == START:
        return Move(-1, START, outcomes, number)
    seat, _, text = head.strip().partition(" ")
    if not seat.isdigit() or not text:
        raise RecordError("record-line", line=number, text=line.strip())
    return Move(int(seat), text.strip(), outcomes, number)
