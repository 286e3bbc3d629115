"""Ambush: a small game that has what Neuroshima Hex lacks. It exists to try the kernel and the house, not to be played.

Two teams of two (seats 0 and 2 against 1 and 3) with hidden hands from one deck. First everybody chooses in secret
whether to start steady (with a shield) or bold (with one card more). Then the teams take turns, and the mates of a
team act in any order: rest (draw a card), wait, attack an enemy with a fighter, or pass on the sealed orders. A
fighter and a die must reach 5 together for a point; an ambush card, played from the hidden hand while the attack
stands, cancels it, and another one cancels that. A flare may be fired in anybody's turn, for a card or a shield. The
orders lie face down: who holds or held them knows them, and at the end they are worth 0 to 2 points to their holder.
"""

from collections.abc import Callable, Mapping, Sequence
from sys import modules
from typing import Annotated, Any, Self

import msgspec

from platzdarm.content.files import convert, parse
from platzdarm.content.schema import Identifier
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.answers import Answers, Span, each
from platzdarm.kernel.chance import Chance, deal
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction, NotationError, OptionsError
from platzdarm.kernel.fields import CARDS as CARDS_FIELD
from platzdarm.kernel.fields import HANDS, NUMBER, NUMBERS, PILE, Field, steps
from platzdarm.kernel.game import Game
from platzdarm.kernel.pile import UNSEEN, Bag, Pile, bag_of, bag_with, seen
from platzdarm.kernel.position import Position, Step
from platzdarm.kernel.rules import Rules
from platzdarm.kernel.vocabulary import Asking, Kind, Listed, Number, Vocabulary
from platzdarm.kernel.window import PASS, Window

SEATS = 4
EVERY_SEAT = 0b1111
SCOUT, SOLDIER, CAPTAIN, AMBUSH_CARD = range(4)
CARDS = ("scout", "soldier", "captain", "ambush")
COPIES = [8, 8, 4, 8]
FIGHTERS = (SCOUT, SOLDIER, CAPTAIN)  # a fighter's number is its strength
FACES = 3
TO_HIT = 5

AMBUSH, STEADY, BOLD, REST, WAIT, ATTACK, GIVE, SIGNAL, COVER = range(1, 10)
VERBS = ("pass", "ambush", "steady", "bold", "rest", "wait", "attack", "give", "signal", "cover")
KINDS: dict[str, Kind[Any]] = {
    "card": Listed("card", CARDS),
    "verb": Listed("verb", VERBS),
    "seat": Number(),
    "number": Number(),
}
ROWS = dict(enumerate(VERBS)) | {ATTACK: "attack card target:seat", GIVE: "give target:seat"}
EVENTS = (
    "drew seat",
    "drew_card seat card",
    "handed_over seat",
    "orders_read face:number",
    "orders_opened face:number",
    "flare seat verb",
    "mustered seat verb",
    "chose seat",
    "turn team:number",
    "attack seat card target:seat",
    "roll face:number",
    "ambush seat cancelled:number",
    *("cover face:number", "bonus face:number", "mood face:number"),  # of copies that are broken
)
QUESTIONS: dict[str, Asking] = {
    "muster": Asking("AMB-START-01"),
    "flare": Asking("AMB-TURN-04"),
    "act": Asking("AMB-TURN-01"),
    "answer": Asking("AMB-TURN-03", "attacker:seat card target:seat", orderable=True),
}
VOCABULARY: Vocabulary[Any] = Vocabulary(KINDS, ROWS, EVENTS, QUESTIONS)
DECK, DIE, ORDERS = range(1, 4)  # domains of chance


FIELDS: dict[str, Field] = {
    "turns": NUMBER,
    "turn": NUMBER,
    "deck": PILE,
    "hands": HANDS,
    "discards": CARDS_FIELD,
    "shields": NUMBERS,
    "flares": NUMBER,
    "points": NUMBERS,
    "orders": NUMBER,
    "holder": NUMBER,
    "readers": NUMBER,
}


def mates(seat: int) -> list[int]:
    return [seat, (seat + 2) % SEATS]


def enemies(seat: int) -> list[int]:
    return [(seat + 1) % SEATS, (seat + 3) % SEATS]


