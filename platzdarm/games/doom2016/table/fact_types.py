"""What facts of DOOM (2016) are made of. Uncompiled on purpose: msgspec reads these types as they stand."""

from typing import Annotated, Literal

from msgspec import UNSET, Struct, UnsetType, field

from platzdarm.content.meaning import meaning

Square = Annotated[str, meaning("A square: its column by letters, its row by a number, both from the lower left.")]
FigureId = Annotated[str, meaning("A figure: `alpha`, `imp-2`, `object-1`.")]
CardId = Annotated[str, meaning("A card's id, as in the content.")]
TypeId = Annotated[str, meaning("A demon type's id, as in the content.")]
Colour = Literal["blue", "yellow", "red"]
DieColour = Literal["red", "black"]
AttackStep = Literal["declared", "roll", "cover", "defend", "strike", "damage", "after"]


# -- the map ------------------------------------------------------------------------------------------------------


class PortalFacts(Struct, frozen=True):
    """A portal that is open."""

    number: Annotated[int, meaning("Its number in the mission.")]
    square: Annotated[Square, meaning("Where it lies.")]
    colour: Annotated[Colour | None, meaning("null while it lies face down.")]


class GoalFacts(Struct, frozen=True):
    """How far the marines have come with their objective, and how far they must."""

    kind: Annotated[str, meaning("The kind of objective, such as `seal_the_breach`.")]
    done: Annotated[int, meaning("How far they have come.")]
    needed: Annotated[int, meaning("How far they must.")]
    worked: Annotated[list[int], meaning("Progress of each machine.")]
    price: Annotated[int, meaning("Movement points that it costs to seal a portal; 0 where none can be sealed.")]


class FigureFacts(Struct, frozen=True):
    """A figure on the map."""

    id: FigureId
    type: Annotated[str, meaning("`marine`, `object` (a machine, or the drone that is guarded), or a demon type's id.")]
    seat: Annotated[int, meaning("Whose it is: 0 the invader's, 1 to 4 a marine's own; -1 for objects.")]
    squares: Annotated[list[Square], meaning("All squares that it covers; the first is the lower left one.")]
    turned: Annotated[bool, meaning("Whether a large figure stands across: width and height have changed places.")]
    damage: Annotated[int, meaning("Damage that it has.")]
    health: Annotated[int, meaning("Damage that kills it.")]
    stunned: Annotated[bool, meaning("Whether it has a stun token.")]
    staggered: Annotated[bool, meaning("Whether a glory kill is possible on it.")]
    marked: Annotated[bool, meaning("Whether the next marine's attack on it may reroll a die.")]
    carries: Annotated[int, meaning("Objective tokens that it carries.")]


# -- the two sides ------------------------------------------------------------------------------------------------


class MarineFacts(Struct, frozen=True):
    """A marine, its cards and its state; of hidden cards there is only how many."""

    name: Annotated[str, meaning("`alpha`, `bravo`, `charlie` or `delta`.")]
    hand: Annotated[list[CardId | None], meaning("Action cards in hand; null for those that the viewer may not know.")]
    hand_limit: Annotated[int, meaning("How many it may hold.")]
    glory: Annotated[list[CardId | None], meaning("Its glory kill cards; null for those that the viewer may not know.")]
    deck: Annotated[int, meaning("Cards left in its deck.")]
    discards: Annotated[list[CardId], meaning("Its discard pile, the oldest first.")]
    in_play: Annotated[list[CardId], meaning("Cards that stay in play before it.")]
    weapons: Annotated[list[str], meaning("Its weapons, by id.")]
    class_card: Annotated[CardId | None, meaning("Its class card, if it has one.")] = field(name="class")
    exhausted: Annotated[bool, meaning("Whether its class card is exhausted.")]
    squad: Annotated[CardId | None, meaning("The squad card, where it has that.")]
    on_map: Annotated[bool, meaning("Whether it stands on the map; else it respawns when it activates.")]
    damage: Annotated[int, meaning("Damage that it has.")]
    health: Annotated[int, meaning("Damage that kills it.")]
    extra_red: Annotated[int, meaning("Red dice that its next attack has more.")]


class DemonCardFacts(Struct, frozen=True):
    """A demon card that lies face up: the type has figures on the map (D16-TIMING-08)."""

    id: TypeId
    ready: Annotated[bool, meaning("Whether it has not been activated in this round.")]
    argent: Annotated[int, meaning("Argent power on it.")]
    figures: Annotated[int, meaning("How many of its figures are on the map.")]
    speed: Annotated[int, meaning("Movement points of a figure.")]
    range: Annotated[int, meaning("How far it attacks.")]
    dice: Annotated[tuple[int, int], meaning("Red and black dice of its attack.")]
    health: Annotated[int, meaning("Damage that kills a figure.")]
    stagger: Annotated[int, meaning("Damage that staggers one.")]


