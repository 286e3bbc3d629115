"""A position for analysis: a mission with its figures put where somebody wants them, at the start of a round.

Or in the middle of one: `turn` names whose initiative card was revealed, and hands and the tops of decks may be laid
in order, so that a lesson meets the same cards every time.
"""

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec

from platzdarm.content.meaning import meaning
from platzdarm.content.plain import from_data
from platzdarm.games.doom2016.rules.cards import MARINES
from platzdarm.games.doom2016.rules.demons import InvaderTurn
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.rounds import INVADER_CARD, ActivationPhase, Rounds, prepare_deck
from platzdarm.games.doom2016.rules.setting import FIRST_OBJECT, INVADER, is_object
from platzdarm.games.doom2016.table.fact_types import CardId, FigureId, Square
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.deck import Deck
from platzdarm.kernel.errors import ContentError
from platzdarm.kernel.game import Game
from platzdarm.kernel.last_turn import LastTurn
from platzdarm.kernel.pile import Pile, bag_of

DEAL = b"an analysis deals its cards alike every time"


class FigureSetUp(msgspec.Struct, frozen=True):
    """Of a figure's facts what can be set up."""

    id: FigureId
    squares: Annotated[list[Square], meaning("The first is where it stands: the lower left one. None: off the map.")]
    turned: Annotated[bool, meaning("Whether a large figure stands across.")] = False
    damage: Annotated[int, meaning("Damage that it has.")] = 0
    stunned: Annotated[bool, meaning("Whether it is stunned.")] = False
    carries: Annotated[int, meaning("Objective tokens that it carries.")] = 0


class MarineSetUp(msgspec.Struct, frozen=True):
    """Of a marine's facts what can be set up."""

    name: Annotated[str, meaning("`alpha`, `bravo`, `charlie` or `delta`.")]
    hand: Annotated[
        list[CardId | None] | None, meaning("Cards of its own in hand; with an unknown one among them, as dealt.")
    ] = None
    deck: Annotated[
        list[CardId] | int, meaning("The top of its deck, the first card on top; a number is not read.")
    ] = 0


class SetUp(msgspec.Struct, frozen=True):
    """The facts of a table, or as much of them as somebody wants to say; the rest is as at the start."""

    mission: Annotated[str, meaning("The mission's id.")]
    marines: Annotated[list[MarineSetUp] | int, meaning("How many marines, or the marines.")] = 2
    figures: Annotated[list[FigureSetUp] | None, meaning("All figures on the map; without it, those of the start.")] = (
        None
    )
    doors: Annotated[list[int] | None, meaning("The doors that are shut; without it, as at the start.")] = None
    round: Annotated[int, meaning("The number of the round.")] = 1
    frags: Annotated[list[int], meaning("Frag tokens; more than the first number is not read.")] = []
    tokens: Annotated[list[Square] | None, meaning("Objective tokens that lie about; without it, as at the start.")] = (
        None
    )
    turn: Annotated[
        str | None, meaning("Whose initiative card was revealed first, a marine's name or `invader`: no status phase.")
    ] = None
    events: Annotated[
        list[CardId] | None, meaning("The top of the event deck, the first on top; the invader's hand is then empty.")
    ] = None
    portals_left: Annotated[list[int] | None, meaning("The portals that are left, by number; without it, all.")] = None
    last_turn: Annotated[
        bool,
        meaning("Whether the game ends with this activation, and decks hold only what was laid on top of them."),
    ] = False


