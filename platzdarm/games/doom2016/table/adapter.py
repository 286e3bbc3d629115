"""What a server needs of DOOM (2016): questions, answers and events by name, what is foreseen, analysis."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec import UnsetType

from platzdarm.games.doom2016.game import Doom2016
from platzdarm.games.doom2016.rules import operations, setup, verbs
from platzdarm.games.doom2016.rules.attack import BLACK_FACE, current
from platzdarm.games.doom2016.rules.cards import COLOURS, MARINES, Ability
from platzdarm.games.doom2016.rules.effects import is_aimed
from platzdarm.games.doom2016.rules.position import Incursion
from platzdarm.games.doom2016.rules.setting import INVADER
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from platzdarm.games.doom2016.table import foresight, scenario
from platzdarm.games.doom2016.table.events import any_event
from platzdarm.games.doom2016.table.fact_types import IncursionFacts
from platzdarm.games.doom2016.table.page_content import IncursionContent, PageContent
from platzdarm.games.doom2016.text import notation
from platzdarm.kernel.answers import Span
from platzdarm.kernel.decision import Decision
from platzdarm.kernel.events import Event
from platzdarm.kernel.position import Position

# The rule behind each kind of question; those of moments come last.
RULES: Final[dict[str, str]] = {
    "sets": "D16-ARGENT-06",
    "invasion": "D16-SUMMON-01",
    "weapons": "D16-WEAPON-04",
    "class": "D16-CARDS-06",
    "leader": "D16-CARDS-09",
    "argent_discard": "D16-STATUS-06",
    "argent": "D16-ARGENT-01",
    "transfer": "D16-ARGENT-04",
    "spend": "D16-CARDS-04",
    "portal": "D16-SUMMON-14",
    "group": "D16-SUMMON-05",
    "place": "D16-SUMMON-07",
    "carry": "D16-CARDS-05",
    "drop": "D16-TOKEN-02",
    "act": "D16-MARINE-03",
    "walk": "D16-MP-06",
    "respawn": "D16-KILL-09",
    "activate": "D16-INIT-06",
    "next_demon": "D16-DEMON-04",
    "demon": "D16-DEMON-05",
    "displace": "D16-LARGE-11",
    "lose_die": "D16-STUN-03",
    "cover": "D16-COVER-07",
    "discard": "D16-ARGENT-07",
    "peek": "D16-TIMING-01",
    "reorder": "D16-TIMING-01",
    "status_phase": "D16-STATUS-03",
    "activation_phase": "D16-INIT-04",
    "start_activation": "D16-TIMING-01",
    "ally_start_activation": "D16-TIMING-01",
    "end_activation": "D16-TIMING-01",
    "demon_near": "D16-TIMING-01",
    "declared": "D16-ATTACK-02",
    "before_roll": "D16-ATTACK-03",
    "while_defending": "D16-ATTACK-07",
    "while_attacking": "D16-ATTACK-07",
    "after_attack": "D16-ATTACK-01",
    "on_kill": "D16-TIMING-01",
    "on_killed": "D16-KILL-07",
    "when_stunned": "D16-STUN-01",
}
# reactions: what one may want answered without being asked
MOMENTS: Final = (
    "status_phase",
    "activation_phase",
    "start_activation",
    "ally_start_activation",
    "end_activation",
    "demon_near",
    "declared",
    "before_roll",
    "while_defending",
    "while_attacking",
    "after_attack",
    "on_kill",
    "on_killed",
    "when_stunned",
)

# The numbers of each event by name; `*` takes all that are left.
EVENT_FIELDS: Final[dict[str, tuple[str, ...]]] = {
    # before the mission
    "chose": ("seat",),
    "armed": ("marine", "*weapons"),
    "class": ("marine", "class"),
    "leader": ("marine",),
    # rounds
    "round": ("round",),
    "threat": ("tokens",),
    "initiative": ("*cards",),
    "revealed": ("turn",),
    "type_activated": ("type",),
    "activation": ("figure",),
    "ended": ("figure",),
    "progress": ("rounds",),
    "game_over": ("side",),
    # cards
    "drew": ("marine",),
    "drew_card": ("marine", "card"),
    "discarded": ("marine", "card"),
    "shuffled": ("marine",),
    "drew_event": (),
    "drew_event_card": ("event",),
    "event_discarded": ("event",),
    "events_shuffled": (),
    "drew_glory": ("marine",),
    "drew_glory_card": ("marine", "glory"),
    "glory_discarded": ("marine", "glory"),
    "played": ("marine", "card", "aim"),
    "ran": ("figure",),
    "used": ("seat", "source", "ability", "target", "other", "figure"),
    "exhausted": ("marine",),
    "looked": ("seat", "cards"),
    "looked_at": ("seat", "*turns"),
    "put_back": ("seat", "end"),
    "first_card": ("marine",),
    # the map
    "moved": ("figure", "square"),
    "turned": ("figure", "square", "turned"),
    "teleported": ("figure", "square"),
    "displaced": ("figure", "square"),
    "respawn": ("figure", "square"),
    "placed": ("figure", "square", "turned"),
    "teleporter_active": ("square",),
    "door_opened": ("figure", "door"),
    "took_pack": ("marine", "square"),
    "took_weapon": ("marine", "weapon"),
    "took_token": ("marine", "square"),
    "token_dropped": ("square",),
    "carries": ("figure",),
    "secured": ("tokens",),
    "worked": ("marine", "machine", "tokens"),
    "thrown": ("marine", "square"),
    "exploded": ("square", "damage"),
    # portals and argent power
    "portal_up": ("portal",),
    "portal": ("portal",),
    "summoned": ("portal", "colour", "group", "tokens", "*types"),
    "portal_closed": ("portal",),
    "portals_closed": (),
    "argent": ("place", "tokens"),
    # attacks
    "attack": ("attacker", "defender", "card", "red", "black"),
    "lost_die": ("attacker", "die"),
    "rolled": ("attacker", "*dice"),
    "defence": ("defender", "shown"),
    "damaged": ("figure", "damage", "total"),
    "healed": ("figure", "damage"),
    "stunned": ("figure",),
    "killed": ("figure", "killer", "square"),
    "frag": ("frags",),
}
# what an aimed effect asks for, by its verb; those that are not here are aimed at figures
AIMS: Final[dict[str, list[str]]] = {
    "reroll_dice": ["dice"],
    "set_die": ["die", "face"],
    "place_argent": ["type"],
    "remove_argent": ["type"],
    "push": ["square"],
    "teleport": ["square"],
    "place_grenade": ["square"],
    "swap_card": ["card"],
    "take_back": ["card"],
}
FIGURES: Final = ("figure", "attacker", "defender", "killer")
SOURCES: Final = verbs.SOURCES


class Adapter:
    all_open = False
    orderable = MOMENTS
    types: Mapping[str, Any] = {
        "Facts": IncursionFacts,
        "AnyEvent": any_event(EVENT_FIELDS),
        "Preview": foresight.Foreseen,
        "Content": IncursionContent,
        "SetUp": scenario.SetUp,
    }

    def __init__(self, game: Doom2016) -> None:
        self.game = game
        self.library = game.library

    # -- the game for the lobby and the page ------------------------------------------------------------------

    def choices(self) -> list[dict[str, Any]]:
        defaults = self.game.settle({})
        campaigns = [operations.NO_OPERATION, operations.OWN, *operations.names(self.library)]
        return [
            {"name": "mission", "choices": list(self.library.missions), "default": defaults["mission"]},
            {"name": "marines", "choices": ["1", "2", "3", "4"], "default": defaults["marines"]},
            {"name": "decks", "choices": list(setup.DECKS), "default": defaults["decks"]},
            {"name": "operation", "choices": campaigns, "default": operations.NO_OPERATION},
        ]

    def content(self) -> IncursionContent:
        return PageContent(self.library).everything()

    def seats(self, options: Mapping[str, str]) -> int:
        return 1 + int(options["marines"])

    def teams(self, position: Position) -> list[int]:
        return [int(seat != INVADER) for seat in range(position.seat_count())]

    # -- questions and answers --------------------------------------------------------------------------------

    def question(self, position: Position, decision: Decision) -> tuple[list[str], str]:
        assert isinstance(position, Incursion)
        return self.about(position, decision), RULES[decision.kind]

    def about(self, position: Incursion, decision: Decision) -> list[str]:
        """Figures, save for portals and what comes out of them, and squares where a token may be put."""
        setting = position.setting
        values = list(decision.about)
        match decision.kind:
            case "group":
                return [setting.field.name(values[0]), COLOURS[values[1]]]
            case "place":
                return [setting.field.name(values[0]), setting.content.demons[values[1]].id]
            case "drop":
                return [setting.field.name(square) for square in values]
            case "cover":
                card = self.defence_card(position, values[1], values[2])
                return [setting.names[values[0]], setting.names[values[1]], card]
        return [setting.names[figure] for figure in values]

    def defence_card(self, position: Incursion, defender: int, card: int) -> str:
        if card < 0:
            return ""
        content = position.setting.content
        return content.events[card].id if position.setting.type_of[defender] >= 0 else content.actions[card].id

    def span(self, position: Position, seat: int, span: Span) -> tuple[str, list[str], list[int]]:
        """One operand varies in this game's spans: operand n of an action is word n of its notation."""
        assert isinstance(position, Incursion)
        at = span.x_shift // 8
        written = [notation.write(position, seat, span.at(number)).split() for number in range(span.size)]
        form = written[0].copy()
        form[at] = "{x}"
        return " ".join(form), [words[at] for words in written], []

    # -- events -----------------------------------------------------------------------------------------------

    def event(self, position: Position, event: Event) -> dict[str, Any]:
        assert isinstance(position, Incursion)
        if event.kind == "used":
            return self.used(position, event)
        told: dict[str, Any] = {"kind": event.kind}
        for place, name in enumerate(EVENT_FIELDS[event.kind]):
            if name.startswith("*"):
                rest = event.values[place:]
                told[name[1:]] = [self.named(position, event, name[1:-1], value) for value in rest]
            else:
                told[name] = self.named(position, event, name, event.values[place])
        return told

    def named(self, position: Incursion, event: Event, name: str, value: int) -> Any:
        setting = position.setting
        content = setting.content
        if name in FIGURES:
            return setting.names[value] if value >= 0 else None
        match name:
            case "marine":
                return MARINES[value]
            case "turn":
                return notation.INITIATIVE_CARDS[value]
            case "square":
                return setting.field.name(value)
            case "card":
                if event.kind == "initiative":
                    return value
                return content.actions[value].id if value >= 0 else None
            case "event":
                return content.events[value].id
            case "glory":
                return content.glory[value].id
            case "shown":
                return self.defence_card(position, event.values[0], value) or None
            case "weapon":
                return content.weapons[value].id
            case "class":
                return content.classes[value].id
            case "type":
                return content.demons[value].id
            case "place":
                return "invasion" if value == INVASION_CARD else content.demons[value].id
            case "portal":
                return setting.field.name(setting.portals[value][0])
            case "colour":
                return COLOURS[value]
            case "dic":  # one of `dice`; black ones are counted from 8 on
                return ["black", value - BLACK_FACE] if value >= BLACK_FACE else ["red", value]
            case "die":
                return notation.COLOURS_OF_DICE[value]
            case "end":
                return notation.PLACES[value]
            case "side":
                return "marines" if value else "invader"
            case "aim":
                return self.aim(position, event.values[1], value)
        return value

    def aim(self, position: Incursion, card: int, value: int) -> str | None:
        """The square of a grenade or the card that is taken back."""
        words = notation.write_operand(
            position.setting, notation.kind_of(position.setting, verbs.PLAY, "aim", [card]), value
        )
        return words if value else None

    def used(self, position: Incursion, event: Event) -> dict[str, Any]:
        """An ability by its own name: an event, a card in hand, a sentence of the class card, a demon's ability."""
        seat, source, number, target, other, figure = event.values
        ability, aims = self.ability(position, seat, source, number, figure)
        aimed = [self.operand(position, aim, value) for aim, value in zip(aims, (target, other), strict=False) if value]
        return {
            "kind": "used",
            "seat": seat,
            "source": SOURCES[source],
            "ability": ability,
            "aims": aimed,
            "figure": position.setting.names[figure] if figure >= 0 else None,
        }

    def ability(self, position: Incursion, seat: int, source: int, number: int, figure: int) -> tuple[str, list[str]]:
        content = position.setting.content
        match source:
            case verbs.HAND | verbs.KEPT:
                card = content.actions[number]
                aims = [aims_of(ability) for ability in card.abilities]
                return card.id, next((found for found in aims if found), [])
            case verbs.CLASSES:
                class_card = content.classes[position.classes[seat - 1]]
                return class_card.id, aims_of(class_card.abilities[number])
            case verbs.GLORY:
                return content.glory[number].id, aims_of(content.glory[number].ability)
            case verbs.EVENT:
                return content.events[number].id, aims_of(content.events[number].ability)
            case verbs.DEMON:
                demon = position.setting.demon(figure)
                return demon.abilities[number].id, aims_of(demon.abilities[number])
            case verbs.CARD:
                attack = current(position)
                if attack is not None and attack.card >= 0:
                    card = content.actions[attack.card]
                    return card.id, aims_of(card.abilities[number])
        return "", ["dice"] if source == verbs.MARK else []

    def operand(self, position: Incursion, aim: str, value: int) -> Any:
        setting = position.setting
        match aim:
            case "figure":
                return setting.names[value - 1]
            case "square":
                return setting.field.name(value - 1)
            case "type":
                return setting.content.demons[value - 1].id
            case "card":
                return setting.content.actions[value - 1].id
        return value

    # -- what is foreseen, and analysis -----------------------------------------------------------------------

    def preview(self, position: Position, number: int, before: IncursionFacts | UnsetType) -> foresight.Foreseen:
        assert isinstance(position, Incursion)
        return foresight.foresee(position, number, before)

    def set_up(self, data: Mapping[str, Any]) -> tuple[dict[str, str], Position]:
        return scenario.set_up(self.game, data)


def aims_of(ability: Ability) -> list[str]:
    """What the two operands of `use` mean for an ability, as far as it is aimed at all."""
    found: list[str] = []
    for effect in ability.effects:
        if is_aimed(effect):
            found += AIMS.get(effect.do, ["figure"])
            if effect.who == "two_near_defender":
                found.append("figure")
    if ability.cost == "card":  # paid with a card that stands in the second place
        found = [found[0] if found else "", "card"]
    return found
