"""Turns (chapters SET, OPEN, TURN, UNL, PLAY, FULL, END): HQs, drawing, discarding, playing tiles, ending the turn."""

from typing import Final

from platzdarm.board.hexes import OFF
from platzdarm.games.neuroshima.rules import ending
from platzdarm.games.neuroshima.rules.battle import AS_LAST, BY_FULL_BOARD, BY_TILE, start_battle
from platzdarm.games.neuroshima.rules.instants import (
    InstantHarm,
    Retreat,
    add_instant,
    air_strike_hits,
    grenade_hits,
    sniper_hits,
)
from platzdarm.games.neuroshima.rules.moving import ROTATIONS, add_moves, move, rest
from platzdarm.games.neuroshima.rules.position import (
    EXTRA_BATTLE,
    EXTRA_TURNS,
    FINAL_TURNS,
    LAST_BATTLE,
    NORMAL,
    Skirmish,
)
from platzdarm.games.neuroshima.rules.tiles import AIR_STRIKE as AIR_STRIKE_TILE
from platzdarm.games.neuroshima.rules.tiles import BATTLE as BATTLE_TILE
from platzdarm.games.neuroshima.rules.tiles import GRENADE as GRENADE_TILE
from platzdarm.games.neuroshima.rules.tiles import INSTANT, SNIPER, Piece
from platzdarm.games.neuroshima.rules.tiles import MOVE as MOVE_TILE
from platzdarm.games.neuroshima.rules.tiles import PUSH as PUSH_TILE
from platzdarm.games.neuroshima.rules.verbs import (
    AIR_STRIKE,
    BATTLE,
    DISCARD,
    END,
    GRENADE,
    HEADQUARTERS,
    MOVE,
    PLACE,
    PUSH,
    REDRAW,
    RIDE,
    RUN,
    SNIPE,
)
from platzdarm.kernel.action import first, pack, second, third, verb_of
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.position import Fixed

NOWHERE: Final = -1


class Muster(Fixed[Skirmish]):
    """HQs are placed in turn order on any free cell (NH-SET-05); facing does not matter."""

    def run(self, position: Skirmish) -> bool:
        if self.next_seat(position) != NOWHERE:
            return False
        position.agenda.pop()
        return True

    def next_seat(self, position: Skirmish) -> int:
        for seat in position.setting.order:
            if position.hq_cell(seat) == NOWHERE:
                return seat
        return NOWHERE

    def decisions(self, position: Skirmish) -> list[Decision]:
        answers = Answers([], [each(HEADQUARTERS, position.free_cells(), 8)])
        return [Decision(self.next_seat(position), "headquarters", answers)]

    def answer(self, position: Skirmish, seat: int, action: int) -> None:
        cell = first(action)
        hq = position.setting.armies[seat].hq
        position.put(cell, Piece(hq, seat, 0))
        position.tell("placed", [seat, hq.index, cell, 0])


class Rounds(Fixed[Skirmish]):
    """The bottom of the agenda: one turn after the other, then the last battle (chapters END and VIC)."""

    def run(self, position: Skirmish) -> bool:
        stage = position.stage
        if stage in (LAST_BATTLE, EXTRA_BATTLE):
            ending.judge_points(position)
        elif stage in (FINAL_TURNS, EXTRA_TURNS) and not position.waiting:
            position.stage = LAST_BATTLE if stage == FINAL_TURNS else EXTRA_BATTLE
            start_battle(position, AS_LAST)
        else:
            begin_turn(position)
        return True


def begin_turn(position: Skirmish) -> None:
    """The next seat draws up to its limit; a full hand must give one tile away (NH-TURN-01, 02)."""
    seat = next_seat(position)
    setting = position.setting
    position.active = seat
    position.played = 0
    limit = setting.hand_limit(position.turn)
    position.turn += 1
    position.tell("turn", [seat, position.turn])
    draw(position, seat, limit - len(position.hands[seat]))
    position.fresh = True
    position.agenda.append(DISCARD_STEP if must_discard(position) else ACT_STEP)


def next_seat(position: Skirmish) -> int:
    """The next in turn order who is still in the game; in a tie-break only those who are tied."""
    order = position.setting.order
    while True:
        seat = order[position.clock % len(order)]
        position.clock += 1
        if position.is_alive(seat) and (position.stage != EXTRA_TURNS or position.waiting >> seat & 1):
            return seat