def set_up(game: Game[Incursion], data: Mapping[str, Any]) -> tuple[dict[str, str], Incursion]:
    wish = from_data(data, SetUp, "board")
    marines = wish.marines if isinstance(wish.marines, int) else len(wish.marines)
    options = game.settle({"mission": wish.mission, "marines": str(marines)})
    position = game.start(options, SeededChance(DEAL))
    for decision in position.pending()[:1]:
        if decision.kind == "leader":  # nothing is dealt before (D16-CARDS-09)
            position.play(decision.seat, decision.answers.at(0))
    if wish.figures is not None:
        arrange(position, wish.figures)
    if wish.doors is not None:
        shut_doors(position, wish.doors)
    if wish.tokens is not None:
        lay_tokens(position, wish.tokens)
    if not isinstance(wish.marines, int):
        for number, marine in enumerate(wish.marines):
            deal(position, number, marine)
    if wish.events is not None:
        stack_events(position, wish.events)
    if wish.portals_left is not None:
        close_portals(position, wish.portals_left)
    if wish.last_turn:
        leave_nothing_to_draw(position, wish)
    begin(position, wish)
    return options, position


def arrange(position: Incursion, figures: list[FigureSetUp]) -> None:
    """Figures that are not named leave the map; a marine that is not named respawns when it activates."""
    for figure, place in enumerate(position.place):
        if place != OFF and not is_object(figure):
            position.remove(figure)
    position.carried = [0] * len(position.carried)
    for number, wish in enumerate(figures):
        put(position, wish, f"figures[{number}]")


def put(position: Incursion, wish: FigureSetUp, place: object) -> None:
    setting = position.setting
    figure = setting.figure_named.get(wish.id, OFF)
    if figure == OFF or setting.marines <= figure < FIRST_OBJECT:
        raise ContentError("d16-no-figure", place=f"{place}.id", rule="D16-COMP-07", figure=wish.id)
    if is_object(figure) or not wish.squares:
        return
    if position.on_map(figure):
        raise ContentError("d16-figure-twice", place=f"{place}.id", figure=wish.id)
    anchor = setting.field.named(wish.squares[0])
    if anchor == OFF:
        raise ContentError("d16-no-square", place=f"{place}.squares", rule="D16-MAP-01", square=wish.squares[0])
    position.put(figure, anchor, int(wish.turned))
    squares = position.squares(figure)
    if not squares:
        raise ContentError("d16-no-room", place=f"{place}.squares", rule="D16-LARGE-02", figure=wish.id)
    for square in squares:
        others = [other for other in position.figures_at(square) if other != figure]
        if others:
            raise ContentError(
                "d16-taken",
                place=f"{place}.squares",
                square=setting.field.name(square),
                figure=setting.names[others[0]],
            )
    if not 0 <= wish.damage < position.health(figure):
        most = position.health(figure) - 1
        raise ContentError("d16-damage", place=f"{place}.damage", damage=wish.damage, figure=wish.id, most=most)
    position.damage[figure] = wish.damage
    position.carried[figure] = max(wish.carries, 0)
    if wish.stunned:
        position.stunned |= 1 << figure


def shut_doors(position: Incursion, doors: list[int]) -> None:
    count = len(position.setting.field.doors)
    for number in doors:
        if not 0 <= number < count:
            raise ContentError("d16-no-door", door=number, last=count - 1)
    position.shut = sum(1 << number for number in set(doors))
    position.known_standing = None


def lay_tokens(position: Incursion, squares: list[Square]) -> None:
    """What neither lies about nor is carried still waits for a carrier."""
    named = [position.setting.field.named(square) for square in squares]
    for square, number in zip(squares, named, strict=True):
        if number == OFF:
            raise ContentError("d16-no-square", place="tokens", rule="D16-MAP-01", square=square)
    position.tokens = tuple(sorted(named))
    position.samples = max(position.setting.objective.tokens - len(named) - sum(position.carried), 0)


def deal(position: Incursion, marine: int, wish: MarineSetUp) -> None:
    """Of the marine's own cards: those wished in hand, those wished on top of the deck, the rest shuffled below."""
    place = f"marines[{marine}]"
    left = [*position.hands[marine], *all_cards(position.decks[marine]), *position.in_play[marine]]
    names = {card.id: card.index for card in position.setting.content.actions}
    top = wish.deck if isinstance(wish.deck, list) else []
    hand = [card for card in wish.hand or [] if card is not None]
    if wish.hand is None or len(hand) < len(wish.hand):
        hand = [position.setting.content.actions[card].id for card in position.hands[marine]]
    for card in (*hand, *top):
        if names.get(card) not in left:
            raise ContentError("d16-no-card", place=place, rule="D16-DECK-01", card=card)
        left.remove(names[card])
    position.hands[marine] = tuple(sorted(names[card] for card in hand))
    position.in_play[marine] = ()
    position.decks[marine] = stacked(position.decks[marine], left, [names[card] for card in top])


