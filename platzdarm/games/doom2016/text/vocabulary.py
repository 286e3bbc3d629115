"""The table of verbs, events and questions: `step ne`, `attack imp-2`, `play pump_blast`, `use event ambush_1`.

Squares are named by column and row (`c4`), figures by type and number (`imp-2`), cards by their ids, doors by a border
(`c4-d4`). The whole list of actions stands in docs/doom2016.md.
"""

from collections.abc import Callable
from typing import Any, Final

from platzdarm.games.doom2016.rules import verbs
from platzdarm.games.doom2016.rules.attack import BLACK_FACE
from platzdarm.games.doom2016.rules.cards import COLOURS, MARINES, Content
from platzdarm.games.doom2016.rules.field import DIRECTIONS, OFF
from platzdarm.games.doom2016.rules.position import (
    BLACK_DIE,
    EVENTS,
    GLORY_KILLS,
    INITIATIVE,
    MARINE_DECK,
    RANDOM_CARD,
    RED_DIE,
    Incursion,
)
from platzdarm.games.doom2016.rules.setting import Setting, is_demon
from platzdarm.games.doom2016.rules.summoning import INVASION_CARD
from platzdarm.games.doom2016.text import ability_names
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.events import Event
from platzdarm.kernel.vocabulary import (
    NOTHING,
    Asking,
    Chosen,
    Dependent,
    Domain,
    Kind,
    Listed,
    Names,
    Number,
    OrNone,
    Scene,
    Vocabulary,
)

ITEMS: Final = ("health_pack", "weapon", "token")
COLOURS_OF_DICE: Final = ("red", "black")
PLACES: Final = ("top", "bottom")
SIDES: Final = ("invader", "marines")
INITIATIVE_CARDS: Final = (*MARINES, "invader")

# -- kinds of operand --------------------------------------------------------------------------------------------


class Square(Kind[Incursion]):
    def word(self, scene: Scene[Incursion], value: int) -> str:
        field = scene.position.setting.field
        return field.name(value) if value < field.size else ""

    def number(self, scene: Scene[Incursion], word: str) -> int:
        square = scene.position.setting.field.named(word)
        if square == OFF:
            raise NotationError("d16-square", rule="D16-MAP-01", square=word)
        return square


class Door(Names[Incursion]):
    """By any of its borders, from either side."""

    def number(self, scene: Scene[Incursion], word: str) -> int:
        one, _, other = word.partition("-")
        setting = scene.position.setting
        for number in range(len(setting.field.doors)):
            names = door_names(setting, number)
            if word in names or f"{other}-{one}" in names:
                return number
        raise NotationError("no-name", kind="door", word=word)


def door_names(setting: Setting, door: int) -> list[str]:
    """A door may be named by any of its borders; the first name is the one that is written."""
    field = setting.field
    borders = sorted((min(border), max(border)) for border in field.doors[door])
    return [f"{field.name(one)}-{field.name(other)}" for one, other in borders]


class Rolled(Number[Incursion]):
    """A die of a roll with its face; black ones are counted from 8 on."""

    def data(self, scene: Scene[Incursion], value: int) -> Any:
        return ["black", value - BLACK_FACE] if value >= BLACK_FACE else ["red", value]


class CardAim(Dependent[Incursion]):
    """What a card is played on: the square of a grenade, else the card that is taken back."""

    def kind(self, scene: Scene[Incursion]) -> Kind[Incursion]:
        cards = scene.position.setting.content.actions
        card = scene.value("card")
        thrown = card < len(cards) and cards[card].aim == "square"
        return AIMS["square" if thrown else "card"]


class Shown(Dependent[Incursion]):
    """A defence card: demons show events, marines action cards."""

    def kind(self, scene: Scene[Incursion]) -> Kind[Incursion]:
        return KINDS["event" if is_demon(scene.value("defender")) else "card"]