class Raid(Position):
    def __init__(self, rules: Rules[Any], agenda: list[Step[Any]], chance: Chance, turns: int, deck: Pile) -> None:
        super().__init__(rules, agenda, chance)
        self.turns = turns  # left to begin
        self.turn = 0
        self.deck = deck
        self.hands: list[tuple[int, ...]] = [()] * SEATS
        self.discards: tuple[int, ...] = ()
        self.shields = [0] * SEATS
        self.flares = EVERY_SEAT
        self.points = [0, 0]
        self.orders = 0  # the face
        self.holder = 0
        self.readers = 0  # seats that know the face, as bits

    def copy(self) -> Self:
        twin = type(self)(self.rules, [step.copy() for step in self.agenda], self.chance.copy(), self.turns, self.deck)
        twin.result = self.result
        twin.asked = self.asked
        twin.quiet = self.quiet
        twin.hidden = self.hidden
        twin.turn = self.turn
        twin.hands = self.hands.copy()
        twin.discards = self.discards
        twin.shields = self.shields.copy()
        twin.flares = self.flares
        twin.points = self.points.copy()
        twin.orders = self.orders
        twin.holder = self.holder
        twin.readers = self.readers
        return twin

    def seat_count(self) -> int:
        return SEATS

    # -- what happens in several steps ------------------------------------------------------------------------

    def draw(self, seat: int) -> None:
        if not self.deck.size:
            return
        card = self.chance.draw(self.deck.top, DECK)
        self.deck = self.deck.without(card)
        self.hands[seat] = tuple(sorted((*self.hands[seat], card)))
        self.tell("drew", [seat])
        self.tell("drew_card", [seat, card], 1 << seat)

    def discard(self, seat: int, card: int) -> None:
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
        self.discards = (*self.discards, card)

    def hand_over(self, seat: int) -> None:
        self.holder = seat
        self.readers |= 1 << seat
        self.tell("handed_over", [seat])
        self.tell("orders_read", [self.orders], 1 << seat)

    def finish(self) -> None:
        self.points[self.holder % 2] += seen(self.orders)
        self.tell("orders_opened", [self.orders])
        ours, theirs = self.points
        best = 0.5 if ours == theirs else float(ours > theirs)
        self.result = [best, 1 - best, best, 1 - best]

    # -- open decisions: the flares ---------------------------------------------------------------------------

    def open_decisions(self) -> list[Decision]:
        answers = [SIGNAL, COVER] if self.deck.size else [COVER]
        ready = [seat for seat in range(SEATS) if self.flares >> seat & 1]
        return [Decision(seat, "flare", Answers(answers, []), due=False) for seat in ready]

    def interrupt(self, seat: int, action: int) -> None:
        self.flares &= ~(1 << seat)
        self.tell("flare", [seat, action])
        if action == SIGNAL:
            self.draw(seat)
        else:
            self.shields[seat] += 1


# -- who knows what ----------------------------------------------------------------------------------------------


def facts(raid: Raid, seat: int) -> dict[str, Any]:
    mine = raid.hands[seat] if seat >= 0 else ()
    return {
        "turn": raid.turn,
        "hand": [CARDS[card] for card in mine],
        "cards": [len(hand) for hand in raid.hands],
        "deck": raid.deck.size,
        "discards": [CARDS[card] for card in raid.discards],
        "shields": list(raid.shields),
        "flares": raid.flares,
        "points": list(raid.points),
        "holder": raid.holder,
        "orders": None if raid.orders == UNSEEN else raid.orders,
        "asked": [[d.seat, d.kind, d.about, None if d.answers.partial else len(d.answers)] for d in raid.pending()],
        "result": raid.result,
    }


class RaidRules(Rules[Raid]):
    def __init__(self, tell: Callable[[Raid, int], dict[str, Any]]) -> None:
        super().__init__(tell, FIELDS, steps(modules[__name__]))

    def refusal(self, raid: Raid, seat: int, action: int) -> IllegalAction:
        asked = any(decision.seat == seat for decision in raid.pending())
        return IllegalAction("no-answer" if asked else "not-asked")

    def conceal(self, raid: Raid, seat: int) -> None:
        """Hands of others and the deck are one pool of cards that `seat` has not seen."""
        unseen = COPIES.copy()
        for card in raid.discards + (raid.hands[seat] if seat >= 0 else ()):
            unseen[card] -= 1
        for other in range(SEATS):
            if other != seat:
                raid.hands[other] = (UNSEEN,) * len(raid.hands[other])
                raid.hidden |= 1 << other
        raid.deck = Pile([Bag(unseen, raid.deck.size)] if raid.deck.size else [])
        known = raid.result is not None or (seat >= 0 and raid.readers >> seat & 1)
        raid.orders = raid.orders if known else UNSEEN

    def guess(self, raid: Raid, seat: int, chance: Chance) -> Raid:
        world = raid.masked(seat)
        cards = [card for hand in world.hands for card in hand if card != UNSEEN]
        open_cards = bag_of([*cards, *world.discards], len(CARDS)).counts
        pool = bag_with([copies - shown for copies, shown in zip(COPIES, open_cards, strict=True)])
        hidden = [other for other in range(SEATS) if UNSEEN in world.hands[other]]
        dealt = deal(pool, [len(world.hands[other]) for other in hidden] + [world.deck.size], chance)
        for other, hand in zip(hidden, dealt, strict=False):
            world.hands[other] = tuple(sorted(hand))
        world.deck = Pile([bag_of(dealt[-1], len(CARDS))] if dealt[-1] else [])
        if world.orders == UNSEEN:
            world.orders = chance.roll(FACES)
        world.agenda = [step.guessed(chance) if isinstance(step, Muster) else step for step in world.agenda]
        world.hidden = 0
        world.asked = None
        world.chance = chance
        return world

    def inventory(self, raid: Raid) -> dict[str, int]:
        total = raid.deck.counts(len(CARDS))
        for card in [*raid.discards, *(card for hand in raid.hands for card in hand)]:
            total[card] += 1
        return dict(zip(CARDS, total, strict=True))


