"""The mats of DOOM (2016) in the terminal: mission, marines, invader, demons on the map, cards in hand."""

from platzdarm.games.doom2016.rules.cards import ActionCard, EventCard, GloryCard
from platzdarm.games.doom2016.rules.field import OFF
from platzdarm.games.doom2016.rules.marines import MarineActivation
from platzdarm.games.doom2016.rules.mover import Mover
from platzdarm.games.doom2016.rules.position import NONE, Incursion
from platzdarm.games.doom2016.rules.setting import INVADER, is_demon, is_marine
from platzdarm.games.doom2016.terminal.drawing import figure_code
from platzdarm.games.doom2016.text.words import Names
from platzdarm.kernel.pile import UNSEEN

STUNNED, STAGGERED, CARRIES = "⊗", "!", "*"
BETWEEN = " · "


class Panel:
    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    # -- the mission ------------------------------------------------------------------------------------------

    def head(self, position: Incursion) -> str:
        say, setting = self.words.say, position.setting
        mission = self.names.mission(setting.mission)
        if not position.round:
            return say("d16-screen-setup", mission=mission)
        parts = [
            say(
                "d16-screen-head",
                mission=mission,
                round=position.round,
                frags=position.frags,
                needed=setting.frags_needed(),
            )
        ]
        parts += self.goal(position)
        if setting.threat.kind == "assault":
            parts.append(say("d16-screen-threat", tokens=position.threat))
        return BETWEEN.join(parts)

    def goal(self, position: Incursion) -> list[str]:
        """How far the marines have come."""
        objective = position.setting.objective
        kind = objective.kind
        held = sum(position.carried[: position.setting.marines])
        done = {
            "sample_collection": (held, objective.tokens),
            "asset_extraction": (position.secured, objective.tokens),
            "guard_duty": (position.progress, objective.rounds),
            "system_restart": (sum(position.worked), objective.tokens * objective.progress),
            "seal_the_breach": (position.portals_left.bit_count(), 0),
        }
        if kind not in done:
            return []
        return [self.words.say("d16-screen-goal", kind=kind, done=done[kind][0], needed=done[kind][1])]

    def to_come(self, position: Incursion) -> str:
        """Initiative cards of this round that nobody has revealed yet."""
        cards = [card for card, number in enumerate(position.unrevealed) for _ in range(number)]
        if not cards:
            return ""
        return self.words.say("d16-screen-to-come", cards=self.names.counted([self.names.turn(card) for card in cards]))

    # -- marines ----------------------------------------------------------------------------------------------

    def marine(self, position: Incursion, marine: int) -> str:
        say = self.words.say
        parts = [f"{figure_code(position.setting, marine)} {self.names.marine(marine)}", self.state(position, marine)]
        mover = self.mover(position, marine)
        if mover is not None:
            parts.append(say("d16-screen-points", n=mover.points))
            if isinstance(mover, MarineActivation):
                parts.append(say("d16-screen-mains", n=mover.mains))
        return BETWEEN.join(parts)

    def marine_cards(self, position: Incursion, marine: int) -> str:
        say = self.words.say
        counts = {
            "hand": len(position.hands[marine]),
            "deck": position.decks[marine].size,
            "discards": len(position.decks[marine].discards),
        }
        parts = [say("d16-screen-counts", **counts)]
        if position.classes[marine] != NONE:
            turned = "-exhausted" if position.exhausted >> marine & 1 else ""
            parts.append(say(f"d16-screen-class{turned}", name=self.names.classes[position.classes[marine]]))
        if position.glory[marine]:
            parts.append(say("d16-screen-glory", n=len(position.glory[marine])))
        if position.in_play[marine]:
            cards = ", ".join(self.names.action_card(card) for card in position.in_play[marine])
            parts.append(say("d16-screen-in-play", cards=cards))
        return BETWEEN.join(parts)

    def mover(self, position: Incursion, figure: int) -> Mover | None:
        for step in reversed(position.agenda):
            if isinstance(step, Mover) and step.figure == figure:
                return step
        return None

    def state(self, position: Incursion, figure: int) -> str:
        """Square and health left, with signs for what else matters."""
        if position.place[figure] == OFF:
            return self.words.say("d16-screen-off")
        left = position.health(figure) - position.damage[figure]
        health = self.words.say("d16-screen-health", left=left, health=position.health(figure))
        return f"{self.names.square(position, position.place[figure])} {health}{self.signs(position, figure)}"

    def signs(self, position: Incursion, figure: int) -> str:
        found = STUNNED if position.is_stunned(figure) else ""
        if is_demon(figure) and position.is_open_to_glory(figure):
            found += STAGGERED
        return found + CARRIES * position.carried[figure]

    # -- the invader ------------------------------------------------------------------------------------------

    def invader(self, position: Incursion) -> str:
        say = self.words.say
        hand, deck = len(position.event_hand), position.event_deck
        counts = say("d16-screen-counts", hand=hand, deck=deck.size, discards=len(deck.discards))
        parts = [self.names.seat(INVADER), counts]
        if position.invasion not in (NONE, UNSEEN):
            parts.append(say("d16-screen-invasion", name=self.names.invasions[position.invasion]))
        if position.invasion_argent:
            parts.append(say("d16-screen-argent", n=position.invasion_argent))
        return BETWEEN.join(parts)

    def demons(self, position: Incursion) -> list[str]:
        """A line for each type on the map."""
        return [self.demon_type(position, kind) for kind in position.types_on_map()]

    def demon_type(self, position: Incursion, kind: int) -> str:
        say = self.words.say
        notes = [say("d16-screen-argent", n=position.argent[kind])] if position.argent[kind] else []
        notes += [say("d16-screen-type-used")] if position.used_types >> kind & 1 else []
        here = [figure for figure in position.setting.figures_of(kind) if position.on_map(figure)]
        figures = ", ".join(self.demon(position, figure) for figure in here)
        demon = say("d16-screen-demon", demon=self.names.demons[kind], health=position.health(here[0]))
        for figure in here:
            mover = self.mover(position, figure)
            if mover is not None:
                notes.append(say("d16-screen-points", n=mover.points))
        if not notes:
            return say("d16-screen-type", demon=demon, figures=figures)
        return say("d16-screen-type-notes", demon=demon, notes=", ".join(notes), figures=figures)

    def demon(self, position: Incursion, figure: int) -> str:
        """The health of the unhurt is told once, with their type."""
        code = figure_code(position.setting, figure)
        if position.damage[figure]:
            return f"{code} {self.state(position, figure)}"
        return f"{code} {self.names.square(position, position.place[figure])}{self.signs(position, figure)}"

    def objects(self, position: Incursion) -> list[str]:
        """Machines and drones that stand on the map as figures."""
        here = [figure for figure in range(len(position.place)) if position.on_map(figure)]
        found = [figure for figure in here if not is_marine(figure) and not is_demon(figure)]
        code = position.setting
        return [
            f"{figure_code(code, one)} {self.names.figure(position, one)} {self.state(position, one)}" for one in found
        ]

    # -- hands ------------------------------------------------------------------------------------------------

    def hand(self, position: Incursion, seat: int, full: bool) -> list[str]:
        """The cards of a seat that is not hidden, with their texts or by their names alone."""
        cards: list[tuple[str, ActionCard | EventCard | GloryCard, list[str]]] = []
        content, names, texts = position.setting.content, self.names, self.names.texts
        if seat == INVADER:
            for number in position.event_hand:
                cards.append((names.events[number], content.events[number], texts.event(number)))
        else:
            for number in position.hands[seat - 1]:
                cards.append((names.actions[number], content.actions[number], texts.action(number)))
            for number in position.glory[seat - 1]:
                cards.append((names.glory[number], content.glory[number], texts.glory(number)))
        if full:
            return [
                self.words.say("d16-screen-card", name=name, id=card.id, text=" ".join(text))
                for name, card, text in cards
            ]
        short = [self.words.say("d16-screen-card-short", name=name, id=card.id) for name, card, _ in cards]
        return [self.words.say("d16-screen-hand", seat=names.seat(seat), cards=", ".join(short))] if short else []
