"""The examination passes a sound game, and fails every one of these broken copies of it."""

from collections.abc import Mapping
from itertools import count
from typing import Any, Self

import pytest

from platzdarm.kernel import conformance
from platzdarm.kernel.action import first, verb_of
from platzdarm.kernel.answers import Answers
from platzdarm.kernel.chance import Chance, SeededChance
from platzdarm.kernel.conformance import Fault, examine
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.errors import IllegalAction
from platzdarm.kernel.events import Event
from platzdarm.kernel.fields import NUMBER
from platzdarm.kernel.game import Game
from platzdarm.kernel.pile import UNSEEN, Pile, bag_of
from platzdarm.kernel.position import Step
from platzdarm.kernel.window import PASS
from tests.ambush.platzdarm_ambush import game as toy
from tests.ambush.platzdarm_ambush.game import Ambush, Raid, RaidRules


def seed_of(number: int) -> bytes:
    return number.to_bytes(4, "little")


def examine_many(game: Game[Any], games: range, thorough: int) -> None:
    for number in games:
        seed = seed_of(number)
        examine(game, game.random_options(SeededChance(seed)), seed, thorough)


def test_the_toy_passes() -> None:
    examine_many(Ambush(), range(40), thorough=6)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(4))
def test_the_toy_passes_hundreds_of_games(chunk: int) -> None:
    examine_many(Ambush(), range(1000 + chunk * 100, 1100 + chunk * 100), thorough=3)


def test_random_tables_of_the_toy_meet_every_kind_of_question() -> None:
    """Or passing would mean little: mates at once, windows answered in vain and in earnest, flares, orders."""
    texts: set[str] = set()
    at_once = 0
    for number in range(20):
        seed = seed_of(number)
        match = examine(Ambush(), {"turns": "9"}, seed, thorough=99)
        texts.update(move.text.split()[0] for move in match.history)
        position = Ambush().start({}, SeededChance(seed))
        at_once = max(at_once, len(position.pending()))
    assert texts == {"start", *toy.VERBS}
    assert at_once == 4


def test_a_fault_says_how_to_repeat_it() -> None:
    with pytest.raises(Fault, match=r"\(ambush \{'turns': '6'\} seed 00000000 move \d+\)"):
        examine(broken(LostCard), {"turns": "6"}, seed_of(0))


# -- broken copies -----------------------------------------------------------------------------------------------


def broken(kind: type[Raid] | type[RaidRules], rules: type[RaidRules] = RaidRules) -> Ambush:
    game = Ambush()
    if issubclass(kind, Raid):
        game.raid, game.raid_rules = kind, rules(toy.facts)
    else:
        game.raid_rules = kind(toy.facts)
    return game


class SharedList(Raid):
    def copy(self) -> Self:
        twin = super().copy()
        twin.shields = self.shields
        return twin


class LeakedHand(RaidRules):
    """Team mates see each other's hands."""

    def conceal(self, raid: Raid, seat: int) -> None:
        mate = raid.hands[(seat + 2) % 4]
        super().conceal(raid, seat)
        if seat >= 0:
            raid.hands[(seat + 2) % 4] = mate

    def facts(self, raid: Raid, seat: int) -> Any:
        return super().facts(raid, seat) | {"mate": list(raid.hands[(seat + 2) % 4]) if seat >= 0 else []}


class LeakedPile(RaidRules):
    """Nothing in the facts, but a bot that looks into its view finds what is really left in the deck."""

    def conceal(self, raid: Raid, seat: int) -> None:
        deck = raid.deck
        super().conceal(raid, seat)
        raid.deck = deck


class LeakedChoice(Raid):
    """The sealed choices lie open in a step on the agenda."""

    def masked(self, seat: int) -> Self:
        known = super().masked(seat)
        known.agenda = [step.copy() for step in self.agenda]
        return known


class LeakedChance(Raid):
    """The chance of a view is not sealed."""

    def masked(self, seat: int) -> Self:
        known = super().masked(seat)
        known.chance = self.chance.copy()
        return known


class ForeseenRoll(LeakedChance):
    """As above, but not to be seen in the data; and one roll is not logged. So it could be tried and taken back."""

    def data(self) -> dict[str, Any]:
        return super().data() | ({"chance": []} if self.hidden else {})

    def interrupt(self, seat: int, action: int) -> None:
        super().interrupt(seat, action)
        roll = self.chance.roll(2)
        self.shields[seat] += roll
        self.tell("cover", [roll])


