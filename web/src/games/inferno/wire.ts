/** What the server tells of Ascension Tactics: Inferno. Made by web/scripts/wire_types.py from the server's types; do not edit. */

export type AcceptedEvent = {
  kind: 'accepted';
  /** The player. */
  seat: number;
  /** What the effect stands on. */
  source: 'card' | 'champion' | 'scheme';
  /** The card, the kind of champion or the scheme that the effect stands on. */
  text: string;
};

export type AcquiredEvent = {
  kind: 'acquired';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

export type AmbushEvent = {
  kind: 'ambush';
  /** The player. */
  seat: number;
  /** What the effect stands on. */
  source: 'card' | 'champion' | 'scheme';
  /** The card, the kind of champion or the scheme that the effect stands on. */
  text: string;
};

export type AnyEvent =
  | TurnEvent
  | TurnEndedEvent
  | GateEvent
  | WonEvent
  | HonourEvent
  | DrewCardEvent
  | DrewEvent
  | ShuffledEvent
  | DiscardedEvent
  | CleanedUpEvent
  | PlayedEvent
  | CopiedEvent
  | RunesEvent
  | PowerEvent
  | AcquiredEvent
  | AmbushEvent
  | AcceptedEvent
  | DeclinedEvent
  | TriggeredEvent
  | UnmetEvent
  | RevealedEvent
  | CentreShuffledEvent
  | BanishedEvent
  | FetchedEvent
  | SavedEvent
  | DestroyedEvent
  | LootedEvent
  | LookedAtEvent
  | ResearchEvent
  | KeptQuestEvent
  | CompletedEvent
  | OfferedEvent
  | DraftedEvent
  | SetsOfferedEvent
  | SetsAgreedEvent
  | SetsDeclinedEvent
  | SetsTakenEvent
  | JoinedEvent
  | OrderedEvent
  | EnteredEvent
  | MovedEvent
  | OrderOverEvent
  | AttackEvent
  | ShruggedEvent
  | DamageEvent
  | DefeatedEvent
  | BoostedEvent
  | GrantedEvent
  | SoulsEvent
  | ReadiedEvent
  | TransformedEvent
  | CollectedEvent
  | GainedTreasureEvent
  | TreasureEvent
  | UsedEvent
  | KeptEvent
  | PulledEvent
  | WebEvent
  | BeaconEvent
  | TokenEvent
  | TokenSpentEvent
  | LitEvent
  | TerrainEvent
  | SchemeEvent
  | ThreatEvent
  | SchemesDiscardedEvent
  | SchemesOutEvent
  | SurgeEvent
  | VillainOrderedEvent
  | OrderLostEvent
  | CanDefeatEvent
  | VillainPlanEvent
  | VillainChoiceEvent
  | CaughtEvent
  | ForgedEvent
  | VillainLostEvent
  | HardenedEvent
  | OmenEvent
  | TreasureLostEvent
  | TornEvent
  | ShieldedEvent
  | HoardedEvent
  | RansomedEvent
  | LuredEvent
  | MarkedEvent
  | UnmarkedEvent
  | PoolEvent
  | CleansedEvent
  | MarkersEvent
  | PulledChampionEvent
  | RisenEvent
  | BuriedEvent
  | CaptiveEvent
  | FreedEvent
  | KeptForGoodEvent
  | BeatEvent;

export type AttackEvent = {
  kind: 'attack';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** How one attacks: an adjacent enemy, from afar, or with reach. */
  how: 'melee' | 'ranged' | 'reach';
  /** Whom it hits. */
  targets: string[];
};

/** An attack that was announced; no damage has been dealt. */
export type AttackFacts = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  attacker: string;
  /** How one attacks: an adjacent enemy, from afar, or with reach. */
  how: 'melee' | 'ranged' | 'reach';
  /** Whom it hits. */
  targets: string[];
};

/** An attack with all that comes of it, if nobody uses a treasure. */
export type AttackForeseen = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  attacker: string;
  /** How one attacks: an adjacent enemy, from afar, or with reach. */
  how: 'melee' | 'ranged' | 'reach';
  /** Everybody whom it hits. */
  blows: BlowForeseen[];
  /** Damage of all counter-strikes. */
  back: number;
  /** Damage that defeats the attacker, less what it has taken. */
  defence: number;
  /** Whether the attacker is defeated. */
  attacker_falls: boolean;
  /** In notation; missing where it is not offered now. */
  action?: string;
};

