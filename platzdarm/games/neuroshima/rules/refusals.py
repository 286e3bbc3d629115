"""Why not: the rule that forbids an action, for error messages and for the page's 'why not?'."""

from platzdarm.games.neuroshima.rules import verbs
from platzdarm.games.neuroshima.rules.position import Skirmish
from platzdarm.games.neuroshima.rules.setting import PUZZLE
from platzdarm.games.neuroshima.rules.sides import STRIDE
from platzdarm.games.neuroshima.rules.turn import INSTANT_OF_VERB
from platzdarm.kernel.action import FIELD, first, second, verb_of
from platzdarm.kernel.errors import IllegalAction

# slug -> rule; the sentences are in the catalogues, as refusal-SLUG
REASONS = {
    "game-over": "NH-VIC-01",
    "not-your-turn": "NH-TURN-08",
    "no-such-action": "",
    "hq-first": "NH-SET-05",
    "hq-placed": "NH-SET-05",
    "cell-taken": "NH-BRD-03",
    "discard-first": "NH-TURN-02",
    "discard-first-of-six": "NH-VAR-01",
    "in-battle": "NH-BAT-11",
    "answer-first": "NH-INST-02",
    "not-in-hand": "NH-TURN-03",
    "is-instant": "NH-PLAY-01",
    "play-limit": "NH-VAR-01",
    "play-limit-opening": "NH-VAR-03",
    "play-limit-puzzle": "NH-ETU-01",
    "keep-all": "NH-VAR-02",
    "battle-forbidden": "NH-END-02",
    "no-tile-there": "NH-PLAY-05",
    "not-own-tile": "NH-MOV-02",
    "netted": "NH-NET-03",
    "hq-netted": "NH-GRN-03",
    "too-far": "NH-MOB-01",
    "no-mobility": "NH-PLAY-03",
    "moved-already": "NH-MOB-03",
    "no-transport": "NH-HEG-09",
    "carried-already": "NH-HEG-10",
    "stays-put": "NH-MOB-01",
    "target-friendly": "NH-SNP-02",
    "target-hq": "NH-SNP-02",
    "grenade-hq": "NH-GRN-02",
    "grenade-range": "NH-GRN-01",
    "air-strike-edge": "NH-AIR-02",
    "push-target": "NH-PSH-01",
    "push-netted": "NH-NET-09",
    "push-no-room": "NH-PSH-04",
    "push-ally": "NH-TEAM-04",
    "retreat-cell": "NH-PSH-02",
    "redraw": "NH-UNL-01",
    "no-choice": "NH-BAT-11",
}


def refusal(position: Skirmish, seat: int, action: int) -> IllegalAction:
    slug = reason(position, seat, action)
    return IllegalAction(slug, rule=REASONS[slug])


def reason(position: Skirmish, seat: int, action: int) -> str:
    if position.over:
        return "game-over"
    verb = verb_of(action)
    if not 0 < verb <= verbs.LAST:
        return "no-such-action"
    asked = [decision for decision in position.pending() if decision.seat == seat]
    if not asked:
        return "not-your-turn"
    match asked[0].kind:
        case "headquarters":
            return "cell-taken" if verb == verbs.HEADQUARTERS else "hq-first"
        case "discard":
            return forced_discard(position, seat, verb, action)
        case "act":
            return in_turn(position, seat, verb, action)
        case "retreat":
            return "retreat-cell" if verb == verbs.RETREAT else "answer-first"
        case _:
            return "no-choice" if verb > verbs.END else "in-battle"


def forced_discard(position: Skirmish, seat: int, verb: int, action: int) -> str:
    if verb == verbs.DISCARD:
        return "not-in-hand"
    if verb == verbs.REDRAW:
        return "redraw"
    return "discard-first-of-six" if len(position.hands[seat]) > 3 else "discard-first"