class GroupFacts(Struct, frozen=True):
    """A group of the invasion card that was announced when demons came: everybody has seen it."""

    colour: Annotated[Colour, meaning("The portal's colour.")]
    group: Annotated[int, meaning("Which of the two of that colour, 0 or 1.")]
    argent: Annotated[int, meaning("Argent power that came with it.")]
    demons: Annotated[list[TypeId], meaning("What came out, one entry a figure.")]


class InvaderFacts(Struct, frozen=True):
    """The invader's cards. The invasion card, the sets and the hand are known to the invader alone."""

    hand: Annotated[list[CardId | None], meaning("Event cards in hand; null for those that the viewer may not know.")]
    deck: Annotated[int, meaning("Cards left in the event deck.")]
    discards: Annotated[list[CardId], meaning("Discarded events, the oldest first.")]
    sets: Annotated[list[str] | None, meaning("The event sets that were chosen; null where unknown.")]
    invasion: Annotated[CardId | None, meaning("The invasion card; null where unknown.")]
    invasion_argent: Annotated[int, meaning("Argent power on the invasion card.")]
    argent_left: Annotated[int, meaning("Argent power left in the supply.")]
    cards: Annotated[list[DemonCardFacts], meaning("The demon cards that lie face up.")]
    groups_seen: Annotated[list[GroupFacts], meaning("Groups that have been announced.")]


class InitiativePart(Struct, frozen=True):
    """A part of the initiative deck in which cards may lie in any order."""

    size: Annotated[int, meaning("How many cards lie there.")]
    may_be: Annotated[dict[str, int], meaning("What they may be, and how many of each.")]


class InitiativeFacts(Struct, frozen=True):
    """Who has had his turn in this round, and who may follow."""

    revealed: Annotated[list[str], meaning("Cards of this round, the first one first: marines' names or `invader`.")]
    deck: Annotated[list[InitiativePart], meaning("What is still to come, bottom first.")]
    left: Annotated[int, meaning("How many cards that is.")]


# -- what is under way --------------------------------------------------------------------------------------------


class AttackOffer(Struct, frozen=True):
    """An attack that the active figure may make."""

    number: Annotated[int, meaning("Its number in the notation.")]
    red: Annotated[int, meaning("Red dice.")]
    black: Annotated[int, meaning("Black dice.")]
    range: Annotated[int, meaning("How far it reaches.")]
    card: Annotated[CardId | None, meaning("The action card that it comes from, if any.")]
    other_than: Annotated[FigureId | None, meaning("A figure that this attack may not name.")] = field(name="not")


class ReachFacts(Struct, frozen=True):
    """A stand that the active figure can get to. The way to it is the chain of `from`, each with its move `by`."""

    to: Annotated[Square, meaning("Of a large figure the lower left square.")]
    turned: Annotated[bool, meaning("Whether a large figure stands across there.")]
    cost: Annotated[int, meaning("Movement points in all.")]
    by: Annotated[str, meaning("The last move, in notation: `step ne`, `teleport c4`, `turn c4`.")]
    before: Annotated[int, meaning("The number of the entry before it in the list; -1: where it stands now.")] = field(
        name="from"
    )
    rest: Annotated[bool, meaning("Whether it may stop there.")]


class ActiveFacts(Struct, frozen=True):
    """The figure that moves or acts now."""

    figure: FigureId
    walks: Annotated[bool, meaning("Movement outside its own activation.")]
    points: Annotated[int, meaning("Movement points left.")]
    mains: Annotated[int, meaning("Main actions left.")]
    flies: Annotated[bool, meaning("Whether it flies.")]
    offers: Annotated[list[AttackOffer], meaning("Attacks that it may still make.")]
    reach: Annotated[list[ReachFacts], meaning("Where it can get to; empty while something else is asked.")]


class TypeInTurn(Struct, frozen=True):
    """The demon type that is activated."""

    id: TypeId
    acted: Annotated[list[FigureId], meaning("Its figures that have acted.")]


class LaterFacts(Struct, frozen=True):
    """The rest of an ability whose moment is still to come in this attack."""

    seat: Annotated[int, meaning("Whose it is; -1: it has been used up.")]
    ability: Annotated[str, meaning("The ability's id.")]
    when: Annotated[str, meaning("Its moment.")]


class AttackFacts(Struct, frozen=True):
    """An attack that is under way."""

    attacker: FigureId
    defender: FigureId
    card: Annotated[CardId | None, meaning("The action card that it comes from, if any.")]
    step: Annotated[AttackStep, meaning("What comes next.")]
    red: Annotated[int, meaning("Red dice.")]
    black: Annotated[int, meaning("Black dice.")]
    dice: Annotated[list[tuple[DieColour, int]], meaning("Dice as they lie: colour, and which face.")]
    hits: Annotated[int, meaning("Hits added to those on the dice.")]
    symbols: Annotated[int, meaning("Hits in all.")]
    cover: Annotated[bool, meaning("Whether the defender has cover.")]
    stunned: Annotated[tuple[bool, bool], meaning("Whether the attacker and the defender are stunned.")]
    shown: Annotated[CardId | None, meaning("The defence card: an event where a demon defends, else an action card.")]
    shields: Annotated[int, meaning("Shields of the defender.")]
    cancelled: Annotated[int, meaning("Shields that do not count.")]
    dodged: Annotated[bool, meaning("Whether the attack is dodged.")]
    damage: Annotated[int, meaning("What it does as things stand now.")]
    rolled: Annotated[bool, meaning("Whether the dice have been rolled.")]
    dealt: Annotated[int, meaning("Damage that was dealt.")]
    used: Annotated[list[str], meaning("Abilities used in it.")]
    later: Annotated[list[LaterFacts], meaning("Abilities whose rest is still to come.")]


