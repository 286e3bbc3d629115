"""The table of verbs, events and questions: `play mystic`, `order rakar c7`, `strike ranged sadranis`.

Cells are named by column and row (`g7` is the centre), champions and cards by their ids.
"""

from collections.abc import Sequence
from typing import Final

from platzdarm.games.inferno.rules import verbs
from platzdarm.games.inferno.rules.cards import KEYWORDS, Content
from platzdarm.games.inferno.rules.commands import WHY
from platzdarm.games.inferno.rules.field import OFF, TERRAIN
from platzdarm.games.inferno.rules.position import Contest
from platzdarm.games.inferno.rules.programs import CARD_TEXT, PLOT, SOURCES
from platzdarm.games.inferno.rules.setting import (
    CAPTIVES,
    CENTRE_DECK,
    DRAFT,
    FIRST_PLAYER,
    IDOLS,
    PERSONAL,
    QUEST_DECK,
    RANDOM_CARD,
    SCHEMES,
    TREASURES,
    VILLAINS_DEALT,
)
from platzdarm.games.inferno.rules.story import TALES
from platzdarm.kernel.errors import NotationError
from platzdarm.kernel.vocabulary import (
    Asking,
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


class Cell(Kind[Contest]):
    def word(self, scene: Scene[Contest], value: int) -> str:
        field = scene.position.field
        return field.name(value) if 0 <= value < field.size else ""

    def number(self, scene: Scene[Contest], word: str) -> int:
        cell = scene.position.field.named(word)
        if cell == OFF:
            raise NotationError("no-name", kind="cell", word=word)
        return cell


class Place(Kind[Contest]):
    """Where a champion enters: a cell, and for one of three cells the way it lies: `g7`, `g7^`."""

    def word(self, scene: Scene[Contest], value: int) -> str:
        field = scene.position.field
        return field.name(value >> 1) + ("^" if value & 1 else "") if 0 <= value >> 1 < field.size else ""

    def number(self, scene: Scene[Contest], word: str) -> int:
        cell = scene.position.field.named(word.removesuffix("^"))
        if cell == OFF:
            raise NotationError("no-name", kind="place", word=word)
        return cell << 1 | word.endswith("^")


def card_ids(scene: Scene[Contest]) -> Sequence[str]:
    return [card.id for card in scene.position.setting.content.cards]


def kind_ids(scene: Scene[Contest]) -> Sequence[str]:
    return [kind.id for kind in scene.position.setting.content.kinds]


class Text(Dependent[Contest]):
    """A card, a kind of champion or a scheme, by the source before it."""

    def kind(self, scene: Scene[Contest]) -> Kind[Contest]:
        source = scene.value("source")
        return KINDS["card"] if source == CARD_TEXT else KINDS["scheme"] if source == PLOT else KINDS["kind"]


KINDS: Final[dict[str, Kind[Contest]]] = {
    "seat": Number(),
    "side": Number(),
    "number": Number(),
    "cell": Cell(),
    "place": OrNone(Place()),
    "card": Names("card", card_ids),
    "kind": Names("champion", kind_ids),
    "piece": Names("champion", lambda scene: scene.position.setting.names),
    "treasure": Names("treasure", lambda scene: [t.id for t in scene.position.setting.content.treasures]),
    "slot": Listed("slot", verbs.SLOTS),
    "how": Listed("how", verbs.HOW),
    "zone": OrNone(Listed("zone", verbs.ZONES)),
    "source": Listed("source", SOURCES),
    "keyword": Listed("keyword", KEYWORDS),
    "scheme": Names("scheme", lambda scene: [scheme.id for scheme in scene.position.setting.content.schemes]),
    "why": Listed("why", WHY),
    "tale": Listed("tale", TALES),
    "ground": Listed("ground", TERRAIN),
    "way": Number("way", "way-", first=1),
    "text": Text(),
}
KINDS["some_piece"] = OrNone(KINDS["piece"])
KINDS["some_card"] = OrNone(KINDS["card"])
KINDS["some_cell"] = OrNone(KINDS["cell"])
KINDS["some_slot"] = OrNone(KINDS["slot"])
KINDS["some_treasure"] = OrNone(KINDS["treasure"])

VERBS: Final = {
    verbs.PASS: "pass",
    verbs.PLAY: "play card ?on:some_piece",
    verbs.ACQUIRE: "acquire slot",
    verbs.ORDER: "order piece ?place",
    verbs.STEP: "step cell",
    verbs.STOP: "stop",
    verbs.STRIKE: "strike how ?target:some_piece",
    verbs.USE: "use treasure piece",
    verbs.GATE: "gate",
    verbs.RESEARCH: "research",
    verbs.KEEP: "keep card",
    verbs.COMPLETE: "complete card piece",
    verbs.END: "end",
    verbs.YES: "yes",
    verbs.WAY: "choose way",
    verbs.CHAMPION: "champion piece:some_piece ?place",
    verbs.CARD: "card zone card:some_card",
    verbs.SLOT: "slot slot:some_slot",
    verbs.CELL: "cell cell:some_cell ?to:some_cell",
    verbs.TOKEN: "token treasure:some_treasure",
    verbs.DRAFT: "draft kind",
    verbs.TRIGGER: "first source named:text",
    verbs.SPEND: "spend",
    verbs.RANDOM: "random",
    verbs.OFFER: "offer",
}

TOLD: Final = (
    # turns
    "turn side",
    "turn_ended seat",
    "gate seat power:number",
    "won side",
    "honour side number total:number",
    # cards
    "drew_card seat card",
    "drew seat number",
    "shuffled seat",
    "discarded seat card",
    "cleaned_up seat *cards:card",
    "played seat card ?piece",
    "copied seat card",
    "runes seat number",
    "power seat number",
    "acquired seat card",
    "ambush seat source text",
    "accepted seat source text",
    "declined seat source text",
    "triggered seat source text",
    "unmet seat source text",
    "revealed slot card",
    "centre_shuffled",
    "banished seat card",
    "fetched seat card",
    "saved seat card",
    "destroyed seat card",
    "looted seat card from:seat",
    # quests
    "looked_at seat card",
    "research seat number",
    "kept_quest seat card",
    "completed seat card piece",
    # champions
    "offered champion:kind",
    "drafted seat champion:kind",
    "sets_offered seat",
    "sets_agreed seat",
    "sets_declined seat",
    "sets_taken",
    "joined seat piece",
    "ordered seat piece cost:number",
    "entered piece cell",
    "moved piece cell",
    "order_over piece",
    "attack piece how *targets:piece",
    "shrugged piece",
    "damage piece number total:number",
    "defeated piece ?by:seat",
    "boosted piece strength:number defence:number speed:number",
    "granted piece keyword",
    "souls piece total:number",
    "readied piece",
    "transformed piece champion:kind",
    # tokens
    "collected seat cell",
    "gained_treasure seat",
    "treasure seat treasure",
    "used seat treasure piece",
    "kept piece treasure",
    "pulled cell to:cell",
    "web cell",
    "beacon seat cell",
    "token seat cell",
    "token_spent seat",
    "lit piece",
    "terrain cell ground",
    # the campaign
    "scheme scheme",
    "threat scheme threat:number needed:number met:number",
    "schemes_discarded threat:number",
    "schemes_out",
    "surge piece",
    "villain_ordered piece ?goal:cell",
    "order_lost piece",
    "can_defeat piece *targets:piece",
    "villain_plan piece why ?cell ?target:piece",
    "villain_choice seat piece ?cell ?target:piece",
    "caught seat piece",
    "forged piece card",
    "villain_lost piece card",
    "hardened piece number",
    "omen treasure",
    "treasure_lost seat treasure",
    "torn cell",
    "shielded piece",
    "hoarded piece treasure cell",
    "ransomed seat treasure",
    "lured seat piece",
    "marked piece",
    "unmarked piece",
    "pool piece total:number",
    "cleansed cell",
    "markers piece total:number",
    "pulled_champion piece",
    "risen piece",
    "buried piece",
    "captive piece cell",
    "freed seat piece",
    "kept_for_good seat card",
    "beat tale number",
)

QUESTIONS: Final[dict[str, Asking]] = {
    "act": Asking("INF-TURN-04"),
    "champion": Asking("INF-ORDER-03", "piece points:number"),
    "free_order": Asking("INF-ORDER-02"),
    "ambush": Asking("INF-AMB-01", "source text"),
    "aim": Asking("INF-PLAY-02", "source text"),
    "may": Asking("INF-PLAY-02", "source text"),
    "choose": Asking("INF-PLAY-02", "source text"),
    "order": Asking("INF-TURN-03"),
    "research": Asking("INF-QUEST-02"),
    "complete": Asking("INF-QUEST-06"),
    "treasure": Asking("INF-TREAS-05"),
    "before_damage": Asking("INF-TREAS-05", "*pieces:piece", orderable=True),
    "discard": Asking("INF-TURN-02"),
    "loot": Asking("INF-IDOL-10"),
    "light": Asking("INF-BATTLE-05"),
    "offering": Asking("INF-SPIRE-05"),
    "draft": Asking("INF-DRAFT-03"),
    "sets": Asking("INF-SETUP-05", "seat"),
    "split": Asking("INF-TEAM-02"),
    "recruit": Asking("INF-CSET-02"),
    "captive": Asking("INF-CKYT-08"),
    "spoils": Asking("INF-CWIN-03"),
    "villain_target": Asking("INF-CTURN-06", "piece"),
    "villain_cell": Asking("INF-CTURN-06", "piece"),
    "villain_called": Asking("INF-CTURN-06"),
    "forge": Asking("INF-CTURN-06", "piece"),
    "rat_first": Asking("INF-CRAT-07"),
    "rat_goal": Asking("INF-CRAT-07", "piece"),
    "ransom": Asking("INF-CRAT-09"),
    "cleansing": Asking("INF-CPUG-12"),
    "bearer": Asking("INF-CRAK-11", "cell"),
    "free": Asking("INF-CKYT-10", "piece"),
    "toll": Asking("INF-CTURN-03"),
}

MOST_CHANCES: Final = 24  # of whom chance chooses one: champions whom nobody has recruited

VOCABULARY: Final[Vocabulary[Contest]] = Vocabulary(KINDS, VERBS, TOLD, QUESTIONS)


def domains_of(content: Content) -> list[Domain]:
    """The outcomes of chance by name: `deck:mystic`, `row:rakar`, `first:2`."""
    cards = [card.id for card in content.cards]
    numbers = [str(number + 1) for number in range(MOST_CHANCES)]
    return [
        Domain(PERSONAL, "deck", cards),
        Domain(CENTRE_DECK, "row", cards),
        Domain(QUEST_DECK, "quest", cards),
        Domain(TREASURES, "treasure", [treasure.id for treasure in content.treasures]),
        Domain(FIRST_PLAYER, "first", numbers),
        Domain(DRAFT, "draft", [kind.id for kind in content.kinds]),
        Domain(RANDOM_CARD, "random", cards),
        Domain(IDOLS, "spot", numbers),
        Domain(SCHEMES, "scheme", [scheme.id for scheme in content.schemes]),
        Domain(VILLAINS_DEALT, "villain", numbers),
        Domain(CAPTIVES, "captive", numbers),
    ]
