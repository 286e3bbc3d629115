"""What facts of Inferno are made of. Uncompiled on purpose: msgspec reads these types as they stand."""

from typing import Annotated, Literal

from msgspec import Struct

from platzdarm.content.meaning import meaning

Cell = Annotated[str, meaning("A cell: its column from the left as a letter, its row from the top; the centre is g7.")]
ChampionId = Annotated[str, meaning("A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`.")]
KindId = Annotated[str, meaning("A kind of champion, as in the content.")]
CardId = Annotated[str, meaning("A card's id, as in the content.")]
TreasureId = Annotated[str, meaning("A kind of treasure, as in the content.")]
Colour = Literal["blue", "yellow", "green", "purple"]
Faction = Literal["enlightened", "lifebound", "mechana", "void", "fallen"]
How = Annotated[
    Literal["melee", "ranged", "reach"], meaning("How one attacks: an adjacent enemy, from afar, or with reach.")
]
Slot = Annotated[str, meaning("A place of the offer: `row-1` to `row-6`, `mystic`, `heavy_infantry`.")]
PartSource = Literal["printed", "construct", "quest", "treasure", "souls", "boost", "standing"]
OrderStep = Literal["begins", "acts", "ends"]


class PartFacts(Struct, frozen=True):
    """A part of a champion's sums, and where it comes from."""

    source: Annotated[PartSource, meaning("`standing`: an effect of the champion itself, or one that others lend.")]
    id: Annotated[str | None, meaning("The construct, quest or treasure; null for all others.")]
    strength: Annotated[int, meaning("What it adds to strength.")]
    defence: Annotated[int, meaning("What it adds to defence.")]
    speed: Annotated[int, meaning("What it adds to speed.")]


class ChampionFacts(Struct, frozen=True):
    """A champion that somebody owns, or a neutral one, on the field or not."""

    id: ChampionId
    kind: KindId
    owner: Annotated[int, meaning("The seat; 4 for neutral champions, 5 for villains, 6 for captives.")]
    cells: Annotated[list[Cell], meaning("The cells that it covers; none off the field.")]
    exhausted: Annotated[bool, meaning("Whether it cannot be ordered until its owner's turn ends.")]
    beaten: Annotated[bool, meaning("Whether it was defeated since the end of its owner's last turn.")]
    damage: Annotated[int, meaning("Damage of this turn.")]
    strength: Annotated[int, meaning("With all that adds to it.")]
    defence: Annotated[int, meaning("With all that adds to it.")]
    speed: Annotated[int, meaning("With all that adds to it.")]
    order: Annotated[int, meaning("Power that an order costs now.")]
    souls: Annotated[int, meaning("Absorbed souls.")]
    keywords: Annotated[list[str], meaning("All that it has now.")]
    granted: Annotated[list[str], meaning("Those of them that last until the end of the turn.")]
    factions: Annotated[list[Faction], meaning("Its factions now.")]
    constructs: Annotated[list[CardId], meaning("Constructs that it bears.")]
    quests: Annotated[list[CardId], meaning("Quests that it has completed.")]
    treasure: Annotated[TreasureId | None, meaning("The treasure that lies on its card.")]
    lit: Annotated[bool, meaning("Whether it bears a beacon token, and so is of every faction.")]
    parts: Annotated[list[PartFacts], meaning("What strength, defence and speed are made of.")]


class QuestFacts(Struct, frozen=True):
    """A quest that lies before its player."""

    id: CardId
    progress: Annotated[int, meaning("How often what it asks for has happened.")]
    needed: Annotated[int, meaning("How often it must.")]
    met: Annotated[bool, meaning("Whether it can be completed.")]