# -- steps -------------------------------------------------------------------------------------------------------


class Muster(Step[Raid]):
    """Everybody is asked at once, and chooses in secret; all choices are shown together."""

    def __init__(self, choices: list[int]) -> None:
        self.choices = choices  # PASS where none was made yet

    def values(self) -> list[Any]:
        return [self.choices]

    def run(self, raid: Raid) -> bool:
        if PASS in self.choices:
            return False
        raid.agenda.pop()
        for seat, choice in enumerate(self.choices):
            raid.tell("mustered", [seat, choice])
            if seen(choice) == BOLD:
                raid.draw(seat)
            else:
                raid.shields[seat] += 1
        return True

    def decisions(self, raid: Raid) -> list[Decision]:
        late = [seat for seat in range(SEATS) if self.choices[seat] == PASS]
        return [Decision(seat, "muster", Answers([STEADY, BOLD], [])) for seat in late]

    def answer(self, raid: Raid, seat: int, action: int) -> None:
        self.choices[seat] = action
        raid.tell("chose", [seat])

    @property
    def exclusive(self) -> bool:
        return True

    def masked(self, seat: int) -> "Muster":
        known = [choice if choice == PASS or at == seat else UNSEEN for at, choice in enumerate(self.choices)]
        return Muster(known)

    def guessed(self, chance: Chance) -> "Muster":
        return Muster([STEADY + chance.roll(2) if choice == UNSEEN else choice for choice in self.choices])


class Rounds(Step[Raid]):
    """The bottom of the agenda: one team after the other, then the end."""

    def run(self, raid: Raid) -> bool:
        if raid.turn == raid.turns:
            raid.finish()
            return False
        raid.tell("turn", [raid.turn % 2])
        raid.agenda.append(TeamTurn(mates(raid.turn % 2)))
        raid.turn += 1
        return True


class TeamTurn(Step[Raid]):
    """Both mates are asked at once; each acts once."""

    def __init__(self, left: list[int]) -> None:
        self.left = left

    def values(self) -> list[Any]:
        return [self.left]

    def run(self, raid: Raid) -> bool:
        if self.left:
            return False
        raid.agenda.pop()
        return True

    def decisions(self, raid: Raid) -> list[Decision]:
        return [Decision(seat, "act", self.options(raid, seat)) for seat in self.left]

    def options(self, raid: Raid, seat: int) -> Answers:
        singles = [REST, WAIT] if raid.deck.size else [WAIT]
        spans: list[Span] = []
        if raid.holder == seat:
            spans.append(each(GIVE, [other for other in range(SEATS) if other != seat], 8))
        if not raid.hides(seat):
            fighters = [card for card in FIGHTERS if card in raid.hands[seat]]
            spans.append(Span(ATTACK, fighters, 8, enemies(seat), 16))
        return Answers(singles, spans, raid.hides(seat))

    def answer(self, raid: Raid, seat: int, action: int) -> None:
        self.left = [other for other in self.left if other != seat]
        verb = verb_of(action)
        if verb == REST:
            raid.draw(seat)
        elif verb == GIVE:
            raid.hand_over(first(action))
        elif verb == ATTACK:
            card, target = first(action), second(action)
            raid.discard(seat, card)
            raid.tell("attack", [seat, card, target])
            raid.agenda.append(Attack(seat, card, target))
            raid.agenda.append(Replies("answer", [target, *mates(target)[1:], seat, *mates(seat)[1:]]))