class LeakedEvents(Raid):
    def masked(self, seat: int) -> Self:
        known = super().masked(seat)
        known.events = self.events
        return known


class DeepMask(RaidRules):
    """Masking what is masked already takes more away."""

    def conceal(self, raid: Raid, seat: int) -> None:
        if raid.hidden:
            raid.discards = ()
        super().conceal(raid, seat)


class LoudDraw(Raid):
    """The card drawn is told to the next seat too."""

    def tell(self, kind: str, values: list[int], audience: int = -1) -> None:
        super().tell(kind, values, audience | 1 << (values[0] + 1) % 4 if kind == "drew_card" else audience)


class ToldOnly(Raid):
    """Who gets the orders is told their face, but his view does not show it: undo would miss that he knows."""

    def hand_over(self, seat: int) -> None:
        self.holder = seat
        self.tell("handed_over", [seat])
        self.tell("orders_read", [self.orders], 1 << seat)


class OrdersUnread(RaidRules):
    def conceal(self, raid: Raid, seat: int) -> None:
        super().conceal(raid, seat)
        raid.orders = UNSEEN


class LostCard(Raid):
    def discard(self, seat: int, card: int) -> None:
        super().discard(seat, card)
        self.discards = self.discards[:-1]


class DoubledCard(Raid):
    def interrupt(self, seat: int, action: int) -> None:
        super().interrupt(seat, action)
        self.discards = (*self.discards, toy.SCOUT)


class AnySeat(Raid):
    """Whoever speaks first, acts."""

    def play(self, seat: int, action: int) -> list[Event]:
        for decision in self.pending():
            if decision.kind == "act" and decision.answers.holds(action):
                return super().play(decision.seat, action)
        return super().play(seat, action)


class Trace(RaidRules):
    """A refused action costs the flare."""

    def refusal(self, raid: Raid, seat: int, action: int) -> IllegalAction:
        raid.flares &= ~(1 << seat)
        return super().refusal(raid, seat, action)


class Wordless(RaidRules):
    def refusal(self, raid: Raid, seat: int, action: int) -> IllegalAction:
        return IllegalAction("")


class Refuser(Raid):
    """Lists covering, and refuses it."""

    def play(self, seat: int, action: int) -> list[Event]:
        return super().play(seat, PASS if action == toy.COVER else action)


class Crash(Raid):
    def interrupt(self, seat: int, action: int) -> None:
        self.hands[seat + 4] = ()


class TwoDue(Raid):
    def open_decisions(self) -> list[Decision]:
        return [Decision(d.seat, d.kind, d.answers) for d in super().open_decisions()]


class NoneDue(Raid):
    def pending(self) -> list[Decision]:
        return [Decision(d.seat, d.kind, d.answers, d.about, due=False) for d in super().pending()]


class NoAnswer(Raid):
    def open_decisions(self) -> list[Decision]:
        return [Decision(d.seat, d.kind, Answers([], []), due=False) for d in super().open_decisions()]


class NoSuchSeat(Raid):
    def open_decisions(self) -> list[Decision]:
        return [Decision(d.seat + 4, d.kind, d.answers, due=False) for d in super().open_decisions()]


class TwiceListed(Raid):
    def open_decisions(self) -> list[Decision]:
        return [Decision(d.seat, d.kind, Answers([toy.COVER] * 2, []), due=False) for d in super().open_decisions()]


class Endless(Raid):
    def finish(self) -> None:
        self.turns += 1
        self.advance()


class NoResult(Raid):
    def finish(self) -> None:
        self.agenda.clear()


class Uneven(Raid):
    """A result for the teams, where one for the seats is due."""

    def finish(self) -> None:
        super().finish()
        self.result = [1.0, 0.0]


class OldCopiesChange(Raid):
    """All that come from one game write their points into the same book."""

    def copy(self) -> Self:
        twin = super().copy()
        twin.points = self.points
        return twin


class StackedGuess(RaidRules):
    """Imagines a deck of captains."""

    def guess(self, raid: Raid, seat: int, chance: Chance) -> Raid:
        world = super().guess(raid, seat, chance)
        world.deck = Pile([bag_of([toy.CAPTAIN] * world.deck.size, 4)] if world.deck.size else [])
        return world