class PlayerFacts(Struct, frozen=True):
    """A player's cards and means."""

    seat: Annotated[int, meaning("The seat.")]
    side: Annotated[int, meaning("The side: partners are one.")]
    gate: Annotated[int, meaning("The place in turn order, from 0.")]
    colour: Annotated[Colour, meaning("The colour of the gate; partners share one.")]
    gate_power: Annotated[int, meaning("Power that the gate gives now.")]
    gate_used: Annotated[bool, meaning("Whether it was used in this turn.")]
    runes: Annotated[int, meaning("Runes left in this turn.")]
    construct_runes: Annotated[int, meaning("Runes besides, for constructs alone.")]
    power: Annotated[int, meaning("Power left in this turn.")]
    turns: Annotated[int, meaning("Turns that the player has begun.")]
    ended: Annotated[bool, meaning("In a turn of partners: whether this one has ended it.")]
    hand: Annotated[list[CardId] | None, meaning("Null where it is secret.")]
    hand_size: Annotated[int, meaning("Cards in hand.")]
    deck: Annotated[int, meaning("Cards in the deck.")]
    unseen: Annotated[dict[str, int], meaning("What deck and hand hold, or of a hand that is known the deck alone.")]
    discard: Annotated[list[CardId], meaning("Cards that lie face up.")]
    played: Annotated[list[CardId], meaning("Heroes played in this turn.")]
    waiting: Annotated[list[CardId], meaning("Those of them whose Allegiance still waits.")]
    quests: Annotated[list[QuestFacts], meaning("Quests that lie before the player.")]
    tokens: Annotated[int, meaning("Beacon tokens that were taken.")]
    bases: Annotated[int, meaning("Bases that are not on the field.")]
    rats: Annotated[int, meaning("Giant Rats that can still enter.")]


class SideFacts(Struct, frozen=True):
    """A player, or two partners."""

    side: Annotated[int, meaning("Its number.")]
    seats: Annotated[list[int], meaning("Who belongs to it.")]
    honour: Annotated[int, meaning("Honour so far.")]
    treasures: Annotated[list[TreasureId] | None, meaning("Null where they are secret.")]
    treasures_held: Annotated[int, meaning("How many treasures.")]
    shrines: Annotated[list[Cell], meaning("Shrines that it controls.")]
    beacons: Annotated[list[Cell], meaning("Beacons that it controls.")]


class ReachFacts(Struct, frozen=True):
    """A cell that the ordered champion can get to, and the last step on the cheapest way there."""

    to: Annotated[Cell, meaning("The cell; of a champion of three cells its first.")]
    cost: Annotated[int, meaning("Points in all.")]
    by: Annotated[str, meaning("The step that leads there, in notation.")]
    before: Annotated[int, meaning("The cell before it, by its number in this list; -1: where the champion stands.")]
    rest: Annotated[bool, meaning("Whether one may stop there.")]


class OrderFacts(Struct, frozen=True):
    """The order that is being carried out."""

    champion: ChampionId
    step: Annotated[OrderStep, meaning("How far it has come.")]
    points: Annotated[int, meaning("Points that are left to move.")]
    moving: Annotated[bool, meaning("Whether it has begun to move and not stopped yet.")]
    moved: Annotated[bool, meaning("Whether its move is over.")]
    attacks: Annotated[int, meaning("Attacks that are left.")]
    reach: Annotated[list[ReachFacts], meaning("Where it can go now; empty while another question waits.")]


class AttackFacts(Struct, frozen=True):
    """An attack that was announced; no damage has been dealt."""

    attacker: ChampionId
    how: How
    targets: Annotated[list[ChampionId], meaning("Whom it hits.")]


class SetsFacts(Struct, frozen=True):
    """The recommended sets, which somebody has offered to take instead of a draft."""

    by: Annotated[int, meaning("The player who has offered them.")]
    waiting: Annotated[list[int], meaning("The players who have not answered; all others agree.")]


class DraftFacts(Struct, frozen=True):
    """The draft of champions."""

    offer: Annotated[list[KindId], meaning("The open champions.")]
    order: Annotated[list[int], meaning("The sides whose picks are left, the next one first.")]
    taken: Annotated[list[KindId], meaning("The champions that were picked, the first one first.")]
    sets: Annotated[SetsFacts | None, meaning("The offer of the recommended sets, while it is not answered by all.")]


GoalColour = Annotated[Literal["red", "blue", "yellow", "green"], meaning("The colour of a villain's target.")]


class VillainFacts(Struct, frozen=True):
    """What concerns villains alone, and champions that they have to do with."""

    id: ChampionId
    goal: Annotated[GoalColour | None, meaning("The colour of its target token.")]
    honour: Annotated[int, meaning("What the players gain for its defeat.")]
    boss: Annotated[bool, meaning("Whether it has the Surge.")]
    reborn: Annotated[bool, meaning("Whether it is a reborn champion, which goes back when it is defeated.")]