class UseAim(Dependent[Incursion]):
    """The first or second thing that an ability is aimed at as it would be used now."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def kind(self, scene: Scene[Incursion]) -> Kind[Incursion]:
        source, number = scene.value("source"), scene.value("ability")
        aims = ability_names.aims_now(scene.position, scene.seat, source, number)
        return AIMS[aims[self.place]] if self.place < len(aims) else NOT_AIMED


class NotAimed(Kind[Incursion]):
    def word(self, scene: Scene[Incursion], value: int) -> str:
        return ""

    def number(self, scene: Scene[Incursion], word: str) -> int:
        ability = KINDS["ability"].write(scene, scene.value("ability"))
        raise NotationError("d16-aim", ability=ability, word=word)

    def data(self, scene: Scene[Incursion], value: int) -> Any:
        return None


class ToldAim(UseAim):
    """The same in what is told afterwards: whatever the ability as a whole is aimed at."""

    def kind(self, scene: Scene[Incursion]) -> Kind[Incursion]:
        _, aims = told_ability(scene)
        return AIMS[aims[self.place]] if self.place < len(aims) else NOT_AIMED


class ToldAbility(Kind[Incursion]):
    """An ability by its own name: an event, a card in hand, the class card, a demon's ability."""

    def data(self, scene: Scene[Incursion], value: int) -> Any:
        return told_ability(scene)[0]


def told_ability(scene: Scene[Incursion]) -> tuple[str, list[str]]:
    source, number, figure = scene.value("source"), scene.value("ability"), scene.value("figure")
    return ability_names.told(scene.position, scene.seat, source, number, figure)


def of_content(name: str, ids: Callable[[Content], list[str]]) -> Names[Incursion]:
    return Names(name, lambda scene: ids(scene.position.setting.content))


def demons(content: Content) -> list[str]:
    return [demon.id for demon in content.demons]


def argent_places(content: Content) -> list[str]:
    types = demons(content)
    return [*types, *[NOTHING] * (INVASION_CARD - len(types)), "invasion"]


KINDS: Final[dict[str, Kind[Incursion]]] = {
    "seat": Number(),
    "number": Number(),
    # the map
    "square": Square(),
    "figure": Names("figure", lambda scene: scene.position.setting.names),
    "direction": Listed("direction", DIRECTIONS),
    "door": Door("door", lambda scene: door_names_of(scene.position.setting)),
    "door_number": Number(),
    "portal": Names("portal", lambda scene: squares(scene, [at for at, _ in scene.position.setting.portals])),
    "machine": Names("machine", lambda scene: squares(scene, scene.position.setting.object_squares)),
    "machine_number": Number(),
    "item": Listed("item", ITEMS),
    "turned": Listed("turned", ("straight", "turned")),
    # cards
    "card": of_content("card", lambda content: [card.id for card in content.actions]),
    "event": of_content("event", lambda content: [card.id for card in content.events]),
    "glory": of_content("glory", lambda content: [card.id for card in content.glory]),
    "class": of_content("class", lambda content: [card.id for card in content.classes]),
    "weapon": of_content("weapon", lambda content: [weapon.id for weapon in content.weapons]),
    "invasion": of_content("invasion", lambda content: [card.id for card in content.invasions]),
    "set": of_content("set", lambda content: content.sets),
    "shown": Shown(),
    "aim": CardAim(),
    # sides, demons, portals
    "marine": Listed("marine", MARINES),
    "initiative": Listed("initiative", INITIATIVE_CARDS),
    "end": Listed("end", PLACES),
    "side": Listed("side", SIDES),
    "type": of_content("type", demons),
    "place": of_content("place", argent_places),
    "group": Listed("group", ("first", "second")),
    "colour": Listed("colour", COLOURS),
    # attacks
    "die": Listed("die", COLOURS_OF_DICE),
    "rolled": Rolled(),
    "offer": Number("offer", "offer-", first=1),
    "power": OrNone(Names("ability", lambda scene: ability_names.of_demon(scene.position))),
    # abilities that are used
    "source": Listed("source", verbs.SOURCES),
    "ability": Names("ability", lambda scene: ability_names.names(scene.position, scene.seat, scene.value("source"))),
    "demon_ability": Names("ability", lambda scene: ability_names.of_demon(scene.position)),
    "told_ability": ToldAbility(),
    "target": UseAim(0),
    "other": UseAim(1),
    "told_target": ToldAim(0),
    "told_other": ToldAim(1),
}
NOT_AIMED: Final = NotAimed()
# what abilities and cards can be aimed at
AIMS: Final[dict[str, Kind[Incursion]]] = {
    "figure": OrNone(KINDS["figure"]),
    "square": OrNone(KINDS["square"]),
    "type": OrNone(KINDS["type"]),
    "card": OrNone(KINDS["card"]),
    "dice": Chosen("dice-"),
    "die": Number("one die", "die-"),
    "face": Number("face", "face-"),
}