def stack_events(position: Incursion, top: list[CardId]) -> None:
    """No event in the invader's hand; of the deck the wished cards on top, the rest shuffled below."""
    left = [*position.event_hand, *all_cards(position.event_deck)]
    names = {card.id: card.index for card in position.setting.content.events}
    for card in top:
        if names.get(card) not in left:
            raise ContentError("d16-no-card", place="events", rule="D16-DECK-05", card=card)
        left.remove(names[card])
    position.event_hand = ()
    position.event_deck = stacked(position.event_deck, left, [names[card] for card in top])


def close_portals(position: Incursion, left: list[int]) -> None:
    count = len(position.setting.portals)
    for number in left:
        if not 0 <= number < count:
            raise ContentError("d16-no-portal", place="portals_left", portal=number, last=count - 1)
    position.portals_left = sum(1 << number for number in set(left))
    position.portals_up &= position.portals_left


def leave_nothing_to_draw(position: Incursion, wish: SetUp) -> None:
    """In a puzzle a marine draws what was laid on its deck, and nothing else is drawn by anybody."""
    names = {card.id: card.index for card in position.setting.content.actions}
    marines = [] if isinstance(wish.marines, int) else wish.marines
    for number, deck in enumerate(position.decks):
        top = marines[number].deck if number < len(marines) else 0
        position.decks[number] = stacked(deck, [], [names[card] for card in top] if isinstance(top, list) else [])
    position.event_hand = ()
    position.event_deck = stacked(position.event_deck, [], [])
    position.glory_deck = stacked(position.glory_deck, [], [])


def all_cards(deck: Deck) -> list[int]:
    """Those to draw and those discarded."""
    counts = deck.pile.counts(deck.kinds)
    return [*deck.discards, *(card for card, count in enumerate(counts) for _ in range(count))]


def stacked(deck: Deck, left: list[int], top: list[int]) -> Deck:
    """No discards; some cards on top in their order, those that are left shuffled below."""
    pile = Pile([]).with_on_top(bag_of(left, deck.kinds))
    for card in reversed(top):
        pile = pile.with_on_top(bag_of([card], deck.kinds))
    return Deck(pile, (), deck.kinds, deck.domain)


def begin(position: Incursion, wish: SetUp) -> None:
    """The round begins anew, with its status phase; what came out of portals at the start is as it was put."""
    position.round = max(wish.round, 1) - 1
    position.frags = min(max(wish.frags[0] if wish.frags else 0, 0), position.setting.frags_needed() - 1)
    position.agenda = [Rounds(1)]
    if wish.turn is not None:
        begin_turn(position, wish.turn)
    if wish.last_turn:
        seats = [INVADER] if position.revealed == INVADER_CARD + 1 else position.setting.marine_seats()
        position.agenda = [LastTurn(seats), position.agenda[-1]]
    position.asked = None
    position.result = None
    position.events = []
    position.advance()


def begin_turn(position: Incursion, turn: str) -> None:
    """As if that initiative card had just been revealed, the first of the round."""
    card = INVADER_CARD if turn == "invader" else MARINES.index(turn) if turn in MARINES else OFF
    prepare_deck(position)
    if card == OFF or not position.unrevealed[card]:
        raise ContentError("d16-no-turn", place="turn", rule="D16-INIT-01", turn=turn)
    position.round += 1
    position.initiative = position.initiative.without(card)
    position.unrevealed[card] -= 1
    position.revealed = card + 1
    activation = InvaderTurn() if card == INVADER_CARD else MarineActivation(card)
    position.agenda = [Rounds(0), ActivationPhase(2), activation]