class CampaignFacts(Struct, frozen=True):
    """A scenario of the campaign: villains and their schemes."""

    difficulty: Annotated[Literal["normal", "hard", "nightmare"], meaning("As it was chosen.")]
    threat: Annotated[int, meaning("Discarded schemes: the threat level.")]
    schemes_left: Annotated[int, meaning("Schemes in the deck; villains win when one must be revealed and none is.")]
    discarded: Annotated[list[str], meaning("Discarded schemes, in order.")]
    revealed: Annotated[list[str], meaning("Schemes of this villains' turn.")]
    goals: Annotated[dict[str, Cell | None], meaning("Target tokens by colour; null while one lies on a card.")]
    villains: Annotated[list[VillainFacts], meaning("The villains in their supply, with their rats on the field.")]
    omens: Annotated[list[TreasureId], meaning("Treasures that help all villains until their next turn.")]
    hoard: Annotated[list[TreasureId], meaning("Treasures on the Rat King's card.")]
    pool: Annotated[int, meaning("Beelzepug's defence; 0 elsewhere.")]
    marked: Annotated[ChampionId | None, meaning("The champion that Beelzepug has marked.")]
    markers: Annotated[dict[str, int], meaning("Honour markers on cards, by champion.")]
    captives: Annotated[list[ChampionId], meaning("Whom the villains hold.")]
    freed: Annotated[int, meaning("Captives freed so far.")]
    recruits: Annotated[list[list[KindId]], meaning("Champions chosen for the campaign, by seat.")]
    share: Annotated[int, meaning("Champions that each player chooses.")]
    ending: Annotated[list[str], meaning("What is told of the end: messages of the catalogues, in order.")]
    kept: Annotated[list[CardId], meaning("Quests that were chosen to stay for later scenarios.")]


class ContestFacts(Struct, frozen=True):
    """Everything that a seat may know."""

    game: Literal["inferno"]
    seat: Annotated[int, meaning("Whose facts these are; -1 for onlookers.")]
    scenario: Annotated[str, meaning("The scenario's id.")]
    mode: Annotated[str, meaning("The variant: `duel`, `teams`, `three`, `four`; `solo` to `quartet` in the campaign.")]
    honour_needed: Annotated[int, meaning("Honour that wins.")]
    shrine_honour: Annotated[int, meaning("Honour for each shrine at the end of a turn.")]
    round: Annotated[int, meaning("The number of the round.")]
    first: Annotated[int, meaning("The seat with the first gate.")]
    turn: Annotated[int, meaning("The side whose turn it is; -1 before the first turn.")]
    players: Annotated[list[PlayerFacts], meaning("The players, by seat.")]
    sides: Annotated[list[SideFacts], meaning("The sides.")]
    champions: Annotated[list[ChampionFacts], meaning("All champions in play.")]
    row: Annotated[list[CardId | None], meaning("The centre row; null for an empty place.")]
    centre: Annotated[int, meaning("Cards in the centre deck.")]
    banished: Annotated[list[CardId], meaning("The banished pile.")]
    mystics: Annotated[int, meaning("Mystics on offer.")]
    infantry: Annotated[int, meaning("Heavy Infantry on offer.")]
    quest_deck: Annotated[int, meaning("Quests in their deck.")]
    terrain: Annotated[dict[str, list[Cell]], meaning("The cells of each terrain that is not ordinary.")]
    portals: Annotated[dict[str, list[Cell]], meaning("The portals of each colour.")]
    treasures: Annotated[list[Cell], meaning("Cells with a treasure.")]
    bag: Annotated[int, meaning("Treasures in the bag.")]
    spent: Annotated[list[TreasureId], meaning("Discarded treasures.")]
    tokens: Annotated[dict[str, list[Cell]], meaning("The beacon tokens on the field, by colour.")]
    webs: Annotated[list[Cell], meaning("Webs.")]
    chosen_factions: Annotated[list[Faction], meaning("Those with the most cards in the row.")]
    draft: Annotated[DraftFacts | None, meaning("The draft, while it goes on.")]
    order: Annotated[OrderFacts | None, meaning("The order that is being carried out.")]
    attack: Annotated[AttackFacts | None, meaning("The attack that was announced.")]
    campaign: Annotated[CampaignFacts | None, meaning("Villains and schemes; null outside the campaign.")]
    looked_at: Annotated[list[CardId], meaning("Quests among which this seat chooses one.")]
    result: Annotated[
        list[float] | None, meaning("1 for each seat that has won, 0 for the others; null while the game goes on.")
    ]
