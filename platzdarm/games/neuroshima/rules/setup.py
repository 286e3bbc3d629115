"""Setting up (chapters SET, FFA, PTS, OVT, TEAM, EXT): from the options of a table to its first question."""

from collections.abc import Mapping

from platzdarm.games.neuroshima.rules.field import FIELDS
from platzdarm.games.neuroshima.rules.position import FIRST_PLAYER, Skirmish
from platzdarm.games.neuroshima.rules.setting import DUEL, FREE_FOR_ALL, MODES, ONE_AGAINST_TWO, POINTS, TEAMS, Setting
from platzdarm.games.neuroshima.rules.tiles import Army
from platzdarm.games.neuroshima.rules.turn import MUSTER_STEP, ROUNDS_STEP
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.errors import OptionsError
from platzdarm.kernel.pile import Pile, bag_with
from platzdarm.kernel.rules import Rules

LOT = "lot"
YES_NO = ("no", "yes")
CHOICES: dict[str, tuple[str, ...]] = {
    "players": ("2", "3", "4", "5", "6"),
    "mode": MODES[:5],
    "board": ("standard", "extended"),
    "reinforcement": YES_NO,
    "advanced_opening": YES_NO,
    "first": (LOT, "0", "1", "2", "3", "4", "5"),
}
MODES_OF_PLAYERS = {
    2: (DUEL,),
    3: (FREE_FOR_ALL, POINTS, ONE_AGAINST_TWO, TEAMS),
    4: (TEAMS, FREE_FOR_ALL, POINTS),
    5: (FREE_FOR_ALL,),
    6: (FREE_FOR_ALL,),
}


def settle(options: Mapping[str, str], armies: list[str]) -> dict[str, str]:
    """Complete and check the options; `armies` are the names one may choose, the default ones first."""
    for key, value in options.items():
        if key != "armies" and key not in CHOICES:
            raise OptionsError("option-unknown", option=key, known=", ".join(sorted([*CHOICES, "armies"])))
        if key != "armies" and value not in CHOICES[key]:
            raise OptionsError("option-value", option=key, value=value, known=", ".join(CHOICES[key]))
    players = int(options.get("players", guess_players(options)))
    mode = settle_mode(options, players)
    seats = 4 if mode == TEAMS else players
    settled = {
        "players": str(players),
        "mode": MODES[mode],
        "board": settle_board(options, players),
        "armies": settle_armies(options, seats, players, armies),
        "reinforcement": options.get("reinforcement", "no"),
        "advanced_opening": options.get("advanced_opening", "no"),
        "first": options.get("first", "0" if mode == ONE_AGAINST_TWO else LOT),
    }
    if settled["first"] != LOT and int(settled["first"]) >= seats:
        raise OptionsError("option-first", value=settled["first"], last=seats - 1)
    if mode == ONE_AGAINST_TWO and settled["first"] != "0":
        raise OptionsError("option-first-lone", rule="NH-OVT-02")
    return settled


def guess_players(options: Mapping[str, str]) -> str:
    """Without a number of players, as many as there are armies or as the mode wants."""
    if "armies" in options:
        return str(min(max(len(options["armies"].split(",")), 2), 6))
    return {"duel": "2", "teams": "4"}.get(options.get("mode", "duel"), "3")


def settle_mode(options: Mapping[str, str], players: int) -> int:
    allowed = MODES_OF_PLAYERS[players]
    if "mode" not in options:
        return FREE_FOR_ALL if FREE_FOR_ALL in allowed else allowed[0]
    mode = MODES.index(options["mode"])
    if mode not in allowed:
        names = ", ".join(MODES[m] for m in allowed)
        raise OptionsError("option-mode", mode=options["mode"], players=players, known=names)
    return mode


def settle_board(options: Mapping[str, str], players: int) -> str:
    board = options.get("board", "extended" if players > 4 else "standard")
    if board == "standard" and players > 4:
        raise OptionsError("option-standard", rule="NH-COMP-04")
    if board == "extended" and players < 4:
        raise OptionsError("option-extended", rule="NH-EXT-01")
    return board


def settle_armies(options: Mapping[str, str], seats: int, players: int, known: list[str]) -> str:
    if "armies" not in options:
        return ",".join(known[seat % len(known)] for seat in range(seats))
    names = options["armies"].split(",")
    for name in names:
        if name not in known:
            raise OptionsError("option-army", army=name, known=", ".join(known))
    if len(names) != seats:
        raise OptionsError("option-armies", needed=seats, given=len(names))
    if players <= 4 and len(set(names)) != len(names):
        raise OptionsError("option-army-twice", rule="NH-SET-01")
    return ",".join(names)


def make_setting(options: Mapping[str, str], armies: Mapping[str, Army], first: int) -> Setting:
    mode = MODES.index(options["mode"])
    chosen = [armies[name] for name in options["armies"].split(",")]
    seats = len(chosen)
    setting = Setting(
        mode,
        FIELDS[options["board"]],
        chosen,
        teams_of(mode, seats),
        turn_order(mode, seats, first),
        options["reinforcement"] == "yes",
        options["advanced_opening"] == "yes",
    )
    if mode == TEAMS and options["players"] == "3":
        setting.people = [0, 1, 2, 2]  # one person commands both armies of a team (NH-TEAM-10)
    return setting


def teams_of(mode: int, seats: int) -> list[int]:
    if mode == TEAMS:
        return [0, 0, 1, 1]
    if mode == ONE_AGAINST_TWO:
        return [0, 1, 1]
    return list(range(seats))


def turn_order(mode: int, seats: int, first: int) -> list[int]:
    """Who moves after whom, beginning with `first`. Team-mates never move one after the other (NH-TEAM-02)."""
    if mode == ONE_AGAINST_TWO:
        return [0, 1, 0, 2]  # NH-OVT-02
    order = [0, 2, 1, 3] if mode == TEAMS else list(range(seats))
    at = order.index(first)
    return order[at:] + order[:at]


def start(rules: Rules[Skirmish], options: Mapping[str, str], armies: Mapping[str, Army], chance: Chance) -> Skirmish:
    """The position at its first question: where to put the first HQ."""
    seats = len(options["armies"].split(","))
    first = chance.below(seats, FIRST_PLAYER) if options["first"] == LOT else int(options["first"])
    setting = make_setting(options, armies, first)
    position = Skirmish(
        rules,
        setting,
        [ROUNDS_STEP, MUSTER_STEP],
        chance,
        [None] * setting.field.size,
        [()] * seats,
        [Pile([bag_with(army.pile_counts())]) for army in setting.armies],
        [[] for _ in range(seats)],
        setting.starting_points(),
    )
    position.active = first
    position.advance()
    return position
