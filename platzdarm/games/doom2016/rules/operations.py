"""Operations (chapter OPS): what a mission hands on to the next. All else starts anew (D16-OPS-04).

A printed operation goes through its six missions in order; in a players' own one the invader picks the first and the
loser of each mission the next, no mission twice. `won` counts the invader's and the marines' wins as `2-1`.
"""

from collections.abc import Mapping
from typing import Final

from platzdarm.games.doom2016.content.library import Library
from platzdarm.kernel.errors import OptionsError

NEEDED: Final = 4  # D16-OPS-05
MISSIONS: Final = 6
NO_OPERATION: Final = "none"
OWN: Final = "own"


def names(library: Library) -> list[str]:
    return [operation.id for operation in library.entries["operations"]]


def missions_of(library: Library, operation: str) -> list[str]:
    return next(list(entry.missions) for entry in library.entries["operations"] if entry.id == operation)


def settle(options: Mapping[str, str], library: Library) -> dict[str, str]:
    """The options of an operation, checked; in a printed one the mission follows from the wins."""
    operation = options.get("operation", NO_OPERATION)
    if operation == NO_OPERATION:
        return {}
    if operation != OWN and operation not in names(library):
        raise OptionsError(
            "option-value", option="operation", value=operation, known=", ".join([NO_OPERATION, OWN, *names(library)])
        )
    invader, marines = read_wins(options.get("won", "0-0"))
    played = [name for name in options.get("played", "").split(",") if name]
    settled = {"operation": operation, "won": f"{invader}-{marines}"}
    if winner(invader, marines, True) is not None:
        raise OptionsError("d16-operation-over", rule="D16-OPS-05", won=options.get("won"))
    if operation != OWN:
        return {**settled, "mission": missions_of(library, operation)[invader + marines]}
    if played and "mission" not in options:
        raise OptionsError("d16-mission-unnamed", rule="D16-OPS-07")
    if len(played) != invader + marines:
        raise OptionsError("d16-played", rule="D16-OPS-08")
    if options.get("mission") in played:
        raise OptionsError("d16-mission-twice", rule="D16-OPS-08", mission=options["mission"])
    return {**settled, "played": ",".join(played)} if played else settled


def read_wins(text: str) -> tuple[int, int]:
    one, dash, other = text.partition("-")
    if not dash or not one.isdecimal() or not other.isdecimal() or int(one) + int(other) > MISSIONS:
        raise OptionsError("d16-wins", won=text)
    return int(one), int(other)


def winner(invader: int, marines: int, invader_won_last: bool) -> int | None:
    """0 if the invader has won the operation, 1 if the marines have, None while it goes on (D16-OPS-05, 06)."""
    if invader >= NEEDED or marines >= NEEDED:
        return 0 if invader >= NEEDED else 1
    if invader + marines < MISSIONS:
        return None
    return 0 if invader_won_last else 1


def sequel(options: Mapping[str, str], result: list[float], library: Library) -> dict[str, str] | None:
    """The options of the next mission; None where the operation is over, or there is none."""
    if options.get("operation", NO_OPERATION) == NO_OPERATION:
        return None
    invader, marines = read_wins(options["won"])
    invader_won = result[0] == 1.0
    invader, marines = (invader + 1, marines) if invader_won else (invader, marines + 1)
    if winner(invader, marines, invader_won) is not None:
        return None
    following = {key: value for key, value in options.items() if key not in ("mission", "played")}
    following["won"] = f"{invader}-{marines}"
    if options["operation"] == OWN:
        following["played"] = ",".join([*filter(None, options.get("played", "").split(",")), options["mission"]])
        return following  # the loser names the mission (D16-OPS-07)
    following["mission"] = missions_of(library, options["operation"])[invader + marines]
    return following


def choosers(options: Mapping[str, str], result: list[float]) -> list[int]:
    """In a players' own operation: the seats of the loser, who picks the next mission (D16-OPS-07)."""
    if options.get("operation") != OWN:
        return []
    return [seat for seat, score in enumerate(result) if score == 0.0]
