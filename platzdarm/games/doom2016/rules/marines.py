"""A marine's activation (chapters MARINE, ACTION, ITEM, WEAPON): respawn, cards, Run, items, the end."""

from typing import Any, Final

from platzdarm.games.doom2016.rules import decks, grenades, killing, objectives, threats
from platzdarm.games.doom2016.rules.abilities import ABILITIES
from platzdarm.games.doom2016.rules.attack import Attack, targets
from platzdarm.games.doom2016.rules.cards import BONUS, MAIN, ActionCard, Effect
from platzdarm.games.doom2016.rules.effects import Use
from platzdarm.games.doom2016.rules.effects_standing import ON_PLAY, SCAVENGE
from platzdarm.games.doom2016.rules.going import active_squares, carries_asset, may_rest
from platzdarm.games.doom2016.rules.moments import Moment
from platzdarm.games.doom2016.rules.mover import AttackOffer, Mover, offers_from
from platzdarm.games.doom2016.rules.moving import MOVES, arrive, move, moves, switch_on
from platzdarm.games.doom2016.rules.position import Incursion, Stage
from platzdarm.games.doom2016.rules.setting import PACK_HEALS, RUN_POINTS, is_demon
from platzdarm.games.doom2016.rules.verbs import ATTACK, DISPLACE, END, PLAY, RESPAWN, RUN, SEAL, TAKE, USE, WORK
from platzdarm.kernel.action import first, pack, second, verb_of
from platzdarm.kernel.answers import Answers, each
from platzdarm.kernel.decision import Decision

BEGIN: Final = 0
OPENING: Final = 1
ACT: Final = 2
CLOSING: Final = 3
CLEAN_UP: Final = 4

HEALTH_PACK: Final = 0
WEAPON: Final = 1
TOKEN: Final = 2