class SummoningFacts(Struct, frozen=True):
    """Demons that are coming out of a portal."""

    portal: Square
    colour: Annotated[Colour, meaning("The portal's colour.")]
    waiting: Annotated[list[TypeId], meaning("What is still to be placed, the next one first.")]


class AskedFacts(Struct, frozen=True):
    """A question, in short."""

    seat: Annotated[int, meaning("Who is asked.")]
    kind: Annotated[str, meaning("The kind of question.")]
    about: Annotated[list[int], meaning("What it is about, by the engine's numbers; the question itself has names.")]
    answers: Annotated[int | None, meaning("How many answers are legal; null where the viewer may not know.")]


class IncursionFacts(Struct, frozen=True):
    """A mission of DOOM (2016), as a seat may know it. The map itself is in the content."""

    seat: Annotated[int, meaning("With whose eyes: 0 the invader's, 1 to 4 the marines'; -1 for those who look on.")]
    game: Literal["doom2016"]
    mission: Annotated[str, meaning("The mission's id, as in the content.")]
    objective: Annotated[CardId, meaning("The objective card.")]
    threat: Annotated[CardId, meaning("The threat card.")]
    tutorial: Annotated[bool, meaning("Whether it is played by the tutorial's fewer rules.")]
    own_decks: Annotated[bool, meaning("Whether marines and invader have chosen their cards themselves.")]
    round: Annotated[int, meaning("The number of the round.")]
    frags: Annotated[tuple[int, int], meaning("Frag tokens, and how many the invader needs.")]
    threat_tokens: Annotated[int, meaning("Tokens on the threat card.")]
    doors: Annotated[list[int], meaning("The numbers of the doors that are shut.")]
    portals: Annotated[list[PortalFacts], meaning("Portals that are open.")]
    teleporters: Annotated[list[tuple[Square, bool]], meaning("And whether each is active; the first is the start.")]
    health_packs: Annotated[list[Square], meaning("Health packs that lie about.")]
    weapons: Annotated[list[tuple[Square, str]], meaning("Weapons that lie about, by id.")]
    tokens: Annotated[list[Square], meaning("Objective tokens that lie about.")]
    grenades: Annotated[
        list[tuple[str, Square, str, int | None]],
        meaning("Grenades on the map: marine, square, weapon, initiative cards until it goes off; null: no card does."),
    ]
    goal: Annotated[GoalFacts, meaning("How far the marines have come.")]
    figures: Annotated[list[FigureFacts], meaning("All figures on the map.")]
    marines: Annotated[list[MarineFacts], meaning("The marines of this game, by number.")]
    invader: Annotated[InvaderFacts, meaning("The invader's cards.")]
    initiative: Annotated[InitiativeFacts, meaning("Whose turns have been, and which may follow.")]
    active: Annotated[ActiveFacts | None, meaning("The figure that moves or acts now.")]
    type: Annotated[TypeInTurn | None, meaning("The demon type that is activated.")]
    attack: Annotated[AttackFacts | None, meaning("The attack that is under way.")]
    summoning: Annotated[SummoningFacts | None, meaning("Demons that are coming out of a portal.")]
    asked: Annotated[list[AskedFacts], meaning("Who is to decide what.")]
    result: Annotated[list[float] | None, meaning("By seat, 1 won and 0 lost; null while the game is on.")]


# -- what never changes -------------------------------------------------------------------------------------------


Corner = tuple[int, int]
Border = tuple[Corner, Corner]


class MapContent(Struct, frozen=True):
    """The map of a mission. Square (x, y) has the corners [x, y] to [x + 1, y + 1]; a border is a pair of corners."""

    width: Annotated[int, meaning("Columns.")]
    height: Annotated[int, meaning("Rows.")]
    rows: Annotated[
        list[str],
        meaning("From the south: blank where there is no square, . plain, d difficult, i impassable, b blocking."),
    ]
    walls: Annotated[list[Border], meaning("Every wall, that of the rim too.")]
    doors: Annotated[list[list[Border]], meaning("By number, each of one or more borders.")]
    start: Annotated[Square, meaning("Where the marines come in.")]
    teleporters: Annotated[list[Square], meaning("The first is the start.")]
    portals: Annotated[list[Square], meaning("By number; what lies face down is told without its colour.")]
    objects: Annotated[list[Square], meaning("Machines to work on, or where things to guard stand at the start.")]
    exit: Annotated[Square | UnsetType, meaning("Where they must go, if anywhere.")] = UNSET