class Clairvoyant(Raid):
    """One may cover only while the next seat holds an ambush card: what is offered tells a secret."""

    def open_decisions(self) -> list[Decision]:
        return [d for d in super().open_decisions() if toy.AMBUSH_CARD in self.hands[(d.seat + 1) % 4]]


class Drift(Raid):
    """The orders gain from a number that comes from the seed and that no record holds."""

    def finish(self) -> None:
        self.points[0] += len("".join(self.chance.state())) % 7
        super().finish()


class Unrecorded(Raid):
    """A roll that is not logged."""

    def finish(self) -> None:
        roll = self.chance.roll(6)
        self.points[0] += roll
        self.tell("bonus", [roll])
        super().finish()


class Moody(Raid):
    """Not the position alone decides what happens."""

    moods = count()

    def interrupt(self, seat: int, action: int) -> None:
        super().interrupt(seat, action)
        self.shields[seat] += next(self.moods) % 2


class Babbler(Raid):
    moods = count()

    def interrupt(self, seat: int, action: int) -> None:
        super().interrupt(seat, action)
        self.tell("mood", [next(self.moods)])


class Gossip(Raid):
    """Tells what no row knows."""

    def interrupt(self, seat: int, action: int) -> None:
        super().interrupt(seat, action)
        self.tell("rumour", [seat])


class Wordy(Raid):
    """Tells more than the row says."""

    def hand_over(self, seat: int) -> None:
        super().hand_over(seat)
        self.tell("handed_over", [seat, seat])


class OddQuestion(Raid):
    def open_decisions(self) -> list[Decision]:
        return [Decision(d.seat, "signal", d.answers, due=False) for d in super().open_decisions()]


class TellingWindow(toy.Replies):
    """Asks only those who hold an ambush card, so that being asked tells it."""

    def concerns(self, raid: Raid, seat: int) -> bool:
        return super().concerns(raid, seat) and (raid.hides(seat) or bool(self.playable(raid, seat)))

    def data(self) -> list[Any]:
        return ["Replies", *super().data()[1:]]


class HonestTurn(toy.TeamTurn):
    def answer(self, raid: Raid, seat: int, action: int) -> None:
        super().answer(raid, seat, action)
        top = raid.agenda[-1]
        if isinstance(top, toy.Replies):
            raid.agenda[-1] = TellingWindow(top.name, top.everyone, top.order)

    def data(self) -> list[Any]:
        return ["TeamTurn", *super().data()[1:]]


class AskedInEarnest(Raid):
    def advance(self) -> None:
        super().advance()
        self.agenda = [HonestTurn(step.left) if isinstance(step, toy.TeamTurn) else step for step in self.agenda]


class ForgetfulLoad(Ambush):
    def load(self, data: Mapping[str, Any], chance: Chance) -> Raid:
        raid = super().load(data, chance)
        raid.flares = toy.EVERY_SEAT
        return raid


class OtherQuestion(Ambush):
    """Loads the same data, and asks another seat."""

    def load(self, data: Mapping[str, Any], chance: Chance) -> Raid:
        raid = super().load(data, chance)
        top: Step[Any] = raid.agenda[-1]
        if isinstance(top, toy.TeamTurn):
            raid.agenda[-1] = BackwardTurn(top.left)
        return raid


class BackwardTurn(toy.TeamTurn):
    def decisions(self, raid: Raid) -> list[Decision]:
        return super().decisions(raid)[::-1]

    def data(self) -> list[Any]:
        return ["TeamTurn", *super().data()[1:]]


class Moodiness(Raid):
    """Has a field that nobody declared."""

    def __init__(self, *parts: Any) -> None:
        super().__init__(*parts)
        self.mood = 0


class DeclaredMood(RaidRules):
    """Declares it, but copies start without it."""

    def __init__(self, tell: Any) -> None:
        super().__init__(tell)
        self.declared = {**toy.FIELDS, "mood": NUMBER}


class ForgetfulTurn(toy.TeamTurn):
    def __init__(self, left: list[int]) -> None:
        super().__init__(left)
        self.weary = 0

    def data(self) -> list[Any]:
        return ["TeamTurn", *super().data()[1:]]


class WearyTurns(Raid):
    """A step counts something that is not among its values."""

    def advance(self) -> None:
        super().advance()
        self.agenda = [ForgetfulTurn(step.left) if isinstance(step, toy.TeamTurn) else step for step in self.agenda]


