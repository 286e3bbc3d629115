"""Whatever happens is told: who only hears the events knows where everything stands, in random missions."""

from collections import Counter

import pytest

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import FIRST_DEMON, FIRST_OBJECT
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from platzdarm.games.doom2016.rules.verbs import DEMON
from platzdarm.kernel.chance import SeededChance
from platzdarm.kernel.events import Event
from tests.doom2016.tabletop import library

GAME = Doom2016(library())
MISSIONS = list(GAME.library.missions)
MOVES = 1200


class Onlooker:
    """Sees the table once, and then hears all events."""

    def __init__(self, position: Incursion) -> None:
        setting = position.setting
        self.setting = setting
        self.place = position.place.copy()
        self.turned = position.turned.copy()
        self.damage = position.damage.copy()
        self.carried = position.carried.copy()
        self.tokens = Counter(position.tokens)
        self.packs = position.packs_left
        self.weapons = position.weapons_left
        self.shut = position.shut
        self.portals_left, self.portals_up = position.portals_left, position.portals_up
        self.teleporters = position.active_teleporters
        self.worked = position.worked.copy()
        self.argent = position.argent.copy()
        self.frags, self.threat, self.round = position.frags, position.threat, position.round
        self.progress, self.secured = position.progress, position.secured
        self.unrevealed = position.unrevealed.copy()
        self.discards = [Counter(deck.discards) for deck in position.decks]
        self.events_gone = Counter(position.event_deck.discards)
        self.held = [Counter([*hand, *out]) for hand, out in zip(position.hands, position.in_play, strict=True)]
        self.events_held = Counter(position.event_hand)
        self.glory = [Counter(cards) for cards in position.glory]
        self.shown: list[tuple[int, int]] = []  # cards off a deck that defend, by their owner
        self.fight: tuple[int, int] | None = None  # attacker and defender
        self.dice: list[int] | None = None  # of the attack
        self.winner = OFF

    def hear(self, event: Event) -> None:
        getattr(self, f"on_{event.kind}", self.ignore)(*event.values)

    def ignore(self, *values: int) -> None:
        pass

    # -- figures ----------------------------------------------------------------------------------------------

    def on_moved(self, figure: int, square: int) -> None:
        self.place[figure] = square

    on_teleported = on_displaced = on_moved

    def on_turned(self, figure: int, square: int, turned: int) -> None:
        self.place[figure], self.turned[figure] = square, turned

    def on_placed(self, figure: int, square: int, turned: int) -> None:
        self.on_turned(figure, square, turned)
        self.damage[figure] = 0

    def on_respawn(self, figure: int, square: int) -> None:
        """Where somebody stands already: a move follows to the nearest free square (D16-KILL-11)."""
        assert self.place[figure] == OFF

    def on_damaged(self, figure: int, amount: int, total: int) -> None:
        self.damage[figure] += amount
        assert self.damage[figure] == total, "the damage that is told adds up"

    def on_healed(self, figure: int, amount: int) -> None:
        self.damage[figure] -= amount

    def on_killed(self, figure: int, killer: int, square: int) -> None:
        self.place[figure], self.turned[figure], self.damage[figure], self.carried[figure] = OFF, 0, 0, 0

    # -- attacks ----------------------------------------------------------------------------------------------

    def on_attack(self, attacker: int, defender: int, card: int, red: int, black: int) -> None:
        self.fight, self.dice = (attacker, defender), None

    def on_rolled(self, attacker: int, *dice: int) -> None:
        """Also what a grenade or a card rolls, which is nobody's attack."""
        if attacker >= 0:
            assert self.fight is not None and self.fight[0] == attacker, "who rolls has declared an attack"
            assert self.dice is None or len(self.dice) == len(dice), "a reroll changes no number"
            self.dice = list(dice)

    def on_struck(self, defender: int, symbols: int, shields: int, dodged: int, dealt: int) -> None:
        assert self.fight is not None and self.fight[1] == defender and self.dice is not None
        assert dealt == (0 if dodged else max(symbols - shields, 0))

    # -- the map ----------------------------------------------------------------------------------------------

    def on_door_opened(self, figure: int, door: int) -> None:
        self.shut &= ~(1 << door)

    def on_took_pack(self, marine: int, square: int) -> None:
        self.packs &= ~(1 << self.setting.packs.index(square))

    def on_took_weapon(self, marine: int, weapon: int) -> None:
        lying = [n for n, (place, w) in enumerate(self.setting.weapons) if w == weapon and place == self.place[marine]]
        (number,) = [n for n in lying if self.weapons >> n & 1]
        self.weapons &= ~(1 << number)

    def on_took_token(self, marine: int, square: int) -> None:
        self.tokens[square] -= 1
        self.carried[marine] += 1

    def on_token_dropped(self, square: int) -> None:
        self.tokens[square] += 1

    def on_carries(self, figure: int) -> None:
        self.carried[figure] += 1

    def on_secured(self, tokens: int) -> None:
        self.secured = tokens
        for marine in range(self.setting.marines):
            if self.place[marine] == self.setting.start:
                self.carried[marine] = 0

    def on_worked(self, marine: int, machine: int, tokens: int) -> None:
        self.worked[machine] = tokens

    def on_teleporter_active(self, square: int) -> None:
        self.teleporters |= 1 << self.setting.teleporters.index(square)

    def on_portal_up(self, portal: int) -> None:
        self.portals_up |= 1 << portal

    def on_portal_closed(self, portal: int) -> None:
        self.portals_left &= ~(1 << portal)
        self.portals_up &= ~(1 << portal)

    def on_portals_closed(self) -> None:
        self.portals_left = 0

    # -- cards and counters -----------------------------------------------------------------------------------

    def on_argent(self, place: int, tokens: int) -> None:
        if place != INVASION_CARD:
            self.argent[place] = tokens

    def on_used(self, seat: int, source: int, number: int, target: int, other: int, figure: int) -> None:
        """What a demon's ability costs stands on its card (D16-ARGENT-03)."""
        if source == DEMON:
            kind = self.setting.type_of[figure]
            self.argent[kind] -= self.setting.content.demons[kind].abilities[number].argent

    def on_drew_card(self, marine: int, card: int) -> None:
        self.held[marine][card] += 1

    def on_defence(self, defender: int, shown: int) -> None:
        if shown >= 0:
            self.shown.append((defender if defender < FIRST_OBJECT else OFF, shown))

    def leaves(self, owner: int, hand: Counter[int], card: int) -> None:
        """What is discarded was held, or was shown in defence."""
        if (owner, card) in self.shown:
            self.shown.remove((owner, card))
        else:
            assert hand[card] > 0, "nobody discards what he does not hold"
            hand[card] -= 1

    def on_discarded(self, marine: int, card: int) -> None:
        self.discards[marine][card] += 1
        self.leaves(marine, self.held[marine], card)

    def on_shuffled(self, marine: int) -> None:
        self.discards[marine].clear()
        if self.place[marine] == OFF:  # who was killed shuffles the hand in as well (D16-KILL-04)
            self.held[marine].clear()

    def on_drew_event_card(self, card: int) -> None:
        self.events_held[card] += 1

    def on_event_discarded(self, card: int) -> None:
        self.events_gone[card] += 1
        self.leaves(OFF, self.events_held, card)

    def on_drew_glory_card(self, marine: int, card: int) -> None:
        self.glory[marine][card] += 1

    def on_glory_discarded(self, marine: int, card: int) -> None:
        self.glory[marine][card] -= 1

    def on_events_shuffled(self) -> None:
        self.events_gone.clear()

    def on_frag(self, frags: int) -> None:
        self.frags = frags

    def on_threat(self, tokens: int) -> None:
        self.threat = tokens

    def on_round(self, number: int) -> None:
        self.round = number

    def on_progress(self, rounds: int) -> None:
        self.progress = rounds

    def on_initiative(self, *cards: int) -> None:
        self.unrevealed = list(cards)

    def on_revealed(self, card: int) -> None:
        self.unrevealed[card] -= 1

    def on_game_over(self, side: int) -> None:
        self.winner = side

    # -- comparing --------------------------------------------------------------------------------------------

    def compare(self, position: Incursion) -> None:
        figures = [*range(FIRST_OBJECT), *range(FIRST_DEMON, position.setting.figures)]
        for name in ("place", "turned", "damage", "carried"):
            known, true = getattr(self, name), getattr(position, name)
            assert [known[figure] for figure in figures] == [true[figure] for figure in figures], name
        assert self.argent == position.argent
        assert (self.frags, self.threat, self.round) == (position.frags, position.threat, position.round)
        assert (self.progress, self.secured) == (position.progress, position.secured)
        assert self.worked == position.worked and self.unrevealed == position.unrevealed
        assert (self.packs, self.weapons, self.shut) == (position.packs_left, position.weapons_left, position.shut)
        assert (self.portals_left, self.portals_up) == (position.portals_left, position.portals_up)
        assert self.teleporters == position.active_teleporters
        assert +self.tokens == Counter(position.tokens)
        assert self.discards == [Counter(deck.discards) for deck in position.decks]
        assert self.events_gone == Counter(position.event_deck.discards)
        out = zip(position.hands, position.in_play, strict=True)
        assert [+held for held in self.held] == [Counter([*hand, *cards]) for hand, cards in out]
        assert +self.events_held == Counter(position.event_hand)
        assert [+cards for cards in self.glory] == [Counter(cards) for cards in position.glory]
        assert position.over == (self.winner != OFF)
        if position.result is not None:
            assert position.result[0] == (0.0 if self.winner else 1.0)


@pytest.mark.rule(
    "D16-DAMAGE-01",
    "D16-DAMAGE-04",
    "D16-ARGENT-01",
    "D16-ARGENT-03",
    "D16-INIT-04",
    "D16-TOKEN-02",
    "D16-KILL-03",
    "D16-KILL-11",
)
@pytest.mark.parametrize("number", range(len(MISSIONS)), ids=MISSIONS)
@pytest.mark.parametrize("more", [1, 2])
def test_who_hears_all_events_knows_the_table(number: int, more: int) -> None:
    options = GAME.settle({"mission": MISSIONS[number], "marines": str(1 + (number + more) % 4)})
    position = GAME.start(options, SeededChance(b"told"))
    luck = SeededChance(b"moves")
    onlooker: Onlooker | None = None  # comes when the table is set up
    for _ in range(MOVES):
        if position.over:
            break
        decision = position.pending()[0]
        events = position.play(decision.seat, decision.answers.at(luck.roll(len(decision.answers))))
        if onlooker is None:
            onlooker = Onlooker(position) if position.round else None
            continue
        for event in events:
            onlooker.hear(event)
        onlooker.compare(position)