def draw(position: Skirmish, seat: int, number: int) -> None:
    pile = position.own_pile(seat)
    drawn: list[int] = []
    for _ in range(min(number, pile.size)):
        tile = position.chance.draw(pile.top, seat + 1)
        pile.take(tile)
        drawn.append(tile)
        position.tell("drew", [seat, tile])
        if not pile.size and position.stage == NORMAL:
            begin_end(position, seat)
    position.hands[seat] = position.hands[seat] + tuple(drawn)


def begin_end(position: Skirmish, seat: int) -> None:
    """Somebody has drawn his last tile: every other seat has one more turn (NH-END-01, NH-FFA-02, NH-TEAM-09)."""
    position.stage = FINAL_TURNS
    position.waiting = position.alive & ~(1 << seat)
    position.tell("last_tile_drawn", [seat])


def must_discard(position: Skirmish) -> bool:
    """A full hand gives one tile away, except in the short opening turns (NH-OPEN-01, 02, NH-TURN-06)."""
    turn = position.turn - 1
    setting = position.setting
    return setting.forces_discard(turn) and len(position.hands[position.active]) >= setting.hand_limit(turn)


def may_redraw(position: Skirmish) -> bool:
    """The unlucky draw: only instants in hand, nothing done yet, and something left to draw (chapter UNL)."""
    seat = position.active
    army = position.setting.armies[seat]
    hand = position.hands[seat]
    if not position.fresh or not hand or not army.unlucky_draw or not position.piles[seat].size:
        return False
    return all(army.tiles[tile].kind == INSTANT for tile in hand)


def redraw(position: Skirmish) -> None:
    seat = position.active
    hand = position.hands[seat]
    for tile in hand:
        position.to_discards(seat, tile)
    position.hands[seat] = ()
    position.tell("redrew", [seat, *hand])
    draw(position, seat, len(hand))
    position.agenda[-1] = DISCARD_STEP if must_discard(position) else ACT_STEP


def is_repeated(hand: tuple[int, ...], place: int) -> bool:
    """Whether a tile of that kind stands in the hand before this place."""
    return any(hand[before] == hand[place] for before in range(place))


def discard(position: Skirmish, tile: int) -> None:
    seat = position.active
    position.take_from_hand(seat, tile)
    position.to_discards(seat, tile)
    position.tell("discarded", [seat, tile])


class Discard(Fixed[Skirmish]):
    """The forced discard, before anything else (NH-TURN-02); the unlucky draw comes before it (NH-UNL-01)."""

    def decisions(self, position: Skirmish) -> list[Decision]:
        hand = position.hands[position.active]
        singles = [pack(DISCARD, hand[place]) for place in range(len(hand)) if not is_repeated(hand, place)]
        if may_redraw(position):
            singles.append(REDRAW)
        return [Decision(position.active, "discard", Answers(singles, []))]

    def answer(self, position: Skirmish, seat: int, action: int) -> None:
        if action == REDRAW:
            redraw(position)
            return
        discard(position, first(action))
        position.fresh = False
        position.agenda[-1] = ACT_STEP