def in_turn(position: Skirmish, seat: int, verb: int, action: int) -> str:
    setting = position.setting
    turn = position.turn - 1
    if verb == verbs.HEADQUARTERS:
        return "hq-placed"
    if verb == verbs.REDRAW:
        return "redraw"
    if verb == verbs.DISCARD:
        held = first(action) in position.hands[seat]
        return "keep-all" if held and not setting.may_discard(turn) else "not-in-hand"
    if verb in (verbs.RUN, verbs.RIDE):
        return moving(position, seat, verb, action)
    if verb == verbs.END:
        return "no-such-action"  # the bare word is always legal here, so this one has operands
    if verb > verbs.END or verb == verbs.RETREAT:
        return "no-choice"
    if position.played >= setting.play_limit(turn):
        if setting.mode == PUZZLE:
            return "play-limit-puzzle"
        return "play-limit-opening" if setting.play_limit(turn) == 1 else "play-limit"
    if verb == verbs.PLACE:
        return placing(position, seat, action)
    if not holds_instant(position, seat, verb):
        return "not-in-hand"
    if verb == verbs.BATTLE:
        return "battle-forbidden"
    if verb == verbs.MOVE:
        return moving(position, seat, verb, action)
    if verb == verbs.PUSH:
        return pushing(position, seat, action)
    return targeting(position, seat, verb, action)


def holds_instant(position: Skirmish, seat: int, verb: int) -> bool:
    tiles = position.setting.armies[seat].tiles
    return any(tiles[tile].instant == INSTANT_OF_VERB[verb] for tile in position.hands[seat])


def on_board(position: Skirmish, cell: int) -> bool:
    return cell < position.setting.field.size


def placing(position: Skirmish, seat: int, action: int) -> str:
    tile, cell = first(action), second(action)
    if tile not in position.hands[seat]:
        return "not-in-hand"
    if position.setting.armies[seat].tiles[tile].instant:
        return "is-instant"
    return "cell-taken" if on_board(position, cell) else "no-such-action"


def moving(position: Skirmish, seat: int, verb: int, action: int) -> str:
    start, target = first(action), second(action)
    if not on_board(position, start) or not on_board(position, target) or action >> 24 & FIELD > 5:
        return "no-such-action"
    piece = position.cells[start]
    if piece is None:
        return "no-tile-there"
    if piece.seat != seat:
        return "not-own-tile"
    if position.control().is_netted(start):
        return "netted"
    if verb == verbs.RUN and not piece.tile.mobility:
        return "no-mobility"
    if verb == verbs.RUN and piece.spent & 1:
        return "moved-already"
    if verb == verbs.RIDE:
        return "carried-already" if piece.spent & 2 else "no-transport"
    if start == target:
        return "stays-put"
    return "cell-taken" if position.cells[target] is not None else "too-far"


def pushing(position: Skirmish, seat: int, action: int) -> str:
    pusher, pushed = first(action), second(action)
    if not on_board(position, pusher) or not on_board(position, pushed):
        return "no-such-action"
    piece, other = position.cells[pusher], position.cells[pushed]
    if piece is None or other is None:
        return "no-tile-there"
    if piece.seat != seat:
        return "not-own-tile"
    if other.seat != seat and not position.setting.sides.catches[seat * STRIDE + other.seat]:
        return "push-ally"
    if other.seat == seat or pushed not in position.setting.field.around[pusher]:
        return "push-target"
    control = position.control()
    if control.is_netted(pusher):
        return "netted"
    return "push-netted" if control.is_netted(pushed) else "push-no-room"


def targeting(position: Skirmish, seat: int, verb: int, action: int) -> str:
    cell = first(action)
    if verb == verbs.AIR_STRIKE:
        return "air-strike-edge"
    if not on_board(position, cell):
        return "no-such-action"
    piece = position.cells[cell]
    if piece is None:
        return "no-tile-there"
    sides = position.setting.sides
    if sides.teams[piece.seat] == sides.teams[seat]:
        return "target-friendly"
    if piece.tile.kind == 0:
        return "grenade-hq" if verb == verbs.GRENADE else "target-hq"
    base = position.hq_cell(seat)
    if base >= 0 and position.control().is_netted(base):
        return "hq-netted"
    return "grenade-range"
