"""Why the bot would do that, for whoever asked for a hint: what an order, a card or a treasure brings most of all."""

from typing import Final

from platzdarm.games.inferno.bots.answers import FOR_VILLAINS, GAINS
from platzdarm.games.inferno.bots.judge import Study
from platzdarm.games.inferno.bots.shopping import Shopping
from platzdarm.games.inferno.rules import verbs
from platzdarm.games.inferno.rules.attack import force
from platzdarm.games.inferno.rules.cards import CHAMPION, CONSTRUCT, FACTIONS, IMMOBILE, Card, Effect
from platzdarm.games.inferno.rules.figures import defence, has, keywords, speed
from platzdarm.games.inferno.rules.moving import reach
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.row import offered
from platzdarm.games.inferno.rules.targets import is_area, targets
from platzdarm.games.inferno.rules.villainy import has_pool
from platzdarm.games.inferno.text.chronicle import Chronicle
from platzdarm.kernel.action import first, second, verb_of
from platzdarm.kernel.chance import Chance
from platzdarm.kernel.position import View
from platzdarm.text.lines import Line, Part, Phrase

PLAIN: Final = {
    verbs.PASS: "inf-reason-pass",
    verbs.STOP: "inf-reason-stop",
    verbs.GATE: "inf-reason-gate",
    verbs.RESEARCH: "inf-reason-research",
    verbs.KEEP: "inf-reason-keep",
    verbs.COMPLETE: "inf-reason-complete",
    verbs.END: "inf-reason-end",
    verbs.YES: "inf-reason-yes",
    verbs.WAY: "inf-reason-way",
    verbs.TRIGGER: "inf-reason-trigger",
    verbs.SPEND: "inf-reason-spend",
    verbs.RANDOM: "inf-reason-random",
    verbs.TOKEN: "inf-reason-token-moved",
}
DEEDS: Final = {
    "gain_power": "inf-reason-power",
    "gain_runes": "inf-reason-runes",
    "gain_construct_runes": "inf-reason-runes",
    "draw": "inf-reason-draw",
    "gain_souls": "inf-reason-souls",
    "banish": "inf-reason-banish",
}
PLANNED: Final = 0.4  # the part of a card's worth from which on its faction is the reason to take it
LEAST: Final = 0.05  # what gains less than this is no reason
Gain = tuple[float, Line]


def reason(view: View[Contest], action: int, chance: Chance) -> Line | None:
    position = view.known
    if action == verbs.YES and any(decision.kind == "sets" for decision in view.pending()):
        return Line("inf-reason-sets")
    if verb_of(action) in PLAIN:
        return Line(PLAIN[verb_of(action)])
    return Reasons(position, view.seat).of(action)