def door_names_of(setting: Setting) -> list[str]:
    return [door_names(setting, number)[0] for number in range(len(setting.field.doors))]


def squares(scene: Scene[Incursion], numbers: list[int]) -> list[str]:
    return [scene.position.setting.field.name(number) for number in numbers]


# -- rows --------------------------------------------------------------------------------------------------------

VERBS: Final = {
    verbs.PASS: "pass",
    verbs.STEP: "step direction",
    verbs.TURN: "turn square",
    verbs.TELEPORT: "teleport square",
    verbs.STOP: "stop",
    verbs.DOOR: "open door",
    verbs.TAKE: "take item",
    verbs.PLAY: "play card ?aim",
    verbs.RUN: "run card",
    verbs.ATTACK: "attack figure ?offer ?ability:power",
    verbs.USE: "use source ability ?target ?other",
    verbs.END: "end",
    verbs.ACTIVATE: "activate type",
    verbs.KEEP: "keep",
    verbs.SECOND: "second",
    verbs.LOSE: "lose die",
    verbs.DISPLACE: "displace figure square",
    verbs.PORTAL: "portal portal",
    verbs.GROUP: "group group",
    verbs.PUT: "put square ?turned",
    verbs.ARGENT: "argent place",
    verbs.DISCARD: "discard event",
    verbs.SETS: "sets first:set second:set third:set",
    verbs.INVASION: "invasion invasion",
    verbs.WEAPONS: "weapons first:weapon second:weapon",
    verbs.CLASS: "class class",
    verbs.LEADER: "leader marine",
    verbs.RESPAWN: "respawn square",
    verbs.DROP: "drop square",
    verbs.CARRY: "carry figure",
    verbs.WORK: "work machine card",
    verbs.SEAL: "seal portal",
    verbs.ORDER: "order initiative end",
    verbs.FLAMES: "flames ability:demon_ability",
    verbs.NEXT: "next figure",
}

TOLD: Final = (
    # before the mission
    "chose seat",
    "armed marine *weapons:weapon",
    "class marine class",
    "leader marine",
    # rounds
    "round round:number",
    "threat tokens:number",
    "initiative *cards:number",
    "revealed turn:initiative",
    "type_activated type",
    "nobody_ready",
    "activation figure",
    "ended figure",
    "progress rounds:number",
    "game_over side",
    # cards
    "drew marine",
    "drew_card marine card",
    "discarded marine card",
    "shuffled marine",
    "drew_event",
    "drew_event_card event",
    "event_discarded event",
    "events_shuffled",
    "drew_glory marine",
    "drew_glory_card marine glory",
    "glory_discarded marine glory",
    "played marine card aim",
    "ran figure",
    "used seat source ability:told_ability target:told_target other:told_other ?figure",
    "exhausted marine",
    "looked seat cards:number",
    "looked_at seat *turns:initiative",
    "put_back seat end",
    "first_card marine",
    # the map
    "moved figure square",
    "turned figure square turned:number",
    "teleported figure square",
    "displaced figure square",
    "respawn figure square",
    "placed figure square turned:number",
    "teleporter_active square",
    "door_opened figure door:door_number",
    "took_pack marine square",
    "took_weapon marine weapon",
    "took_token marine square",
    "token_dropped square",
    "carries figure",
    "secured tokens:number",
    "worked marine machine:machine_number tokens:number",
    "thrown marine square",
    "exploded square damage:number",
    # portals and argent power
    "portal_up portal",
    "portal portal",
    "summoned portal colour group:number tokens:number *types:type",
    "portal_closed portal",
    "portals_closed",
    "argent place tokens:number",
    # attacks
    "attack attacker:figure defender:figure ?card red:number black:number",
    "lost_die attacker:figure die",
    "rolled ?attacker:figure *dice:rolled",
    "defence defender:figure ?shown",
    "struck defender:figure symbols:number shields:number dodged:number dealt:number",
    "damaged figure damage:number total:number",
    "healed figure damage:number",
    "stunned figure",
    "killed figure ?killer:figure square",
    "frag frags:number",
)