class Mumbler(Ambush):
    """Writes an attack without its target."""

    def write(self, position: Raid, seat: int, action: int) -> str:
        return (
            f"attack {toy.CARDS[first(action)]}"
            if verb_of(action) == toy.ATTACK
            else super().write(position, seat, action)
        )

    def read(self, position: Raid, seat: int, text: str) -> int:
        return super().read(position, seat, f"{text} {toy.enemies(seat)[0]}" if text.count(" ") == 1 else text)


class WrongCard(Ambush):
    """Writes one card for another into the record."""

    def write_outcome(self, position: Raid, outcome: int) -> str:
        return super().write_outcome(position, outcome).replace("captain", "scout")


FAULTS: list[tuple[Game[Any], str]] = [
    (broken(SharedList), "a copy shares nothing that changes"),
    (broken(OldCopiesChange), "a copy shares nothing that changes"),
    (broken(LeakedHand), "the view of seat . holds only what it was told"),
    (broken(LeakedChoice), "the view of seat -?. holds only what it was told"),
    (broken(LeakedPile), "nothing is hidden in the view of seat"),
    (broken(LeakedChance), "nothing is hidden in the view of seat"),
    (broken(LeakedEvents), "a view holds no events"),
    (broken(AskedInEarnest), "the view of seat -?. changes only with what it is told"),
    (broken(Clairvoyant), "what seat . may do does not depend on what it may not know"),
    (broken(DeepMask), "masking twice masks once"),
    (broken(StackedGuess), "a guess is made of the same pieces"),
    (broken(LoudDraw), "seat . is told of chance only what its view shows"),
    (broken(ToldOnly, OrdersUnread), "seat . is told only what it may know"),
    (broken(ForeseenRoll), "what chance has shown cannot be taken back"),
    (broken(LostCard), "no piece is lost or doubled"),
    (broken(DoubledCard), "no piece is lost or doubled"),
    (broken(AnySeat), "is not listed, so it is refused"),
    (broken(Trace), "a refused action leaves no trace"),
    (broken(Wordless), "a refusal says why"),
    (broken(Refuser), "'cover' is listed, so it is accepted"),
    (broken(Crash), "play does not break: IndexError"),
    (broken(Moody), "the same position and action give the same position"),
    (broken(Babbler), "the same action tells the same events"),
    (broken(TwoDue), "a seat has one due decision at a time"),
    (broken(NoneDue), "some decision is due"),
    (broken(NoAnswer), "every decision has an answer"),
    (broken(NoSuchSeat), "a decision belongs to a seat"),
    (broken(TwiceListed), "options list nothing twice"),
    (broken(Endless), "play ends within"),
    (broken(NoResult), "a finished game has a result"),
    (broken(Uneven), "a finished game has a result"),
    (broken(Drift), "the record replays"),
    (broken(Unrecorded), "the record replays, without .*outcome-missing"),
    (broken(Gossip), r"the vocabulary has a row for Event\('rumour', \[.\], -1\)"),
    (broken(Wordy), r"the vocabulary has a row for Event\('handed_over', \[., .\], -1\)"),
    (broken(OddQuestion), r"the vocabulary has a row for the question signal \[\]"),
    (WrongCard(), "the record replays, without 'line 9: "),
    (Mumbler(), "'attack .*' reads back"),
    (broken(Moodiness), "the data of a position tell its field 'mood'"),
    (broken(Moodiness, DeclaredMood), "a copy takes the field 'mood' along"),
    (broken(WearyTurns), "the values of ForgetfulTurn hold its 'weary'"),
    (ForgetfulLoad(), "a saved position loads as it was"),
    (OtherQuestion(), "a loaded position asks the same"),
]


def fault_name(value: object) -> str:
    if isinstance(value, Ambush):
        parts = (type(value), value.raid, type(value.raid_rules))
        return next((part.__name__ for part in parts if part not in (Ambush, Raid, RaidRules)), "")
    return ""


@pytest.mark.parametrize(("game", "promise"), FAULTS, ids=fault_name)
def test_a_broken_game_fails(game: Game[Any], promise: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conformance, "MOST_MOVES", 200)
    with pytest.raises(Fault, match=promise):
        examine_many(game, range(20), thorough=1)