class Attack(Step[Raid]):
    """A fighter on its way, until everybody has passed."""

    def __init__(self, seat: int, card: int, target: int, cancelled: bool = False) -> None:
        self.seat = seat
        self.card = card
        self.target = target
        self.cancelled = cancelled

    def values(self) -> list[Any]:
        return [self.seat, self.card, self.target, self.cancelled]

    def run(self, raid: Raid) -> bool:
        raid.agenda.pop()
        if self.cancelled:
            return True
        roll = raid.chance.below(6, DIE)
        raid.tell("roll", [roll])
        if self.card + roll < TO_HIT:
            return True
        if raid.shields[self.target]:
            raid.shields[self.target] -= 1
        else:
            raid.points[self.seat % 2] += 1
        return True


class Replies(Window[Raid]):
    """Whoever may hold an ambush card that would help his team now is asked, whether he holds one or not."""

    def attack(self, raid: Raid) -> Attack:
        below = raid.agenda[-2]
        assert isinstance(below, Attack)
        return below

    def playable(self, raid: Raid, seat: int) -> list[int]:
        return [AMBUSH] if AMBUSH_CARD in raid.hands[seat] else []

    def concerns(self, raid: Raid, seat: int) -> bool:
        attack = self.attack(raid)
        helps = (seat % 2 == attack.seat % 2) == attack.cancelled
        return helps and bool(raid.hands[seat]) and raid.discards.count(AMBUSH_CARD) < COPIES[AMBUSH_CARD]

    def take(self, raid: Raid, seat: int, action: int) -> None:
        attack = self.attack(raid)
        raid.discard(seat, AMBUSH_CARD)
        attack.cancelled = not attack.cancelled
        raid.tell("ambush", [seat, int(attack.cancelled)])

    def about(self, raid: Raid) -> list[int]:
        attack = self.attack(raid)
        return [attack.seat, attack.card, attack.target]


# -- the entry ---------------------------------------------------------------------------------------------------


class Season(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A content file."""

    season: Identifier
    turns: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Ambush(Game[Raid]):
    name = "ambush"
    rules = 1
    vocabulary = VOCABULARY
    raid = Raid
    turns = "6"  # unless the options say otherwise
    raid_rules: Rules[Any]

    def __init__(self) -> None:
        self.raid_rules = RaidRules(facts)

    def settle(self, options: Mapping[str, str]) -> dict[str, str]:
        settled = {"turns": self.turns, "hand": "3"} | dict(options)
        for key, value in settled.items():
            if key not in ("turns", "hand") or not value.isdigit() or not 0 < int(value) < 10:
                raise OptionsError("ambush-options", key=key, value=value)
        return settled

    def start(self, options: Mapping[str, str], chance: Chance) -> Raid:
        settled = self.settle(options)
        agenda: list[Step[Any]] = [Rounds(), Muster([PASS] * SEATS)]
        raid = self.raid(self.raid_rules, agenda, chance, int(settled["turns"]), Pile([bag_with(COPIES)]))
        raid.orders = chance.below(FACES, ORDERS)
        raid.hand_over(0)
        for seat in range(SEATS):
            for _ in range(int(settled["hand"])):
                raid.draw(seat)
        raid.advance()
        return raid

    def load(self, data: Mapping[str, Any], chance: Chance) -> Raid:
        raid = self.raid(self.raid_rules, [], chance, 0, Pile([]))
        raid.restore(data["position"])
        return raid

    def write_outcome(self, position: Raid, outcome: int) -> str:
        domain, value = outcome >> 16, outcome & 0xFFFF
        return CARDS[value] if domain == DECK else f"{'die' if domain == DIE else 'orders'}:{value}"

    def read_outcome(self, position: Raid | None, text: str) -> int:
        if text in CARDS:
            return DECK << 16 | CARDS.index(text)
        word, _, number = text.partition(":")
        if word not in ("die", "orders") or not number.isdigit():
            raise NotationError("ambush-no-outcome", text=text)
        return (DIE if word == "die" else ORDERS) << 16 | int(number)

    def with_files(self, files: Sequence[tuple[str, str]]) -> "Ambush":
        """A season: how many turns its raids have."""
        made = Ambush()
        for file, text in files:
            made.turns = str(convert(parse(text, file), Season, file, {}).turns)
        return made

    def random_options(self, chance: Chance) -> dict[str, str]:
        return {"turns": str(1 + chance.roll(9)), "hand": str(1 + chance.roll(6))}