FIGURES: Final = "*figures:figure"


def moment(rule: str) -> Asking:
    """A reaction: what one may want passed without being asked."""
    return Asking(rule, FIGURES, orderable=True)


QUESTIONS: Final[dict[str, Asking]] = {
    "sets": Asking("D16-ARGENT-06"),
    "invasion": Asking("D16-SUMMON-01"),
    "weapons": Asking("D16-WEAPON-04"),
    "class": Asking("D16-CARDS-06"),
    "leader": Asking("D16-CARDS-09"),
    "argent_discard": Asking("D16-STATUS-06"),
    "argent": Asking("D16-ARGENT-01"),
    "transfer": Asking("D16-ARGENT-04"),
    "spend": Asking("D16-CARDS-04"),
    "portal": Asking("D16-SUMMON-14"),
    "group": Asking("D16-SUMMON-05", "square colour"),
    "place": Asking("D16-SUMMON-07", "square type"),
    "carry": Asking("D16-CARDS-05"),
    "drop": Asking("D16-TOKEN-02", "*squares:square"),
    "act": Asking("D16-MARINE-03", "figure"),
    "walk": Asking("D16-MP-06", "figure"),
    "respawn": Asking("D16-KILL-09", "figure"),
    "activate": Asking("D16-INIT-06"),
    "next_demon": Asking("D16-DEMON-04"),
    "demon": Asking("D16-DEMON-05", "figure"),
    "displace": Asking("D16-LARGE-11", "figure"),
    "lose_die": Asking("D16-STUN-03", "figure"),
    "cover": Asking("D16-COVER-07", "attacker:figure defender:figure ?shown"),
    "discard": Asking("D16-ARGENT-07"),
    "peek": Asking("D16-TIMING-01"),
    "reorder": Asking("D16-TIMING-01"),
    "status_phase": moment("D16-STATUS-03"),
    "activation_phase": moment("D16-INIT-04"),
    "start_activation": moment("D16-TIMING-01"),
    "ally_start_activation": moment("D16-TIMING-01"),
    "end_activation": moment("D16-TIMING-01"),
    "demon_near": moment("D16-TIMING-01"),
    "declared": moment("D16-ATTACK-02"),
    "before_roll": moment("D16-ATTACK-03"),
    "while_defending": moment("D16-ATTACK-07"),
    "while_attacking": moment("D16-ATTACK-07"),
    "after_attack": moment("D16-ATTACK-01"),
    "on_kill": moment("D16-TIMING-01"),
    "on_killed": moment("D16-KILL-07"),
    "when_stunned": moment("D16-STUN-01"),
}


class DoomVocabulary(Vocabulary[Incursion]):
    def event(self, position: Incursion, event: Event) -> dict[str, Any]:
        """What an ability was aimed at is told as a list, as long as there is something to tell."""
        told = super().event(position, event)
        if event.kind == "used":
            target, other = told.pop("target"), told.pop("other")
            told["aims"] = [aim for aim in (target, other) if aim or (aim == 0 and target)]  # a die may be turned to 0
        return told


VOCABULARY: Final = DoomVocabulary(KINDS, VERBS, TOLD, QUESTIONS)


# -- outcomes of chance ------------------------------------------------------------------------------------------


def domains_of(content: Content) -> list[Domain]:
    """Dice are named by the number of their face."""
    faces = [str(face) for face in range(6)]
    cards = [card.id for card in content.actions]
    return [
        Domain(RED_DIE, "red", faces),
        Domain(BLACK_DIE, "black", faces),
        Domain(EVENTS, "event", [card.id for card in content.events]),
        Domain(GLORY_KILLS, "glory", [card.id for card in content.glory]),
        Domain(INITIATIVE, "initiative", INITIATIVE_CARDS),
        Domain(RANDOM_CARD, "random", cards),
        *[Domain(MARINE_DECK + number, marine, cards) for number, marine in enumerate(MARINES)],
    ]
