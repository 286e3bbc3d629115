"""The table of verbs, events and questions: `step ne`, `attack pistol c4 aimed`, `use event dodge_1 dice-1+2`.

Squares are named by column and row (`c4`), marines by colour, invaders by type and number (`imp-2`), doors and cards by
their ids.
"""

from typing import Any, Final

from platzdarm.games.doom2004.rules import verbs
from platzdarm.games.doom2004.rules.attack import DIE
from platzdarm.games.doom2004.rules.cards import AMMO, DICE, INVADER_DECK, MARINE_DECK, Content
from platzdarm.games.doom2004.rules.field import DIRECTIONS, OFF
from platzdarm.games.doom2004.rules.position import Foray
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.vocabulary import (
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

SIDES: Final = ("invader", "marines")
HALVES: Final = ("none", "first", "second")
TURNED: Final = ("straight", "turned")
AIMED: Final = ("unaimed", "aimed")


class Square(Kind[Foray]):
    def __init__(self) -> None:
        super().__init__(wide=True)

    def word(self, scene: Scene[Foray], value: int) -> str:
        field = scene.position.setting.field
        return field.name(value) if field.exists(value) else ""

    def number(self, scene: Scene[Foray], word: str) -> int:
        square = scene.position.setting.field.named(word)
        if square == OFF:
            raise NotationError("no-name", kind="square", word=word)
        return square


class Rolled(Number[Foray]):
    """A die with its face: colour, range, damage, and what else it shows."""

    def data(self, scene: Scene[Foray], value: int) -> Any:
        colour, place = divmod(value, DIE)
        face = scene.position.setting.content.faces[colour][place]
        return {
            "colour": DICE[colour],
            "range": face.reach,
            "damage": face.damage,
            "ammo": face.ammo,
            "miss": face.miss,
        }


class CardAim(Dependent[Foray]):
    """The first or second thing that an event card is aimed at."""

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place

    def kind(self, scene: Scene[Foray]) -> Kind[Foray]:
        cards = scene.position.setting.content.cards
        card = scene.value("card")
        ability = cards[card].ability if card < len(cards) else None
        aims = ability.aims() if ability is not None else []
        return AIMS[aims[self.place]] if self.place < len(aims) else NOT_AIMED


class ToldAim(CardAim):
    """The same in what is told afterwards; tokens have changed their places by then, and are told apart."""

    def kind(self, scene: Scene[Foray]) -> Kind[Foray]:
        found = super().kind(scene)
        return NOT_AIMED if found is AIMS["token"] else found


class NotAimed(Kind[Foray]):
    def word(self, scene: Scene[Foray], value: int) -> str:
        return ""

    def number(self, scene: Scene[Foray], word: str) -> int:
        raise NotationError("no-name", kind="aim", word=word)

    def data(self, scene: Scene[Foray], value: int) -> Any:
        return None


def tokens(content: Content) -> list[str]:
    return content.token_names()


def lying(scene: Scene[Foray]) -> list[str]:
    """The tokens on the board, each with its square."""
    names = scene.position.setting.content.token_names()
    field = scene.position.setting.field
    return [f"{names[token & 255]}-{field.name(token >> 8)}" for token in scene.position.tokens]


def doors(scene: Scene[Foray]) -> list[str]:
    found = scene.position.setting.field.doors
    return [door.id if door is not None else f"door-{number}" for number, door in enumerate(found)]


def areas(scene: Scene[Foray]) -> list[str]:
    found = scene.position.setting.scenario.areas
    return [area.id if area is not None else f"area-{number}" for number, area in enumerate(found)]


KINDS: Final[dict[str, Kind[Foray]]] = {
    "seat": Number(),
    "number": Number(),
    "square": Square(),
    "figure": Names("figure", lambda scene: scene.position.setting.names),
    "direction": Listed("direction", DIRECTIONS),
    "half": Listed("half", HALVES),
    "turned": Listed("turned", TURNED),
    "door": Names("door", doors),
    "area": Names("area", areas),
    "action": Listed("action", verbs.ACTIONS),
    "order": Listed("order", verbs.ORDERS),
    "weapon": Names("weapon", lambda scene: [weapon.id for weapon in scene.position.setting.content.weapons]),
    "aimed": Listed("aimed", AIMED),
    "token": Names("token", lambda scene: tokens(scene.position.setting.content)),
    "ammo": Listed("ammo", AMMO),
    "type": Names("type", lambda scene: [kind.id for kind in scene.position.setting.content.invaders]),
    "card": Names("card", lambda scene: [card.id for card in scene.position.setting.content.cards]),
    "group": Number("group", "group-", first=1),
    "way": Number("way", "way-", first=1),
    "special": Names("special", lambda scene: [rule.id for rule in scene.position.setting.scenario.specials]),
    "colour": Listed("colour", DICE),
    "dice": Chosen("dice-"),
    "rolled": Rolled(),
    "source": Listed("source", verbs.SOURCES),
    "side": Listed("side", SIDES),
    "target": CardAim(0),
    "other": CardAim(1),
    "told_target": ToldAim(0),
    "told_other": ToldAim(1),
}
NOT_AIMED: Final = NotAimed()
AIMS: Final[dict[str, Kind[Foray]]] = {
    "figure": OrNone(KINDS["figure"]),
    "door": OrNone(KINDS["door"]),
    "token": OrNone(Names("token", lying)),
    "dice": Chosen("dice-"),
}

VERBS: Final = {
    verbs.PASS: "pass",
    verbs.ACTION: "action action",
    verbs.ADRENALINE: "adrenaline",
    verbs.STEP: "step direction ?half",
    verbs.DOOR: "door door",
    verbs.TELEPORT: "teleport",
    verbs.DUCT: "duct square",
    verbs.CRAWL: "crawl",
    verbs.GIVE: "give token figure",
    verbs.LEAVE: "leave",
    verbs.ATTACK: "attack weapon square ?aimed",
    verbs.STRIKE: "strike square",
    verbs.ORDER: "order order figure",
    verbs.HEAL: "heal figure",
    verbs.END: "end",
    verbs.RESPAWN: "respawn square",
    verbs.REROLL: "reroll dice",
    verbs.WALK: "walk square colour",
    verbs.KNOCK: "knock figure square",
    verbs.USE: "use source card ?target ?other",
    verbs.DISCARD: "discard card",
    verbs.SPAWN: "spawn card group",
    verbs.PUT: "put square ?turned",
    verbs.RECYCLE: "recycle figure",
    verbs.ACTIVATE: "activate figure",
    verbs.CHOOSE: "choose way",
    verbs.CANCEL: "cancel",
    verbs.KEEP: "keep weapon",
}

TOLD: Final = (
    # rounds and turns
    "round round:number",
    "turn figure",
    "invader_turn",
    "action figure action",
    "adrenaline figure",
    "activated figure",
    "game_over side",
    "kept figure weapon",
    # the invader's cards
    "drew_card card",
    "drew cards:number",
    "discarded card",
    "shuffled",
    "deck_empty",
    "spawn card group:number",
    "used card target:told_target other:told_other ?figure",
    "cancelled card figure",
    "scatter_card card",
    "mended figure wounds:number",
    "swapped token square other:token there:square",
    # figures
    "moved figure square turned:number",
    "teleported figure square turned:number",
    "knocked figure square",
    "placed figure square turned:number",
    "recycled figure",
    "no_place type",
    "no_figure type",
    "respawned figure square",
    "left figure",
    "telefrag figure other:figure",
    # the board
    "door_opened ?figure door",
    "door_closed ?figure door",
    "door_destroyed door",
    "revealed area",
    "read area",
    "exploded square",
    "encounter figure area way:number",
    "special special",
    # marines
    "took figure token square",
    "gave figure token other:figure",
    "healed figure tokens:number left:number",
    "ordered figure order",
    "order_lost figure order",
    "guard figure",
    "follow_up figure points:number",
    "berserk_over figure",
    "ammo_spent figure ammo left:number",
    # attacks
    "attack attacker:figure ?weapon square aimed:number range:number",
    "watchful figure other:figure",
    "misfired attacker:figure",
    "rolled attacker:figure *dice:rolled",
    "rerolled attacker:figure *dice:rolled",
    "aim_cancelled attacker:figure",
    "judged attacker:figure success:number miss:number reach:number range:number",
    "scattered attacker:figure ?square",
    "damage attacker:figure square damage:number",
    "attack_over attacker:figure",
    "unhurt figure damage:number armour:number",
    "acid figure",
    "wounded figure wounds:number now:number",
    "killed figure ?killer:figure square",
    "frag frags:number",
)

FIGURES: Final = "*figures:figure"


def moment(rule: str) -> Asking:
    """A window: what one may want passed without being asked."""
    return Asking(rule, FIGURES, orderable=True)


QUESTIONS: Final[dict[str, Asking]] = {
    "action": Asking("D04-ACTION-01", "figure"),
    "act": Asking("D04-ACTION-01", "figure"),
    "respawn": Asking("D04-RESP-02", "figure"),
    "encounter": Asking("D04-PROP-11", "figure"),
    "alert": Asking("D04-ORDER-01", "figure"),
    "discard": Asking("D04-DRAW-03"),
    "prepare": Asking("D04-SPAWN-01"),
    "put": Asking("D04-SPAWN-02", "type"),
    "recycle": Asking("D04-SPAWN-08", "type"),
    "activate": Asking("D04-ACT-01"),
    "invader": Asking("D04-ACT-03", "figure"),
    "reroll": Asking("D04-REROLL-01", "attacker:figure square"),
    "knock": Asking("D04-KNOCK-01", "attacker:figure square"),
    "walk": Asking("D04-BLOW-01", "attacker:figure square"),
    "watchful": Asking("D04-WATCH-01", "watcher:figure figure", orderable=True),
    "cancel": Asking("D04-EVENT-01", "card"),
    "heal": Asking("D04-HEAL-02", "figure"),
    "keep": Asking("D04-VICT-01", "figure"),
    "interrupt": moment("D04-GUARD-05"),
    "marine_turn": moment("D04-TIME-04"),
    "attack_declared": moment("D04-TIME-02"),
    "strike_declared": moment("D04-EVENT-01"),
    "attack_rolled": moment("D04-REROLL-01"),
    "area_revealed": moment("D04-EVENT-01"),
    "equipment_taken": moment("D04-EVENT-01"),
}

VOCABULARY: Final[Vocabulary[Foray]] = Vocabulary(KINDS, VERBS, TOLD, QUESTIONS)


def domains_of(content: Content) -> list[Domain]:
    """The outcomes of chance by name: `red:3`, `card:dodge_1`, `skill:medic`."""
    found = [Domain(number, colour, ["1", "2", "3", "4", "5", "6"]) for number, colour in enumerate(DICE)]
    found.append(Domain(INVADER_DECK, "card", [card.id for card in content.cards]))
    found.append(Domain(MARINE_DECK, "skill", [card.id for card in content.marine_cards]))
    return found