class MarineActivation(Mover):
    def __init__(
        self,
        figure: int,
        stage: int = BEGIN,
        mains: int = 0,
        used: list[str] | None = None,
        offers: list[AttackOffer] | None = None,
        numbers: list[int] | None = None,
    ) -> None:
        super().__init__(figure, 0)
        self.stage = stage
        self.mains = mains  # main actions left (D16-MARINE-03)
        self.used: list[str] = used if used is not None else []  # bonus abilities, and sets that were fired
        self.offers = offers_from(offers)
        if numbers is not None:
            self.set_moving(numbers)

    def values(self) -> list[Any]:
        return [self.figure, self.stage, self.mains, self.used, self.offers, self.moving_values()]

    @property
    def seat(self) -> int:
        return self.figure + 1

    # -- the course -------------------------------------------------------------------------------------------

    def run(self, position: Incursion) -> bool:
        stage = self.stage
        if stage == ACT:
            if position.on_map(self.figure) and not self.done:
                return False
            self.stage = CLOSING  # a marine killed in its own activation ends it (D16-KILL-08)
            return True
        self.stage += 1
        if stage == BEGIN:
            self.begin(position)
        elif stage == OPENING:
            others = [m + 1 for m in range(position.setting.marines) if m != self.figure]
            position.agenda.append(Moment("start_activation", [self.seat], self.figure))
            position.agenda.append(Moment("ally_start_activation", others, self.figure))
            threats.marine_activates(position, self.figure)
        elif stage == CLOSING:
            position.agenda.append(Moment("end_activation", [self.seat], self.figure))
            grenades.explode(position, "end_activation", self.figure)
        else:
            self.clean_up(position)
        return True

    def begin(self, position: Incursion) -> None:
        """The class card is readied (D16-MARINE-01), a killed marine respawns (D16-MARINE-02)."""
        position.exhausted &= ~(1 << self.figure)
        squad = position.setting.squad
        self.mains = 1
        if squad is not None and position.has_squad_card(self.figure):
            self.mains = squad.main_actions + squad.extra_main  # D16-TIMING-04
        position.tell("activation", [self.figure])
        if not position.on_map(self.figure):
            position.agenda.append(Respawn(self.figure))

    def clean_up(self, position: Incursion) -> None:
        """Played cards go, except those that stay; then the hand is filled (D16-MARINE-04, 05)."""
        marine = self.figure
        actions = position.setting.content.actions
        played = position.in_play[marine]
        fired = self.fired()
        staying = tuple(card for card in played if actions[card].stays and f"fired {actions[card].weapon}" not in fired)
        gone = tuple(card for card in played if card not in staying)
        position.in_play[marine] = staying
        for card in gone:
            decks.to_discards(position, marine, card)
        position.next_red[marine] = 0  # 'your next attack' is one of this activation
        position.rerolls &= ~(1 << marine)
        decks.draw_to_limit(position, marine)
        end_activation(position)
        position.agenda.pop()
        objectives.marine_done(position, marine)

    # -- the questions ----------------------------------------------------------------------------------------

    def decisions(self, position: Incursion) -> list[Decision]:
        hides = position.hides(self.seat)
        answers = moves(position, self) + items(position, self.figure)
        if may_rest(position, self):
            answers += self.attacks(position)
            answers += ABILITIES.offered(position, self.seat, self.bonus())
            answers += objectives.deeds(position, self)
            if not hides:
                answers += self.plays(position)
            answers.append(END)
        return [Decision(self.seat, "act", Answers(answers, [], hides), [self.figure])]

    def bonus(self) -> Moment:
        """Abilities headed by the bonus symbol are used like bonus cards (D16-TIMING-03)."""
        return Moment("bonus", [self.seat], self.figure, used=self.used)

    def fired(self) -> list[str]:
        return [title for title in self.used if title.startswith("fired")]

    def reach(self, position: Incursion, offer: AttackOffer) -> int:
        card = position.class_card(self.figure)
        bonus = sum([a.extra_range for a in card.abilities if not a.cost]) if card is not None else 0
        return offer.range + bonus

    def attacks(self, position: Incursion) -> list[int]:
        found: list[int] = []
        for number, offer in enumerate(self.offers):
            for figure in targets(position, self.figure, self.reach(position, offer), offer.excluded):
                found.append(pack(ATTACK, figure, number))
        return found

    def plays(self, position: Incursion) -> list[int]:
        found: list[int] = []
        hand = position.hands[self.figure]
        for number in sorted(set(hand)):
            card = position.setting.content.actions[number]
            if (card.kind == MAIN and self.mains > 0) or card.kind == BONUS:
                found += [pack(PLAY, number, target) for target in play_targets(position, self.figure, card)]
            if self.mains > 0 and not carries_asset(position, self.figure):
                found.append(pack(RUN, number))
        return found

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        verb = verb_of(action)
        if verb != USE:
            self.used = self.fired()  # what comes after something else is not used at once with it (D16-TIMING-02)
        if verb in MOVES:
            move(position, self, action)
        elif verb == TAKE:
            take(position, self.figure, first(action))
        elif verb == END:
            self.done = 1
            position.tell("ended", [self.figure])
        elif verb == ATTACK:
            self.attack(position, first(action), second(action))
        elif verb == PLAY:
            self.play(position, first(action), second(action))
        elif verb == RUN:
            self.offers = []
            self.mains -= 1
            decks.discard(position, self.figure, first(action))
            self.points += RUN_POINTS
            position.tell("ran", [self.figure])
        elif verb == USE:
            self.offers = []
            moment = self.bonus()
            ABILITIES.use(position, seat, action, moment)
            self.used = moment.used
        elif verb == WORK:
            objectives.work(position, self.figure, first(action), second(action))
        elif verb == SEAL:
            objectives.seal(position, self, first(action))

    def attack(self, position: Incursion, defender: int, number: int) -> None:
        red, black, _, card, _ = self.offers.pop(number)
        if card >= 0:
            self.used.append(f"fired {position.setting.content.actions[card].weapon}")
        position.agenda.append(Attack(self.figure, defender, card, red, black))

    def play(self, position: Incursion, number: int, target: int) -> None:
        """From hand, face up: movement points first, then its attack and abilities (D16-ACTION-02).

        What an earlier card has left to do is lost (D16-ACTION-03).
        """
        card = position.setting.content.actions[number]
        marine = self.figure
        if card.kind == MAIN:
            self.mains -= 1
        position.hands[marine] = decks.without(position.hands[marine], number)
        position.in_play[marine] = (*position.in_play[marine], number)
        position.tell("played", [marine, number, target])
        self.points += card.speed
        self.offers = [AttackOffer(card.red, card.black, card.range, number)] if card.attacks else []
        use = playing(position, marine, card, target)
        for effect in on_play(card):
            use.carry_out(effect)


def end_activation(position: Incursion) -> None:
    """Effects 'until the end of the activation' are over."""
    position.stagger_cut = [0] * len(position.stagger_cut)
    position.no_glory = 0
    position.executed = 0


# -- cards -------------------------------------------------------------------------------------------------------


def play_targets(position: Incursion, marine: int, card: ActionCard) -> list[int]:
    """What must be named when the card is played: a square for a grenade, a card to take back."""
    for effect in on_play(card):
        if effect.verb.aims(effect):
            return [target for target, _ in effect.verb.choices(playing(position, marine, card), effect)]
    return [0]


def on_play(card: ActionCard) -> list[Effect]:
    return [effect for ability in card.abilities for effect in ability.at(ON_PLAY)]