class Act(Fixed[Skirmish]):
    """The turn proper: place tiles, play instants, use mobility, discard, end the turn, in any order."""

    def run(self, position: Skirmish) -> bool:
        """After a push the owner of the pushed tile may have filled the board's last cell (NH-EXT-03)."""
        entered = position.entered
        position.entered = NOWHERE
        if entered != NOWHERE and fills_board(position, entered):
            close_turn(position)
            start_battle(position, BY_FULL_BOARD)
            return True
        return False

    def decisions(self, position: Skirmish) -> list[Decision]:
        return [Decision(position.active, "act", act_answers(position))]

    def answer(self, position: Skirmish, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb == REDRAW:
            redraw(position)
            return
        position.fresh = False
        if verb == END:
            position.tell("turn_ended", [seat])
            close_turn(position)
        elif verb == DISCARD:
            discard(position, first(action))
        elif verb == PLACE:
            place(position, seat, first(action), second(action), third(action))
        elif verb in (RUN, RIDE):
            move(position, verb, first(action), second(action), third(action))
        else:
            play_instant(position, seat, verb, action)


def act_answers(position: Skirmish) -> Answers:
    seat = position.active
    setting = position.setting
    turn = position.turn - 1
    army = setting.armies[seat]
    control = position.control()
    singles = [END]
    spans: list[Span] = []
    may_play = position.played < setting.play_limit(turn)
    may_discard = setting.may_discard(turn)
    has_move_tile = False
    free: list[int] = []
    hand = position.hands[seat]
    for place in range(len(hand)):
        if is_repeated(hand, place):
            continue
        number = hand[place]
        tile = army.tiles[number]
        if may_discard:
            singles.append(pack(DISCARD, number))
        if not may_play:
            continue
        if tile.kind == INSTANT:
            if tile.instant == MOVE_TILE:
                has_move_tile = True
            else:
                add_instant(position, control, tile.instant, singles, spans)
        else:
            if not free:
                free = position.free_cells()
            if free:
                spans.append(Span(pack(PLACE, number), free, 16, ROTATIONS, 24))
    add_moves(position, control, has_move_tile, spans)
    if may_redraw(position):
        singles.append(REDRAW)
    return Answers(singles, spans)


def place(position: Skirmish, seat: int, number: int, cell: int, rotation: int) -> None:
    """On any free cell in any rotation (NH-PLAY-02); its nets and links work at once (NH-PLAY-04)."""
    position.take_from_hand(seat, number)
    position.played += 1
    position.put(cell, Piece(position.setting.armies[seat].tiles[number], seat, rotation))
    position.tell("placed", [seat, number, cell, rotation])
    position.entered = cell


def fills_board(position: Skirmish, entered: int) -> bool:
    """Whether the tile that just came to `entered` filled the last main cell (NH-FULL-01, 03, NH-EXT-03)."""
    field = position.setting.field
    if not field.main[entered]:
        return False
    cells = position.cells
    return all(cells[cell] is not None for cell in field.main_cells)


def play_instant(position: Skirmish, seat: int, verb: int, action: int) -> None:
    """Show it, discard it, carry it out (NH-PLAY-01)."""
    tile = tile_for(position, seat, verb)
    position.take_from_hand(seat, tile)
    position.to_discards(seat, tile)
    position.played += 1
    cell = first(action)
    position.tell("played", [seat, tile, cell if verb != BATTLE else OFF])  # a Battle is played nowhere
    if verb == BATTLE:
        close_turn(position)
        start_battle(position, BY_TILE)
    elif verb == MOVE:
        move(position, verb, cell, second(action), third(action))
    elif verb == PUSH:
        position.agenda.append(Retreat(cell, second(action)))
    elif verb == SNIPE:
        position.agenda.append(InstantHarm(sniper_hits(position, cell)))
    elif verb == GRENADE:
        position.agenda.append(InstantHarm(grenade_hits(position, cell)))
    elif verb == AIR_STRIKE:
        position.agenda.append(InstantHarm(air_strike_hits(position, cell)))


INSTANT_OF_VERB: Final = {
    BATTLE: BATTLE_TILE,
    MOVE: MOVE_TILE,
    PUSH: PUSH_TILE,
    SNIPE: SNIPER,
    GRENADE: GRENADE_TILE,
    AIR_STRIKE: AIR_STRIKE_TILE,
}


def tile_for(position: Skirmish, seat: int, verb: int) -> int:
    """The tile in hand that a verb plays."""
    wanted = INSTANT_OF_VERB[verb]
    tiles = position.setting.armies[seat].tiles
    for tile in position.hands[seat]:
        if tiles[tile].instant == wanted:
            return tile
    raise AssertionError("a legal instant is in hand")


def close_turn(position: Skirmish) -> None:
    """The turn is over, by word or by a battle (NH-TURN-09, NH-FULL-02, NH-BAT-12); what is left in hand is kept."""
    position.agenda.pop()
    position.waiting &= ~(1 << position.active)
    rest(position, position.active)


DISCARD_STEP: Final = Discard()
ACT_STEP: Final = Act()
MUSTER_STEP: Final = Muster()
ROUNDS_STEP: Final = Rounds()