export type BanishedEvent = {
  kind: 'banished';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

export type BeaconEvent = {
  kind: 'beacon';
  /** The player. */
  seat: number;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type BeatEvent = {
  kind: 'beat';
  /** The tale of the campaign, by its boss. */
  tale: 'beelzepug' | 'kythis' | 'rakar' | 'rat_king';
  /** How many, or how much. */
  number: number;
};

/** What an attack does to one enemy, and what that one gives back. */
export type BlowForeseen = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  champion: string;
  /** Damage that it takes. */
  damage: number;
  /** Damage that defeats it, less what it has taken. */
  defence: number;
  /** Whether it is defeated. */
  falls: boolean;
  /** Whether it shrugs the attack off. */
  shrugs: boolean;
  /** Damage of its counter-strike. */
  back: number;
};

export type BoostedEvent = {
  kind: 'boosted';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** Strength more, until the end of the turn. */
  strength: number;
  /** Defence more, until the end of the turn. */
  defence: number;
  /** Speed more, until the end of the turn. */
  speed: number;
};

export type BuriedEvent = {
  kind: 'buried';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

/** A scenario of the campaign: villains and their schemes. */
export type CampaignFacts = {
  /** As it was chosen. */
  difficulty: 'hard' | 'nightmare' | 'normal';
  /** Discarded schemes: the threat level. */
  threat: number;
  /** Schemes in the deck; villains win when one must be revealed and none is. */
  schemes_left: number;
  /** Discarded schemes, in order. */
  discarded: string[];
  /** Schemes of this villains' turn. */
  revealed: string[];
  /** Target tokens by colour; null while one lies on a card. */
  goals: Record<string, string | null>;
  /** The villains in their supply, with their rats on the field. */
  villains: VillainFacts[];
  /** Treasures that help all villains until their next turn. */
  omens: string[];
  /** Treasures on the Rat King's card. */
  hoard: string[];
  /** Beelzepug's defence; 0 elsewhere. */
  pool: number;
  /** The champion that Beelzepug has marked. */
  marked: string | null;
  /** Honour markers on cards, by champion. */
  markers: Record<string, number>;
  /** Whom the villains hold. */
  captives: string[];
  /** Captives freed so far. */
  freed: number;
  /** Champions chosen for the campaign, by seat. */
  recruits: string[][];
  /** Champions that each player chooses. */
  share: number;
  /** What is told of the end: messages of the catalogues, in order. */
  ending: string[];
  /** Quests that were chosen to stay for later scenarios. */
  kept: string[];
};

export type CanDefeatEvent = {
  kind: 'can_defeat';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** Whom it hits. */
  targets: string[];
};

export type CaptiveEvent = {
  kind: 'captive';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

/** A card of the decks, a card always on offer, or a quest. */
export type CardContent = {
  /** A card's id, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** What it is. */
  type: 'champion' | 'construct' | 'hero' | 'quest';
  /** Where it comes from. */
  source: 'available' | 'centre' | 'quests' | 'starting';
  /** Its factions. */
  factions: ('enlightened' | 'fallen' | 'lifebound' | 'mechana' | 'void')[];
  /** Runes, or power for a champion. */
  cost: number;
  /** How many there are. */
  copies: number;
  /** Runes that it gives without a condition when it is played. */
  runes: number;
  /** Power that it gives without a condition when it is played. */
  power: number;
  /** What a construct or quest adds. */
  strength: number;
  /** What a construct or quest adds. */
  defence: number;
  /** What a construct or quest adds. */
  speed: number;
  /** Its keywords. */
  keywords: string[];
  /** How often it asks for it. */
  needed: number;
  /** Whether it has an Ambush. */
  ambush: boolean;
  /** What it says, line by line. */
  lines: LineContent[];
  /** What a quest asks for. */
  goal?: string;
  /** A kind of champion, as in the content. */
  champion?: string;
};

export type CaughtEvent = {
  kind: 'caught';
  /** The player. */
  seat: number;
  /** The champion that it happens to, or that does it. */
  piece: string;
};

/** What the ordered champion could attack from a cell in its reach. */
export type CellForeseen = {
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
  /** Every attack that would be offered there. */
  attacks: AttackForeseen[];
};

export type CentreShuffledEvent = {
  kind: 'centre_shuffled';
};

/** A kind of champion. */
export type ChampionContent = {
  /** A kind of champion, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** `starting`, `centre`, `special`, `rat` or `neutral`. */
  set: string;
  /** Its factions. */
  factions: ('enlightened' | 'fallen' | 'lifebound' | 'mechana' | 'void')[];
  /** Power to acquire it. */
  cost: number;
  /** Power that an order costs. */
  order: number;
  /** Printed strength. */
  strength: number;
  /** Printed defence. */
  defence: number;
  /** Printed speed. */
  speed: number;
  /** Cells that it covers. */
  cells: number;
  /** Separate champions that one pick brings. */
  figures: number;
  /** Its keywords. */
  keywords: string[];
  /** What it says, line by line. */
  lines: LineContent[];
};

/** A champion that somebody owns, or a neutral one, on the field or not. */
export type ChampionFacts = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  id: string;
  /** A kind of champion, as in the content. */
  kind: string;
  /** The seat; 4 for neutral champions, 5 for villains, 6 for captives. */
  owner: number;
  /** The cells that it covers; none off the field. */
  cells: string[];
  /** Whether it cannot be ordered until its owner's turn ends. */
  exhausted: boolean;
  /** Whether it was defeated since the end of its owner's last turn. */
  beaten: boolean;
  /** Damage of this turn. */
  damage: number;
  /** With all that adds to it. */
  strength: number;
  /** With all that adds to it. */
  defence: number;
  /** With all that adds to it. */
  speed: number;
  /** Power that an order costs now. */
  order: number;
  /** Absorbed souls. */
  souls: number;
  /** All that it has now. */
  keywords: string[];
  /** Those of them that last until the end of the turn. */
  granted: string[];
  /** Its factions now. */
  factions: ('enlightened' | 'fallen' | 'lifebound' | 'mechana' | 'void')[];
  /** Constructs that it bears. */
  constructs: string[];
  /** Quests that it has completed. */
  quests: string[];
  /** The treasure that lies on its card. */
  treasure: string | null;
  /** Whether it bears a beacon token, and so is of every faction. */
  lit: boolean;
  /** What strength, defence and speed are made of. */
  parts: PartFacts[];
};

/** A champion of somebody, or a neutral one. */
export type ChampionSetUp = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  id: string;
  /** The seat; 4 for neutral champions, 5 for villains, 6 for captives. */
  owner: number;
  /** Its cells, the first one first; none: it is off the field. */
  cells?: string[];
  /** What it has become; null: what it is called. */
  kind?: string | null;
  /** Whether it has been ordered. */
  exhausted?: boolean;
  /** Damage of this turn. */
  damage?: number;
  /** Absorbed souls. */
  souls?: number;
  /** Constructs that it bears. */
  constructs?: string[];
  /** Quests that it has completed. */
  quests?: string[];
  /** Whether it bears a beacon token. */
  lit?: boolean;
};

export type CleanedUpEvent = {
  kind: 'cleaned_up';
  /** The player. */
  seat: number;
  /** Cards of the hand that were discarded, if they are seen. */
  cards: string[];
};

export type CleansedEvent = {
  kind: 'cleansed';
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type CollectedEvent = {
  kind: 'collected';
  /** The player. */
  seat: number;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type CompletedEvent = {
  kind: 'completed';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
  /** The champion that it happens to, or that does it. */
  piece: string;
};

/** What never changes in Inferno. */
export type ContestContent = {
  /** Every cell by name with its axial coordinates. */
  field: Record<string, [number, number]>;
  /** All factions. */
  factions: ('enlightened' | 'fallen' | 'lifebound' | 'mechana' | 'void')[];
  /** All cards. */
  cards: CardContent[];
  /** All kinds of champions. */
  champions: ChampionContent[];
  /** All kinds of treasures. */
  treasures: TreasureContent[];
  /** All gates. */
  gates: GateContent[];
  /** All scenarios. */
  scenarios: ScenarioContent[];
  /** The villains of the campaign. */
  villains: VillainContent[];
  /** The villains' schemes. */
  schemes: SchemeContent[];
};

/** Everything that a seat may know. */
export type ContestFacts = {
  game: 'inferno';
  /** Whose facts these are; -1 for onlookers. */
  seat: number;
  /** The scenario's id. */
  scenario: string;
  /** The variant: `duel`, `teams`, `three`, `four`; `solo` to `quartet` in the campaign. */
  mode: string;
  /** Honour that wins. */
  honour_needed: number;
  /** Honour for each shrine at the end of a turn. */
  shrine_honour: number;
  /** The number of the round. */
  round: number;
  /** The seat with the first gate. */
  first: number;
  /** The side whose turn it is; -1 before the first turn. */
  turn: number;
  /** The players, by seat. */
  players: PlayerFacts[];
  /** The sides. */
  sides: SideFacts[];
  /** All champions in play. */
  champions: ChampionFacts[];
  /** The centre row; null for an empty place. */
  row: (string | null)[];
  /** Cards in the centre deck. */
  centre: number;
  /** The banished pile. */
  banished: string[];
  /** Mystics on offer. */
  mystics: number;
  /** Heavy Infantry on offer. */
  infantry: number;
  /** Quests in their deck. */
  quest_deck: number;
  /** The cells of each terrain that is not ordinary. */
  terrain: Record<string, string[]>;
  /** The portals of each colour. */
  portals: Record<string, string[]>;
  /** Cells with a treasure. */
  treasures: string[];
  /** Treasures in the bag. */
  bag: number;
  /** Discarded treasures. */
  spent: string[];
  /** The beacon tokens on the field, by colour. */
  tokens: Record<string, string[]>;
  /** Webs. */
  webs: string[];
  /** Those with the most cards in the row. */
  chosen_factions: ('enlightened' | 'fallen' | 'lifebound' | 'mechana' | 'void')[];
  /** The draft, while it goes on. */
  draft: DraftFacts | null;
  /** The order that is being carried out. */
  order: OrderFacts | null;
  /** The attack that was announced. */
  attack: AttackFacts | null;
  /** Villains and schemes; null outside the campaign. */
  campaign: CampaignFacts | null;
  /** Quests among which this seat chooses one. */
  looked_at: string[];
  /** 1 for each seat that has won, 0 for the others; null while the game goes on. */
  result: number[] | null;
};

export type CopiedEvent = {
  kind: 'copied';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

export type DamageEvent = {
  kind: 'damage';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** How many, or how much. */
  number: number;
  /** How many, or how much, in all now. */
  total: number;
};

export type DeclinedEvent = {
  kind: 'declined';
  /** The player. */
  seat: number;
  /** What the effect stands on. */
  source: 'card' | 'champion' | 'scheme';
  /** The card, the kind of champion or the scheme that the effect stands on. */
  text: string;
};

export type DefeatedEvent = {
  kind: 'defeated';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** The player who defeated it, if anybody did. */
  by: number | null;
};

export type DestroyedEvent = {
  kind: 'destroyed';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

export type DiscardedEvent = {
  kind: 'discarded';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

/** The draft of champions. */
export type DraftFacts = {
  /** The open champions. */
  offer: string[];
  /** The sides whose picks are left, the next one first. */
  order: number[];
  /** The champions that were picked, the first one first. */
  taken: string[];
  /** The offer of the recommended sets, while it is not answered by all. */
  sets: SetsFacts | null;
};

export type DraftedEvent = {
  kind: 'drafted';
  /** The player. */
  seat: number;
  /** The kind of champion. */
  champion: string;
};

export type DrewCardEvent = {
  kind: 'drew_card';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

export type DrewEvent = {
  kind: 'drew';
  /** The player. */
  seat: number;
  /** How many, or how much. */
  number: number;
};

export type EnteredEvent = {
  kind: 'entered';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type FetchedEvent = {
  kind: 'fetched';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

/** What a seat may foresee. */
export type Foreseen = {
  /** After how many actions this is. */
  number: number;
  /** The attack that was announced, as it would end now. */
  announced: AttackForeseen | null;
  /** What each treasure would change in it. */
  treasures: TreasureForeseen[];
  /** Attacks of the ordered champion from where it stands. */
  attacks: AttackForeseen[];
  /** And from each cell where its move may end. */
  cells: CellForeseen[];
  /** Enemies that it cannot attack from where it stands. */
  safe: SafeForeseen[];
  /** Every champion on the field. */
  outlooks: OutlookForeseen[];
  /** Those who act now and whose hand is known. */
  players: PlayerForeseen[];
  /** Honour that the end of a turn would bring each side now. */
  income: number[];
  /** Where an action was named: the position after it. */
  before?: ContestFacts;
};

export type ForgedEvent = {
  kind: 'forged';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A card's id, as in the content. */
  card: string;
};

export type FreedEvent = {
  kind: 'freed';
  /** The player. */
  seat: number;
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type GainedTreasureEvent = {
  kind: 'gained_treasure';
  /** The player. */
  seat: number;
};

/** A gate. */
export type GateContent = {
  /** Its id. */
  id: string;
  /** Power that it gives each turn. */
  power: number;
  /** Power besides in the first turn. */
  first: number;
};

export type GateEvent = {
  kind: 'gate';
  /** The player. */
  seat: number;
  /** Power that it gives. */
  power: number;
};

export type GrantedEvent = {
  kind: 'granted';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** The keyword. */
  keyword: string;
};

export type HardenedEvent = {
  kind: 'hardened';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** How many, or how much. */
  number: number;
};

export type HoardedEvent = {
  kind: 'hoarded';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A kind of treasure, as in the content. */
  treasure: string;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type HonourEvent = {
  kind: 'honour';
  /** The side. */
  side: number;
  /** How many, or how much. */
  number: number;
  /** How many, or how much, in all now. */
  total: number;
};

export type JoinedEvent = {
  kind: 'joined';
  /** The player. */
  seat: number;
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type KeptEvent = {
  kind: 'kept';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A kind of treasure, as in the content. */
  treasure: string;
};

export type KeptForGoodEvent = {
  kind: 'kept_for_good';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

export type KeptQuestEvent = {
  kind: 'kept_quest';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

/** One line of what a card says. */
export type LineContent = {
  /** The moment at which it works; empty for bonuses, keywords and goals. */
  when: string;
  /** What it says, without the moment. */
  text: Text;
  /** The moment in words; missing likewise. */
  label?: Text;
  /** The faction whose Allegiance it waits for. */
  allegiance?: 'enlightened' | 'fallen' | 'lifebound' | 'mechana' | 'void';
  /** True where its player may leave it. */
  may?: boolean;
};

export type LitEvent = {
  kind: 'lit';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type LookedAtEvent = {
  kind: 'looked_at';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

export type LootedEvent = {
  kind: 'looted';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
  /** The player who loses it. */
  from: number;
};

export type LuredEvent = {
  kind: 'lured';
  /** The player. */
  seat: number;
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type MarkedEvent = {
  kind: 'marked';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type MarkersEvent = {
  kind: 'markers';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** How many, or how much, in all now. */
  total: number;
};

export type MovedEvent = {
  kind: 'moved';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

/** Neutral champions of a scenario. */
export type NeutralContent = {
  /** Who they are. */
  kinds: string[];
  /** Where they stand. */
  cells: string[];
  /** Whether chance decides who stands where. */
  shuffled: boolean;
};

export type OfferedEvent = {
  kind: 'offered';
  /** The kind of champion. */
  champion: string;
};

export type OmenEvent = {
  kind: 'omen';
  /** A kind of treasure, as in the content. */
  treasure: string;
};

/** The order that is being carried out. */
export type OrderFacts = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  champion: string;
  /** How far it has come. */
  step: 'acts' | 'begins' | 'ends';
  /** Points that are left to move. */
  points: number;
  /** Whether it has begun to move and not stopped yet. */
  moving: boolean;
  /** Whether its move is over. */
  moved: boolean;
  /** Attacks that are left. */
  attacks: number;
  /** Where it can go now; empty while another question waits. */
  reach: ReachFacts[];
};

export type OrderLostEvent = {
  kind: 'order_lost';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type OrderOverEvent = {
  kind: 'order_over';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

/** The order that was being carried out: a champion that passes another stops in the nearest cell. */
export type OrderSetUp = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  champion: string;
};

export type OrderedEvent = {
  kind: 'ordered';
  /** The player. */
  seat: number;
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** Power that was paid. */
  cost: number;
};

/** Where a champion on the field could go with an order, and whom it could attack without one step. */
export type OutlookForeseen = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  champion: string;
  /** Cells where it could end a move, with their cost. */
  reach: Record<string, number>;
  /** Enemies that it could attack from where it stands. */
  targets: string[];
};

/** A part of a champion's sums, and where it comes from. */
export type PartFacts = {
  /** `standing`: an effect of the champion itself, or one that others lend. */
  source: 'boost' | 'construct' | 'printed' | 'quest' | 'souls' | 'standing' | 'treasure';
  /** The construct, quest or treasure; null for all others. */
  id: string | null;
  /** What it adds to strength. */
  strength: number;
  /** What it adds to defence. */
  defence: number;
  /** What it adds to speed. */
  speed: number;
};

export type PlayedEvent = {
  kind: 'played';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
  /** The champion that it happens to, or that does it. */
  piece: string | null;
};

/** A player's cards and means. */
export type PlayerFacts = {
  /** The seat. */
  seat: number;
  /** The side: partners are one. */
  side: number;
  /** The place in turn order, from 0. */
  gate: number;
  /** The colour of the gate; partners share one. */
  colour: 'blue' | 'green' | 'purple' | 'yellow';
  /** Power that the gate gives now. */
  gate_power: number;
  /** Whether it was used in this turn. */
  gate_used: boolean;
  /** Runes left in this turn. */
  runes: number;
  /** Runes besides, for constructs alone. */
  construct_runes: number;
  /** Power left in this turn. */
  power: number;
  /** Turns that the player has begun. */
  turns: number;
  /** In a turn of partners: whether this one has ended it. */
  ended: boolean;
  /** Null where it is secret. */
  hand: string[] | null;
  /** Cards in hand. */
  hand_size: number;
  /** Cards in the deck. */
  deck: number;
  /** What deck and hand hold, or of a hand that is known the deck alone. */
  unseen: Record<string, number>;
  /** Cards that lie face up. */
  discard: string[];
  /** Heroes played in this turn. */
  played: string[];
  /** Those of them whose Allegiance still waits. */
  waiting: string[];
  /** Quests that lie before the player. */
  quests: QuestFacts[];
  /** Beacon tokens that were taken. */
  tokens: number;
  /** Bases that are not on the field. */
  bases: number;
  /** Giant Rats that can still enter. */
  rats: number;
};

/** What the player whose turn it is could still do. */
export type PlayerForeseen = {
  /** The seat. */
  seat: number;
  /** Runes that the cards in hand give without a condition. */
  runes: number;
  /** Runes for constructs alone, likewise. */
  construct_runes: number;
  /** Power, likewise; with the gate, if it was not used. */
  power: number;
  /** Every card on offer. */
  purchases: PurchaseForeseen[];
};

/** Of a player's facts what can be set up. */
export type PlayerSetUp = {
  /** Runes. */
  runes?: number;
  /** Runes for constructs alone. */
  construct_runes?: number;
  /** Power. */
  power?: number;
  /** Whether the gate was used in this turn. */
  gate_used?: boolean;
  /** Turns that the player has begun. */
  turns?: number;
  /** The hand; null: dealt from what is unseen. */
  hand?: string[] | null;
  /** The deck; null: what is left of the starting cards. */
  unseen?: Record<string, number> | null;
  /** Discards. */
  discard?: string[];
  /** Heroes played in this turn. */
  played?: string[];
  /** Quests that lie before the player. */
  quests?: QuestSetUp[];
  /** Beacon tokens that were taken. */
  tokens?: number;
};

export type PoolEvent = {
  kind: 'pool';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** How many, or how much, in all now. */
  total: number;
};

export type PowerEvent = {
  kind: 'power';
  /** The player. */
  seat: number;
  /** How many, or how much. */
  number: number;
};

export type PulledChampionEvent = {
  kind: 'pulled_champion';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type PulledEvent = {
  kind: 'pulled';
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
  /** Where it lies then. */
  to: string;
};

/** A card on offer, for the player whose turn it is. */
export type PurchaseForeseen = {
  /** A place of the offer: `row-1` to `row-6`, `mystic`, `heavy_infantry`. */
  slot: string;
  /** A card's id, as in the content. */
  card: string;
  /** What it costs. */
  pays: 'power' | 'runes';
  /** How much. */
  cost: number;
  /** How much is missing now. */
  short: number;
  /** Whether the cards in hand would pay for it. */
  after_hand: boolean;
  /** Own champions that its Ambush would touch. */
  ambush: string[];
  /** In notation; missing where it cannot be paid for. */
  action?: string;
};

/** A puzzle as a page takes it: with what is seen of its position. */
export type PuzzleContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** What is to be done, in a sentence. */
  task: Text;
  /** The solver's seat. */
  seat: number;
  /** From 1 to 4; 0 where nobody has tried. */
  difficulty: number;
  /** For POST /api/analysis. */
  position: unknown;
  /** The facts of that position for the solver, for a picture. */
  facts: unknown;
  /** Actions in notation that win. */
  solution: string[];
  /** What helps, from a little to more. */
  hints: Text[];
};

/** A quest that lies before its player. */
export type QuestFacts = {
  /** A card's id, as in the content. */
  id: string;
  /** How often what it asks for has happened. */
  progress: number;
  /** How often it must. */
  needed: number;
  /** Whether it can be completed. */
  met: boolean;
};

/** A quest that lies before its player. */
export type QuestSetUp = {
  /** A card's id, as in the content. */
  id: string;
  /** How often what it asks for has happened. */
  progress?: number;
};

export type RansomedEvent = {
  kind: 'ransomed';
  /** The player. */
  seat: number;
  /** A kind of treasure, as in the content. */
  treasure: string;
};

/** A cell that the ordered champion can get to, and the last step on the cheapest way there. */
export type ReachFacts = {
  /** The cell; of a champion of three cells its first. */
  to: string;
  /** Points in all. */
  cost: number;
  /** The step that leads there, in notation. */
  by: string;
  /** The cell before it, by its number in this list; -1: where the champion stands. */
  before: number;
  /** Whether one may stop there. */
  rest: boolean;
};

export type ReadiedEvent = {
  kind: 'readied';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type ResearchEvent = {
  kind: 'research';
  /** The player. */
  seat: number;
  /** How many, or how much. */
  number: number;
};

export type RevealedEvent = {
  kind: 'revealed';
  /** A place of the offer: `row-1` to `row-6`, `mystic`, `heavy_infantry`. */
  slot: string;
  /** A card's id, as in the content. */
  card: string;
};

export type RisenEvent = {
  kind: 'risen';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type RunesEvent = {
  kind: 'runes';
  /** The player. */
  seat: number;
  /** How many, or how much. */
  number: number;
};

/** An enemy that the ordered champion cannot attack from where it stands. */
export type SafeForeseen = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  champion: string;
  /** How far away it is. */
  distance: number;
  /** Too far, out of sight, or in the holy land. */
  reason: 'far' | 'hidden' | 'holy';
};

export type SavedEvent = {
  kind: 'saved';
  /** The player. */
  seat: number;
  /** A card's id, as in the content. */
  card: string;
};

/** A scenario as it is set up. */
export type ScenarioContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** What it is about, in a few words. */
  short: Text;
  /** The name of its field. */
  board: Text;
  /** The variants in which it is played. */
  modes: string[];
  /** Honour that wins. */
  honour: number;
  /** Honour for each shrine at the end of a turn. */
  shrine: number;
  /** Rules of its own, each with its number. */
  specials: Record<string, number>;
  /** Goal and special rules in words. */
  text: Text[];
  /** The cells of each terrain that is not ordinary. */
  terrain: Record<string, string[]>;
  /** The portals of each colour. */
  portals: Record<string, string[]>;
  /** Cells with a treasure. */
  treasures: string[];
  /** Beacon tokens by colour. */
  tokens: Record<string, string[]>;
  /** The champions of each colour where nobody drafts. */
  recommended: Record<string, string[]>;
  /** Neutral champions. */
  neutrals: NeutralContent[];
  /** What is told before it begins. */
  story?: Text;
  /** The scenario of the campaign that comes after it. */
  follows?: string;
  /** What a Surge does here; the last line of the text. */
  surge?: Text;
};

/** A scheme of the villains. */
export type SchemeContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** How many there are. */
  copies: number;
  /** Discarded schemes from which the lower effect works. */
  threat: number;
  /** What it does. */
  upper: Text[];
  /** What it does besides, from that level on. */
  lower: Text[];
  /** The colours of the targets that it names, in order. */
  goals: string[];
  /** True where it is a Surge of the boss. */
  surges?: boolean;
};

export type SchemeEvent = {
  kind: 'scheme';
  /** The scheme's id, as in the content. */
  scheme: string;
};

export type SchemesDiscardedEvent = {
  kind: 'schemes_discarded';
  /** The threat level: discarded schemes. */
  threat: number;
};

export type SchemesOutEvent = {
  kind: 'schemes_out';
};

/** The facts of a table, or as much of them as somebody wants to say; the rest is as at the start. */
export type SetUp = {
  /** The scenario's id. */
  scenario: string;
  /** The variant; null: the first that the scenario has. */
  mode?: string | null;
  /** The seat with the first gate. */
  first?: number;
  /** The side whose turn it is. */
  turn?: number;
  /** By seat; null: as at the start. */
  players?: PlayerSetUp[] | null;
  /** Null: as at the start. */
  sides?: SideSetUp[] | null;
  /** All in play; null: as at the start. */
  champions?: ChampionSetUp[] | null;
  /** The centre row; null: as dealt. */
  row?: (string | null)[] | null;
  /** Only forests are read: those that are left. */
  terrain?: Record<string, string[]>;
  /** Cells with a treasure; null: as at the start. */
  treasures?: string[] | null;
  /** Beacon tokens by colour; null: as at the start. */
  tokens?: Record<string, string[]> | null;
  /** Webs. */
  webs?: string[];
  /** Who has an order, which ends here. */
  order?: OrderSetUp | null;
  /** Of the campaign; null: normal. */
  difficulty?: string | null;
  /** Schemes that the villains have discarded; null: as at the start. */
  threat?: number | null;
  /** Whether the game ends with this turn, and no card of the centre, quest or treasure can be drawn. */
  last_turn?: boolean;
};

export type SetsAgreedEvent = {
  kind: 'sets_agreed';
  /** The player. */
  seat: number;
};

export type SetsDeclinedEvent = {
  kind: 'sets_declined';
  /** The player. */
  seat: number;
};

/** The recommended sets, which somebody has offered to take instead of a draft. */
export type SetsFacts = {
  /** The player who has offered them. */
  by: number;
  /** The players who have not answered; all others agree. */
  waiting: number[];
};

export type SetsOfferedEvent = {
  kind: 'sets_offered';
  /** The player. */
  seat: number;
};

export type SetsTakenEvent = {
  kind: 'sets_taken';
};

export type ShieldedEvent = {
  kind: 'shielded';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type ShruggedEvent = {
  kind: 'shrugged';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type ShuffledEvent = {
  kind: 'shuffled';
  /** The player. */
  seat: number;
};

/** A player, or two partners. */
export type SideFacts = {
  /** Its number. */
  side: number;
  /** Who belongs to it. */
  seats: number[];
  /** Honour so far. */
  honour: number;
  /** Null where they are secret. */
  treasures: string[] | null;
  /** How many treasures. */
  treasures_held: number;
  /** Shrines that it controls. */
  shrines: string[];
  /** Beacons that it controls. */
  beacons: string[];
};

/** Of a side's facts what can be set up. */
export type SideSetUp = {
  /** Honour so far. */
  honour?: number;
  /** Treasures; null: so many random ones. */
  treasures?: string[] | null;
  /** How many, where they are not named. */
  treasures_held?: number;
  /** Beacons that it controls. */
  beacons?: string[];
};

export type SoulsEvent = {
  kind: 'souls';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** How many, or how much, in all now. */
  total: number;
};

export type SurgeEvent = {
  kind: 'surge';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type TerrainEvent = {
  kind: 'terrain';
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
  /** The terrain of the cell from now on. */
  ground: 'beacon' | 'blighted' | 'enchanted' | 'forest' | 'ordinary' | 'portal' | 'shrine';
};

/** Words in both languages: neither may be missing. */
export type Text = {
  /** In English. */
  en: string;
  /** In Russian. */
  ru: string;
};

export type ThreatEvent = {
  kind: 'threat';
  /** The scheme's id, as in the content. */
  scheme: string;
  /** The threat level: discarded schemes. */
  threat: number;
  /** The threat level from which the lower effect works. */
  needed: number;
  /** 1 if it does. */
  met: number;
};

export type TokenEvent = {
  kind: 'token';
  /** The player. */
  seat: number;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type TokenSpentEvent = {
  kind: 'token_spent';
  /** The player. */
  seat: number;
};

export type TornEvent = {
  kind: 'torn';
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type TransformedEvent = {
  kind: 'transformed';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** The kind of champion. */
  champion: string;
};

/** A kind of treasure. */
export type TreasureContent = {
  /** A kind of treasure, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** How many there are. */
  copies: number;
  /** Strength until the end of the turn. */
  strength: number;
  /** Defence until the end of the turn. */
  defence: number;
  /** Speed until the end of the turn. */
  speed: number;
  /** Absorbed souls. */
  souls: number;
  /** Its keywords. */
  keywords: string[];
  /** What it says, line by line. */
  lines: LineContent[];
};

export type TreasureEvent = {
  kind: 'treasure';
  /** The player. */
  seat: number;
  /** A kind of treasure, as in the content. */
  treasure: string;
};

/** What the announced attack would do if a treasure were used. */
export type TreasureForeseen = {
  /** The answer, in notation. */
  action: string;
  /** The attack, then. */
  attack: AttackForeseen;
  /** Whether anybody falls or stands by it who would not without. */
  changes: boolean;
};

export type TreasureLostEvent = {
  kind: 'treasure_lost';
  /** The player. */
  seat: number;
  /** A kind of treasure, as in the content. */
  treasure: string;
};

export type TriggeredEvent = {
  kind: 'triggered';
  /** The player. */
  seat: number;
  /** What the effect stands on. */
  source: 'card' | 'champion' | 'scheme';
  /** The card, the kind of champion or the scheme that the effect stands on. */
  text: string;
};

export type TurnEndedEvent = {
  kind: 'turn_ended';
  /** The player. */
  seat: number;
};

export type TurnEvent = {
  kind: 'turn';
  /** The side. */
  side: number;
};

export type UnmarkedEvent = {
  kind: 'unmarked';
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type UnmetEvent = {
  kind: 'unmet';
  /** The player. */
  seat: number;
  /** What the effect stands on. */
  source: 'card' | 'champion' | 'scheme';
  /** The card, the kind of champion or the scheme that the effect stands on. */
  text: string;
};

export type UsedEvent = {
  kind: 'used';
  /** The player. */
  seat: number;
  /** A kind of treasure, as in the content. */
  treasure: string;
  /** The champion that it happens to, or that does it. */
  piece: string;
};

export type VillainChoiceEvent = {
  kind: 'villain_choice';
  /** The player. */
  seat: number;
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string | null;
  /** The champion that it attacks, hunts, or that was chosen. */
  target: string | null;
};

/** A villain's card, with a face for each number of players from 1 to 4. */
export type VillainContent = {
  /** A kind of champion, as in the content. */
  id: string;
  /** The champion whose name and picture it has. */
  champion: string;
  /** Its name. */
  name: Text;
  /** By the number of players. */
  strength: number[];
  /** By the number of players. */
  defence: number[];
  /** What the players gain for its defeat, by their number. */
  honour: number[];
  /** Printed speed. */
  speed: number;
  /** Cells that it covers. */
  cells: number;
  /** Threat levels from which a pack has one figure more. */
  levels: number[];
  /** Its keywords. */
  keywords: string[];
  /** What it says, line by line. */
  lines: LineContent[];
};

/** What concerns villains alone, and champions that they have to do with. */
export type VillainFacts = {
  /** A champion in play: `rakar`, `pugdemon_pack-2`, `giant_rat-1a`. */
  id: string;
  /** The colour of its target token. */
  goal: 'blue' | 'green' | 'red' | 'yellow' | null;
  /** What the players gain for its defeat. */
  honour: number;
  /** Whether it has the Surge. */
  boss: boolean;
  /** Whether it is a reborn champion, which goes back when it is defeated. */
  reborn: boolean;
};

export type VillainLostEvent = {
  kind: 'villain_lost';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** A card's id, as in the content. */
  card: string;
};

export type VillainOrderedEvent = {
  kind: 'villain_ordered';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** Where the target of the villain lies. */
  goal: string | null;
};

export type VillainPlanEvent = {
  kind: 'villain_plan';
  /** The champion that it happens to, or that does it. */
  piece: string;
  /** Why the villain does it, by the rules of its order. */
  why: 'advances' | 'defeats' | 'forages' | 'hunts' | 'reaches' | 'shrine' | 'stays' | 'strikes';
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string | null;
  /** The champion that it attacks, hunts, or that was chosen. */
  target: string | null;
};

export type WebEvent = {
  kind: 'web';
  /** A cell: its column from the left as a letter, its row from the top; the centre is g7. */
  cell: string;
};

export type WonEvent = {
  kind: 'won';
  /** The side. */
  side: number;
};