def playing(position: Incursion, marine: int, card: ActionCard, target: int = 0) -> Use:
    use = Use(position, marine + 1, Moment(ON_PLAY, [marine + 1], marine), None, card.index)
    use.target = target
    return use


# -- items -------------------------------------------------------------------------------------------------------


def items(position: Incursion, marine: int) -> list[int]:
    """What lies on the marine's square and may be taken at no cost (D16-ITEM-01), also in passing."""
    setting = position.setting
    square = position.place[marine]
    found: list[int] = []
    if any(place == square and position.packs_left >> n & 1 for n, place in enumerate(setting.packs)):
        found.append(pack(TAKE, HEALTH_PACK))
    number = weapon_here(position, square)
    if number >= 0:
        weapon = setting.weapons[number][1]
        owned = position.weapons[marine] >> weapon & 1
        if not owned and decks.sets_in_use(position, weapon) < setting.content.weapons[weapon].copies:
            found.append(pack(TAKE, WEAPON))
    if square in position.tokens and objectives.may_pick_up(position):
        found.append(pack(TAKE, TOKEN))
    return found


def weapon_here(position: Incursion, square: int) -> int:
    for number, (place, _) in enumerate(position.setting.weapons):
        if place == square and position.weapons_left >> number & 1:
            return number
    return -1


def take(position: Incursion, marine: int, what: int) -> None:
    square = position.place[marine]
    setting = position.setting
    if what == HEALTH_PACK:
        number = next(n for n, place in enumerate(setting.packs) if place == square and position.packs_left >> n & 1)
        position.packs_left &= ~(1 << number)
        position.tell("took_pack", [marine, square])
        killing.heal(position, marine, position.passive(marine, SCAVENGE) or PACK_HEALS)
    elif what == WEAPON:
        number = weapon_here(position, square)
        position.weapons_left &= ~(1 << number)
        decks.gain_weapon(position, marine, setting.weapons[number][1])
        position.tell("took_weapon", [marine, setting.weapons[number][1]])
        if position.passive(marine, SCAVENGE):
            decks.draw(position, marine, 1)
    else:
        position.tokens = decks.without(position.tokens, square)
        position.carried[marine] += 1
        position.tell("took_token", [marine, square])
        killing.judge_place(position, marine)
        killing.judge(position)


# -- respawn -----------------------------------------------------------------------------------------------------


class Respawn(Stage):
    """On an active teleporter of its choice; only if none is active on any (D16-KILL-09 to 11)."""

    def __init__(self, figure: int) -> None:
        self.figure = figure

    def values(self) -> list[Any]:
        return [self.figure]

    def run(self, position: Incursion) -> bool:
        if position.on_map(self.figure):
            position.agenda.pop()
            return True
        return False

    def decisions(self, position: Incursion) -> list[Decision]:
        squares = active_squares(position) or position.setting.teleporters
        answers = Answers([], [each(RESPAWN, squares, 8)])
        return [Decision(self.figure + 1, "respawn", answers, [self.figure])]

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        square = first(action)
        here = position.figures_at(square)
        in_the_way = here if position.setting.tutorial else [f for f in here if not is_demon(f)]
        if in_the_way:
            position.agenda[-1] = Nearby(self.figure, square)
            position.tell("respawn", [self.figure, square])
            return
        arrive(position, self.figure, square)
        switch_on(position, square)


class Nearby(Stage):
    """The teleporter is taken: the free square nearest to it; among several the marine chooses (D16-KILL-11).

    Ours where the booklets are silent: from a shut room that is full, doors and terrain hinder nobody.
    """

    def __init__(self, figure: int, square: int) -> None:
        self.figure = figure
        self.square = square

    def values(self) -> list[Any]:
        return [self.figure, self.square]

    def run(self, position: Incursion) -> bool:
        if position.on_map(self.figure):
            position.agenda.pop()
            return True
        squares = self.squares(position)
        if len(squares) == 1:
            self.stand(position, squares[0])
            return True
        return False

    def decisions(self, position: Incursion) -> list[Decision]:
        answers = Answers([], [each(pack(DISPLACE, self.figure), self.squares(position), 16)])
        return [Decision(self.figure + 1, "respawn", answers, [self.figure])]

    def squares(self, position: Incursion) -> list[int]:
        near = position.nearest_free(self.figure, self.square)
        return near or position.nearest_free(self.figure, self.square, unhindered=True)

    def answer(self, position: Incursion, seat: int, action: int) -> None:
        self.stand(position, second(action))

    def stand(self, position: Incursion, square: int) -> None:
        position.put(self.figure, square)
        position.tell("moved", [self.figure, square])
        switch_on(position, square)