class Reasons:
    def __init__(self, position: Contest, seat: int) -> None:
        self.position = position
        self.seat = seat
        self.study = Study(position, seat)
        self.shopping = Shopping(position, seat)
        self.asked = next((decision for decision in position.pending() if decision.seat == seat), None)

    def of(self, action: int) -> Line | None:
        match verb_of(action):
            case verbs.ORDER:
                return self.of_order(first(action), second(action))
            case verbs.STEP | verbs.STRIKE if self.asked is not None and self.asked.about:
                return self.of_step(self.asked.about[0], action)
            case verbs.PLAY:
                return self.of_play(second(action))
            case verbs.ACQUIRE:
                return self.of_card(self.position.setting.card(offered(self.position, first(action))))
            case verbs.USE:
                return self.of_treasure(first(action), second(action))
            case verbs.DRAFT:
                return self.of_draft(first(action))
        return self.of_choice(action)

    # -- orders -----------------------------------------------------------------------------------------------

    def of_order(self, piece: int, place: int) -> Line:
        """What the champion does with the order, from where it stands or from where it enters."""
        study = self.study
        if place:
            entered = self.position.copy()
            entered.owner[piece] = self.seat
            entered.put(piece, place - 1 >> 1, place - 1 & 1)
            study = Study(entered, self.seat)
        points = 0 if has(study.position, piece, IMMOBILE) else speed(study.position, piece)
        end = study.plan(piece, reach(study.position, piece, points), True)[1]
        gains = [*self.at_end(study, piece, end), *self.by_attack(study, piece, end, True)]
        return weightiest(gains, "inf-reason-enters" if place else "inf-reason-nearer")

    def of_step(self, piece: int, action: int) -> Line:
        """On the way: what is still to be had where it leads."""
        study = self.study
        if verb_of(action) == verbs.STRIKE:
            return weightiest([self.blow(study, study.position, piece, action)], "inf-reason-hurts")
        found = reach(study.position, piece, study.points_left(piece))
        end = study.plan(piece, found, study.may_strike(piece))[1]
        gains = [*self.at_end(study, piece, end), *self.by_attack(study, piece, end, study.may_strike(piece))]
        return weightiest(gains, "inf-reason-nearer")

    def at_end(self, study: Study, piece: int, end: int) -> list[Gain]:
        """What is gained where the move ends, beside what the champion has where it stands."""
        position, scenario = study.position, study.position.setting.scenario
        here = position.cell[piece]
        outlook = study.outlook(piece)
        found: list[Gain] = []
        for near, more in outlook.shrines:
            if near >> end & 1 and not near >> here & 1:
                found.append((more, Line("inf-reason-shrine", {"n": scenario.shrine})))
        if end in position.chests and end != here:
            found.append((study.things(piece, end), Line("inf-reason-chest")))
        elif end in scenario.beacons:
            found.append((study.things(piece, end), Line("inf-reason-beacon")))
        elif end != here:
            kind = "inf-reason-captive" if study.captives else "inf-reason-token"
            found.append((study.things(piece, end), Line(kind)))
        feared = [threat.likely for threat in outlook.threats if threat.steps[here] <= threat.far]
        still = [threat.likely for threat in outlook.threats if threat.steps[end] <= threat.far]
        found.append(((max(feared, default=0.0) - max(still, default=0.0)) * outlook.price, Line("inf-reason-safety")))
        return found

    def by_attack(self, study: Study, piece: int, end: int, may: bool) -> list[Gain]:
        """The better of a blow from where it stands and one from where it goes."""
        if not may:
            return []
        there = study.position.copy()
        there.put(piece, end, study.position.turned[piece])
        found: list[Gain] = []
        for position in (study.position, there):
            strike = study.best_attack(position, piece)[1]
            if strike:
                found.append(self.blow(study, position, piece, strike))
        return found

    def blow(self, study: Study, position: Contest, piece: int, strike: int) -> Gain:
        """Who falls by an attack, or how hard the hardest hit is hit."""
        how, target = first(strike), second(strike) - 1
        area = target < 0 or is_area(keywords(position, piece), how)
        hit = targets(position, piece, how) if area else [target]
        worth = study.attack(position, piece, how, target)
        fallen = [
            other
            for other in hit
            if not has_pool(position, other)
            and position.damage[other] + force(position, piece, other) >= defence(position, other)
        ]
        if fallen:
            return worth, Line("inf-reason-defeats", {"targets": [self.named(other) for other in fallen]})
        if any(has_pool(position, other) for other in hit):
            return worth, Line("inf-reason-wears", {"n": max(force(position, piece, other) for other in hit)})
        return worth, Line("inf-reason-joint" if worth > 1 else "inf-reason-hurts")

    def named(self, piece: int) -> Part:
        return Chronicle(self.position).part("piece", self.position.setting.names[piece])

    # -- cards ------------------------------------------------------------------------------------------------

    def of_play(self, bearer: int) -> Line:
        return Line("inf-reason-equips", {"piece": self.named(bearer - 1)}) if bearer else Line("inf-reason-plays")

    def of_card(self, card: Card) -> Line:
        """A body, a construct's bonus, the faction that one collects, or what it does best."""
        if card.type == CHAMPION:
            kind = self.position.setting.content.kinds[card.champion]
            return Line("inf-reason-recruit", {"strength": kind.strength, "defence": kind.defence})
        total, planned = self.shopping.worth(card), self.shopping.plan(card.factions)
        if planned >= PLANNED * total:
            return self.collects(card.factions)
        if card.type == CONSTRUCT:
            return Line("inf-reason-gear", {"strength": card.strength, "defence": card.defence})
        deeds = [(self.shopping.effect(effect), DEEDS[effect.do]) for effect in parts(card) if effect.do in DEEDS]
        return Line(max(deeds)[1] if deeds else "inf-reason-useful")

    def collects(self, factions: int) -> Line:
        """The faction among them of which one has most."""
        own = [number for number in range(len(FACTIONS)) if factions >> number & 1]
        most = max(own, key=lambda number: self.shopping.owned[number] + 2 * self.shopping.comrades[number])
        return Line("inf-reason-faction", {"faction": Phrase(f"inf-faction-{FACTIONS[most]}")})

    def of_draft(self, kind: int) -> Line:
        known = self.position.setting.content.kinds[kind]
        if self.shopping.plan(known.factions) >= 1:
            return self.collects(known.factions)
        figures = {"strength": known.strength, "defence": known.defence, "order": known.order}
        return Line("inf-reason-draft", dict(figures))

    # -- treasures and choices --------------------------------------------------------------------------------

    def of_treasure(self, treasure: int, piece: int) -> Line:
        """Before damage it saves a champion or makes its attack tell."""
        about = self.asked.about if self.asked is not None else []
        saved = piece in about[1:] and self.position.side_of(self.position.owner[piece]) == self.study.side
        return Line("inf-reason-saves" if saved else "inf-reason-tells", {"piece": self.named(piece)})

    def of_choice(self, action: int) -> Line:
        """Whatever else is asked: for the villains as little as may be, for oneself as much."""
        kind = self.asked.kind if self.asked is not None else ""
        if kind in FOR_VILLAINS:
            return Line("inf-reason-villains")
        match verb_of(action):
            case verbs.CHAMPION if first(action):
                return Line("inf-reason-champion", {"piece": self.named(first(action) - 1)})
            case verbs.CARD if second(action):
                return Line("inf-reason-best-card" if kind in GAINS else "inf-reason-worst-card")
            case verbs.SLOT if first(action):
                return Line("inf-reason-best-card")
            case verbs.CELL if first(action):
                return Line("inf-reason-cell")
        return Line("inf-reason-pass")


def parts(card: Card) -> list[Effect]:
    """The effects of a card, with those that follow from them."""
    found = list(card.ability.effects)
    for effect in found:
        found += [part for part in effect.then if isinstance(part, Effect)]
        found += [part for way in effect.choose for part in way if isinstance(part, Effect)]
    return found


def weightiest(gains: list[Gain], otherwise: str) -> Line:
    best = max(gains, key=lambda gain: gain[0], default=(0.0, Line(otherwise)))
    return best[1] if best[0] >= LEAST else Line(otherwise)
