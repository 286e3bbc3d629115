/** What the server tells of Doom: The Boardgame (2004). Made by web/scripts/wire_types.py from the server's types; do not edit. */

export type AcidEvent = {
  kind: 'acid';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

export type ActionEvent = {
  kind: 'action';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The action that is declared. */
  action: 'advance' | 'ready' | 'sprint' | 'unload';
};

/** What an action that a marine may declare would give him. */
export type ActionFacts = {
  /** Which one. */
  action: 'advance' | 'ready' | 'sprint' | 'unload';
  /** Movement points, adrenaline counted. */
  points: number;
  /** Attacks. */
  attacks: number;
  /** Whether it is one or the other. */
  either: boolean;
};

export type ActivatedEvent = {
  kind: 'activated';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** The figure whose turn or activation goes on. */
export type ActiveFacts = {
  /** A figure: `green`, `imp-2`. */
  figure: string;
  /** A marine's declared action; null before that, and for invaders. */
  action: 'advance' | 'ready' | 'sprint' | 'unload' | null;
  /** Movement points left, adrenaline counted. */
  points: number;
  /** Attacks left. */
  attacks: number;
  /** Whether moving gives up the attack, and the attack all points but adrenaline's. */
  either: boolean;
  /** Whether the order of this turn has been placed. */
  ordered: boolean;
  /** What each action gives a marine in this turn; none for invaders. */
  actions: ActionFacts[];
  /** Movement points that cards take away in this turn. */
  slowed: number;
  /** Range that its attacks lack in this turn, by cards. */
  dimmed: number;
  /** Where it can go now; empty while another question waits. */
  reach: ReachFacts[];
};

export type AdrenalineEvent = {
  kind: 'adrenaline';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

export type AimCancelledEvent = {
  kind: 'aim_cancelled';
  /** Who attacks. */
  attacker: string;
};

export type AmmoSpentEvent = {
  kind: 'ammo_spent';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The type of ammo. */
  ammo: string;
  /** How many are left. */
  left: number;
};

export type AnyEvent =
  | RoundEvent
  | TurnEvent
  | InvaderTurnEvent
  | ActionEvent
  | AdrenalineEvent
  | ActivatedEvent
  | GameOverEvent
  | KeptEvent
  | DrewCardEvent
  | DrewEvent
  | DiscardedEvent
  | ShuffledEvent
  | DeckEmptyEvent
  | SpawnEvent
  | UsedEvent
  | CancelledEvent
  | ScatterCardEvent
  | MendedEvent
  | SwappedEvent
  | MovedEvent
  | TeleportedEvent
  | KnockedEvent
  | PlacedEvent
  | RecycledEvent
  | NoPlaceEvent
  | NoFigureEvent
  | RespawnedEvent
  | LeftEvent
  | TelefragEvent
  | DoorOpenedEvent
  | DoorClosedEvent
  | DoorDestroyedEvent
  | RevealedEvent
  | ReadEvent
  | ExplodedEvent
  | EncounterEvent
  | SpecialEvent
  | TookEvent
  | GaveEvent
  | HealedEvent
  | OrderedEvent
  | OrderLostEvent
  | GuardEvent
  | FollowUpEvent
  | BerserkOverEvent
  | AmmoSpentEvent
  | AttackEvent
  | WatchfulEvent
  | MisfiredEvent
  | RolledEvent
  | RerolledEvent
  | AimCancelledEvent
  | JudgedEvent
  | ScatteredEvent
  | DamageEvent
  | AttackOverEvent
  | UnhurtEvent
  | AcidEvent
  | WoundedEvent
  | KilledEvent
  | FragEvent;

/** An area that has been revealed. */
export type AreaFacts = {
  /** Its id in the scenario. */
  id: string;
  /** Its name. */
  name: Text;
  /** What was read out as it was revealed. */
  text: Text;
  /** Its squares. */
  squares: string[];
  /** Those that nobody can enter or see through. */
  obstacles: string[];
  /** Its teleporters. */
  plates: PlateFacts[];
  /** Where an encounter waits; null where none does. */
  encounter: string | null;
};

/** An area that is revealed. */
export type AreaSetUp = {
  /** Its id in the scenario. */
  id: string;
};

export type AttackEvent = {
  kind: 'attack';
  /** Who attacks. */
  attacker: string;
  /** The weapon, if a marine attacks. */
  weapon: string | null;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** 1 if it is aimed, else 0. */
  aimed: number;
  /** How far away the square is. */
  range: number;
};

/** The attack that goes on, the innermost one. */
export type AttackFacts = {
  /** A figure: `green`, `imp-2`. */
  attacker: string;
  /** A marine's weapon; null for an invader's own attack. */
  weapon: string | null;
  /** The square that is attacked; after a scatter, where the blast landed. */
  square: string;
  /** All squares that are attacked. */
  area: string[];
  /** The figures on them. */
  targets: string[];
  /** How far away the square is. */
  range: number;
  /** Whether it is aimed. */
  aimed: boolean;
  /** How far it has come. */
  step: 'blow-through' | 'declared' | 'judged' | 'knockback' | 'reroll' | 'rolled';
  /** The dice as they lie; empty before the roll. */
  dice: DieFacts[];
  /** Range of the dice with all that is added. */
  reach: number;
  /** Damage of the dice with all that is added. */
  damage: number;
  /** Whether it succeeds as the dice lie; null before the roll. */
  success: boolean | null;
  /** Whether no die is rolled again any more. */
  settled: boolean;
  /** Squares that a blow-through has gone on. */
  walked: number;
};

/** The exact odds of an attack; where it is aimed, with the re-roll that promises most wounds to each figure. */
export type AttackOdds = {
  /** A figure: `green`, `imp-2`. */
  attacker: string;
  /** Null for an invader's own attack. */
  weapon: string | null;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** How far away the square is. */
  range: number;
  /** Red, yellow, blue and green dice. */
  dice: number[];
  /** Whether dice may be rolled again. */
  aimed: boolean;
  /** The squares that it would hit. */
  area: string[];
  /** The figures on them. */
  targets: TargetOdds[];
  /** Barrels on them: the chance that each is set off. */
  barrels: Record<string, number>;
  /** Of a blast: where it may land if it fails. */
  scatter: ScatterFacts[];
  /** In an interruption: the chance to kill the first target at each smaller range. */
  nearer?: [number, number][];
  /** In notation; missing for an attack that is not offered now. */
  action?: string;
};

export type AttackOverEvent = {
  kind: 'attack_over';
  /** Who attacks. */
  attacker: string;
};

export type BerserkOverEvent = {
  kind: 'berserk_over';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** A series of scenarios. */
export type CampaignContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** In order. */
  scenarios: string[];
};

export type CancelledEvent = {
  kind: 'cancelled';
  /** The card. */
  card: string;
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** A card of the invader's deck. */
export type CardContent = {
  /** A card's id, as in the content. */
  id: string;
  /** What it is. */
  kind: 'event' | 'spawn';
  /** Moments at which an event is played. */
  when: string[];
  /** Of a spawn card: one of these. */
  groups: GroupContent[];
  /** What it says, line by line. */
  text: Texts;
  /** An event's name. */
  name?: Text;
  /** Squares east and north by the compass; missing for the miss sign. */
  scatter?: [number, number];
};

export type DamageEvent = {
  kind: 'damage';
  /** Who attacks. */
  attacker: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** Damage before armour. */
  damage: number;
};

export type DeckEmptyEvent = {
  kind: 'deck_empty';
};

/** A square where no invader can appear. */
export type DeniedSquare = {
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** Seen by marines, taken by a figure, blocked by a prop, or too small a place. */
  reason: 'blocked' | 'no-room' | 'seen' | 'taken';
  /** The marines who see it. */
  marines: string[];
};

/** A die as it lies, or one face of it. */
export type DieFacts = {
  /** Its colour. */
  colour: 'blue' | 'green' | 'red' | 'yellow';
  /** The range that it shows. */
  range: number;
  /** Bullet holes. */
  damage: number;
  /** Whether it shows a bullet: ammo is spent. */
  ammo: boolean;
  /** Whether it shows a miss: the whole attack fails. */
  miss: boolean;
};

export type DiscardedEvent = {
  kind: 'discarded';
  /** The card. */
  card: string;
};

export type DoorClosedEvent = {
  kind: 'door_closed';
  /** The figure that it happens to, or that does it. */
  figure: string | null;
  /** The door. */
  door: string;
};

export type DoorDestroyedEvent = {
  kind: 'door_destroyed';
  /** The door. */
  door: string;
};

/** A door that has been seen. */
export type DoorFacts = {
  /** A door's id in the scenario. */
  id: string;
  /** The colour of its key, or `normal`. */
  kind: 'blue' | 'normal' | 'red' | 'yellow';
  /** Its two ends. */
  border: [[number, number], [number, number]];
  /** The known squares beside it. */
  squares: string[];
  /** Whether it is closed. */
  closed: boolean;
  /** Whether it was destroyed. */
  gone: boolean;
  /** Whether it cannot be opened in this turn. */
  sealed: boolean;
  /** Whether its key is missing, or a rule of the scenario keeps it shut. */
  locked: boolean;
  /** Whether both sides have been revealed; an exit leads nowhere else. */
  explored: boolean;
  /** Whether the marines leave by it. */
  exit: boolean;
};

export type DoorOpenedEvent = {
  kind: 'door_opened';
  /** The figure that it happens to, or that does it. */
  figure: string | null;
  /** The door. */
  door: string;
};

/** A door of a revealed area. */
export type DoorSetUp = {
  /** A door's id in the scenario. */
  id: string;
  /** Whether it is closed. */
  closed: boolean;
  /** Whether it was destroyed. */
  gone?: boolean;
};

export type DrewCardEvent = {
  kind: 'drew_card';
  /** The card. */
  card: string;
};

export type DrewEvent = {
  kind: 'drew';
  /** Cards that the invader has now. */
  cards: number;
};

export type EncounterEvent = {
  kind: 'encounter';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The id of the area; its name and text stand in the facts. */
  area: string;
  /** Which way was chosen, from 0. */
  way: number;
};

/** An encounter at which a marine must choose. */
export type EncounterFacts = {
  /** A figure: `green`, `imp-2`. */
  figure: string;
  /** The id of its area. */
  area: string;
  /** What is read out. */
  text: Text;
  /** What he may do. */
  ways: Text[];
};

export type ExplodedEvent = {
  kind: 'exploded';
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
};

export type FollowUpEvent = {
  kind: 'follow_up';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** Movement points that come with it. */
  points: number;
};

/** What never changes in Doom (2004). */
export type ForayContent = {
  /** All scenarios. */
  scenarios: ScenarioContent[];
  /** All campaigns. */
  campaigns: CampaignContent[];
  /** All levels of difficulty. */
  levels: LevelContent[];
  /** What the levels change. */
  starting: StartingContent;
  /** All weapons. */
  weapons: WeaponContent[];
  /** All types of invaders. */
  invaders: InvaderContent[];
  /** All other equipment tokens. */
  tokens: TokenContent[];
  /** All marine cards. */
  marine_cards: MarineCardContent[];
  /** The invader's deck, one entry a card. */
  cards: CardContent[];
  /** The six faces of each colour. */
  dice: Record<string, DieFacts[]>;
};

/** Everything that a seat may know. What has not been revealed of the base is told to nobody. */
export type ForayFacts = {
  game: 'doom2004';
  /** Whose facts these are; -1 for onlookers. */
  seat: number;
  /** The scenario's id. */
  scenario: string;
  /** The level of difficulty. */
  level: string;
  /** Width and height of the scenario's frame. */
  size: [number, number];
  /** Where the compass points, for scatter. */
  north: 'down' | 'left' | 'right' | 'up';
  /** The number of the round. */
  round: number;
  /** The seat whose turn it is. */
  turn: number;
  /** Frags that the invader has. */
  frags: number;
  /** Frags that win him the game. */
  frags_needed: number;
  /** What has been revealed. */
  areas: AreaFacts[];
  /** Walls between revealed squares; around them there is wall by itself. */
  walls: [[number, number], [number, number]][];
  /** Doors of revealed areas. */
  doors: DoorFacts[];
  /** Barrels. */
  barrels: string[];
  /** Squares with acid. */
  acid: string[];
  /** Ducts. */
  ducts: string[];
  /** Equipment on the board. */
  tokens: TokenFacts[];
  /** Keys that have been found. */
  keys: ('blue' | 'red' | 'yellow')[];
  /** What the scenario's own rules have noted. */
  flags: string[];
  /** The marines, by seat. */
  marines: MarineFacts[];
  /** Invaders on the board. */
  invaders: InvaderFacts[];
  /** The figures of each type. */
  reserve: ReserveFacts[];
  /** The invader's hand; null for everybody else. */
  hand: string[] | null;
  /** Cards in the invader's hand. */
  hand_size: number;
  /** Cards that the invader may keep. */
  hand_limit: number;
  /** Cards that he draws each turn. */
  draws: number;
  /** Cards in the invader's deck. */
  deck: number;
  /** Cards that lie face up. */
  discards: string[];
  /** The figure that moves or acts. */
  active: ActiveFacts | null;
  /** The attack that goes on. */
  attack: AttackFacts | null;
  /** The invader's turn, while it goes on. */
  invader_turn: InvaderTurnFacts | null;
  /** The spawn card that is carried out. */
  spawning: SpawningFacts | null;
  /** The encounter at which somebody must choose. */
  encounter: EncounterFacts | null;
  /** 1 for each seat that has won, 0 for the others; null while the game goes on. */
  result: number[] | null;
};

/** What a seat may foresee: the odds are those that it may know. */
export type Foreseen = {
  /** After how many actions this is. */
  number: number;
  /** Every attack that may be declared now and could hit something. */
  attacks: AttackOdds[];
  /** What each invader could do to a marine from where it stands. */
  threats: AttackOdds[];
  /** What each choice of dice promises, while that is asked. */
  rerolls: RerollOdds[];
  /** Each figure on the board. */
  figures: OutlookFacts[];
  /** For the invader, while he may spawn. */
  spawn: SpawnForeseen | null;
  /** Where an action was named: the position after it. */
  before?: ForayFacts;
};

export type FragEvent = {
  kind: 'frag';
  /** Frags that the invader has now. */
  frags: number;
};

export type GameOverEvent = {
  kind: 'game_over';
  /** Who has won. */
  side: 'invader' | 'marines';
};

export type GaveEvent = {
  kind: 'gave';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The token. */
  token: string;
  /** The other figure. */
  other: string;
};

/** The figures of one group of a spawn card. */
export type GroupContent = {
  /** One entry a figure. */
  types: string[];
  /** The same in words. */
  text: Text;
};

export type GuardEvent = {
  kind: 'guard';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

export type HealedEvent = {
  kind: 'healed';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** Wound tokens that came back. */
  tokens: number;
  /** How many are left. */
  left: number;
};

/** A type of invader. */
export type InvaderContent = {
  /** A type of invader: `imp`. */
  id: string;
  /** Its name. */
  name: Text;
  /** Figures of each colour. */
  figures: number;
  /** Width and height of its base. */
  base: [number, number];
  /** Movement points. */
  movement: number;
  /** Damage that makes a wound. */
  armour: number;
  /** Wounds that kill it. */
  wounds: number;
  /** How many dice of each colour. */
  dice: Record<string, number>;
  /** Whether it attacks adjacent squares alone. */
  melee: boolean;
  /** Its special abilities; the number of icons, 1 where none are counted. */
  powers: Record<string, number>;
  /** What it says, line by line. */
  text: Texts;
};

/** An invader on the board. */
export type InvaderFacts = {
  /** A figure: `green`, `imp-2`. */
  id: string;
  /** A type of invader: `imp`. */
  type: string;
  /** All squares that it covers. */
  squares: string[];
  /** Whether one of two squares stands north and south. */
  turned: boolean;
  /** Wound tokens that it has. */
  wounds: number;
  /** Wounds that kill it. */
  rating: number;
};

/** An invader on the board. */
export type InvaderSetUp = {
  /** A figure: `green`, `imp-2`. */
  id: string;
  /** The first is where it stands, the lower left one; the others may be left out. */
  squares: string[];
  /** Whether a demon stands north and south. */
  turned?: boolean;
  /** Wound tokens that it has. */
  wounds?: number;
};

export type InvaderTurnEvent = {
  kind: 'invader_turn';
};

/** How far the invader's turn has come. */
export type InvaderTurnFacts = {
  /** Which step of his turn it is. */
  step: 'activate' | 'cards' | 'discard' | 'spawn';
  /** Spawn cards that were played. */
  spawned: number;
  /** Spawn cards that may be played. */
  most_spawns: number;
  /** Invaders that have been activated, the last one perhaps still is. */
  activated: string[];
  /** Invaders that may still be activated. */
  waiting: string[];
};

export type JudgedEvent = {
  kind: 'judged';
  /** Who attacks. */
  attacker: string;
  /** 1 if the attack succeeds, else 0. */
  success: number;
  /** 1 if a die shows a miss, else 0. */
  miss: number;
  /** Range of the dice with all that is added. */
  reach: number;
  /** How far away the square is. */
  range: number;
};

export type KeptEvent = {
  kind: 'kept';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The weapon, if a marine attacks. */
  weapon: string;
};

export type KilledEvent = {
  kind: 'killed';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** Who killed it, if anybody. */
  killer: string | null;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
};

export type KnockedEvent = {
  kind: 'knocked';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
};

export type LeftEvent = {
  kind: 'left';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** A level of difficulty. */
export type LevelContent = {
  /** Its id. */
  id: string;
  /** Its name. */
  name: Text;
  /** Wound tokens more or fewer. */
  wounds: number;
  /** Bullet tokens more or fewer. */
  bullets: number;
  /** Marine cards more or fewer. */
  marine_cards: number;
  /** Cards that the invader may keep. */
  hand_limit: number;
  /** Cards more that he draws. */
  extra_draw: number;
  /** Spawn cards that he may play each turn. */
  spawn_cards: number;
  /** What it says, line by line. */
  text: Texts;
};

/** A spawn of the hand by which somebody would not appear, though the card is spent. */
export type LostSpawn = {
  /** The answer, in notation. */
  action: string;
  /** Who would not appear, one entry for each figure. */
  types: string[];
  /** How many others would. */
  placed: number;
};

/** A marine card. */
export type MarineCardContent = {
  /** A card's id, as in the content. */
  id: string;
  /** Its name. */
  name: Text;
  /** What it says, line by line. */
  text: Texts;
};

/** A marine with all that lies openly before him. */
export type MarineFacts = {
  /** A figure: `green`, `imp-2`. */
  id: string;
  /** Who plays him. */
  seat: number;
  /** Whether he is on the board, waits to return, or has got out. */
  state: 'killed' | 'left' | 'on board';
  /** Where he stands; null if he is not on the board. */
  square: string | null;
  /** Wound tokens that he has left. */
  life: number;
  /** Wound tokens that he started with. */
  most_life: number;
  /** Damage that makes a wound. */
  armour: number;
  /** Tokens of each type. */
  ammo: Record<string, number>;
  /** Weapon tokens. */
  weapons: string[];
  /** Weapons that he may attack with: owned, with ammo, not shut by berserk. */
  usable: string[];
  /** The order beside his figure. */
  order: 'aim' | 'dodge' | 'guard' | 'heal' | 'none';
  /** Adrenaline tokens. */
  adrenaline: number;
  /** Ends of his turns that berserk still lasts. */
  berserk: number;
  /** His marine cards. */
  cards: string[];
};

/** Of a marine's facts what can be set up. */
export type MarineSetUp = {
  /** A figure: `green`, `imp-2`. */
  id: string;
  /** Where he stands; null: he was killed and returns in his turn. */
  square?: string | null;
  /** Where he was killed; null: where he started. */
  died?: string | null;
  /** Wound tokens; null: all. */
  life?: number | null;
  /** Null: as at the start. */
  armour?: number | null;
  /** Tokens of each type; null: as at the start. */
  ammo?: Record<string, number> | null;
  /** Weapon tokens. */
  weapons?: string[];
  /** The order beside his figure. */
  order?: 'aim' | 'dodge' | 'guard' | 'heal' | 'none';
  /** Adrenaline tokens. */
  adrenaline?: number;
  /** Ends of his turns that berserk still lasts. */
  berserk?: number;
  /** His marine cards; null: as dealt. */
  cards?: string[] | null;
};

export type MendedEvent = {
  kind: 'mended';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** How many wounds. */
  wounds: number;
};

export type MisfiredEvent = {
  kind: 'misfired';
  /** Who attacks. */
  attacker: string;
};

export type MovedEvent = {
  kind: 'moved';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** 1 where a demon stands north and south, else 0. */
  turned: number;
};

export type NoFigureEvent = {
  kind: 'no_figure';
  /** The type of invader that was to appear. */
  type: string;
};

export type NoPlaceEvent = {
  kind: 'no_place';
  /** The type of invader that was to appear. */
  type: string;
};

export type OrderLostEvent = {
  kind: 'order_lost';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The order. */
  order: 'aim' | 'dodge' | 'guard' | 'heal' | 'none';
};

export type OrderedEvent = {
  kind: 'ordered';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The order. */
  order: 'aim' | 'dodge' | 'guard' | 'heal' | 'none';
};

/** What a figure sees, and where it could go. */
export type OutlookFacts = {
  /** A figure: `green`, `imp-2`. */
  id: string;
  /** Enemies in its sight. */
  sees: SightFacts[];
  /** Of a marine: the squares that he sees. */
  squares: string[];
  /** Squares that its movement, or a marine's sprint, may take it to. */
  reach: string[];
  /** Of a watchful one: where it answers a step. */
  watches: string[];
};

export type PlacedEvent = {
  kind: 'placed';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** 1 where a demon stands north and south, else 0. */
  turned: number;
};

/** A teleporter. */
export type PlateFacts = {
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** Its colour. */
  colour: 'blue' | 'red' | 'yellow';
  /** Whether it takes anybody anywhere. */
  live: boolean;
  /** Its other end; null as long as nobody has been there, or there is none. */
  to: string | null;
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

/** A place that the figure in turn can get to, and the last move on the cheapest way there. */
export type ReachFacts = {
  /** The square; of a large figure its lower left one. */
  to: string;
  /** Whether a demon stands north and south there. */
  turned: boolean;
  /** Movement points in all. */
  cost: number;
  /** The move that leads there, in notation. */
  by: string;
  /** The place before it, by its number in this list; -1: where the figure stands. */
  before: number;
  /** Whether one may stop there. */
  rest: boolean;
};

export type ReadEvent = {
  kind: 'read';
  /** The id of the area; its name and text stand in the facts. */
  area: string;
};

export type RecycledEvent = {
  kind: 'recycled';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

/** What comes of rolling a set of dice again, or of leaving them. */
export type RerollOdds = {
  /** The answer, in notation. */
  action: string;
  /** Places of the dice that are rolled again, from 0. */
  dice: number[];
  /** The figures that are attacked. */
  targets: TargetOdds[];
};

export type RerolledEvent = {
  kind: 'rerolled';
  /** Who attacks. */
  attacker: string;
  /** All dice as they lie now. */
  dice: DieFacts[];
};

/** The figures of a type in the colours that play. */
export type ReserveFacts = {
  /** A type of invader: `imp`. */
  type: string;
  /** How many there are. */
  figures: number;
  /** How many are not on the board. */
  free: number;
};

export type RespawnedEvent = {
  kind: 'respawned';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
};

export type RevealedEvent = {
  kind: 'revealed';
  /** The id of the area; its name and text stand in the facts. */
  area: string;
};

export type RolledEvent = {
  kind: 'rolled';
  /** Who attacks. */
  attacker: string;
  /** All dice as they lie now. */
  dice: DieFacts[];
};

export type RoundEvent = {
  kind: 'round';
  /** The number of the round. */
  round: number;
};

export type ScatterCardEvent = {
  kind: 'scatter_card';
  /** The card. */
  card: string;
};

/** Where a blast that fails may land, by the cards that may be turned over. */
export type ScatterFacts = {
  /** Null: it harms nobody. */
  square: string | null;
  /** Among all cards; the failure itself is not counted in. */
  chance: number;
  /** Who would be hit there. */
  figures: string[];
};

export type ScatteredEvent = {
  kind: 'scattered';
  /** Who attacks. */
  attacker: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string | null;
};

/** A scenario, as it is told before the first door is opened. */
export type ScenarioContent = {
  /** Its id. */
  id: string;
  /** Its number. */
  number: number;
  /** Its name. */
  name: Text;
  /** Width and height of its frame. */
  size: [number, number];
  /** Frags that the invader needs against one, two and three marines. */
  frags: number[];
  /** What is read out before it. */
  briefing: Text;
  /** What the marines must do. */
  marines_goal: Text;
  /** What the invader must do. */
  invader_goal: Text;
  /** What is read out where the marines have won. */
  marines_won: Text;
  /** What is read out where the invader has won. */
  invader_won: Text;
  /** The room in which it begins. */
  start: StartContent;
};

/** The facts of a table, or as much of them as somebody wants to say; the rest is as at the start. */
export type SetUp = {
  /** The scenario's id. */
  scenario: string;
  /** How many marines, or the marines by seat. */
  marines?: MarineSetUp[] | number;
  /** The level of difficulty. */
  level?: string | null;
  /** Areas that are revealed; the first always is. */
  areas?: AreaSetUp[];
  /** Doors that are seen; without it, closed. */
  doors?: DoorSetUp[] | null;
  /** Without it, those of the areas. */
  barrels?: string[] | null;
  /** Without it, those of the areas. */
  tokens?: TokenSetUp[] | null;
  /** Keys that have been found. */
  keys?: string[];
  /** What the scenario's own rules have noted. */
  flags?: string[];
  /** All on the board; without it, those of the areas. */
  invaders?: InvaderSetUp[] | null;
  /** The number of the round. */
  round?: number;
  /** The seat whose turn begins. */
  turn?: number;
  /** Frags that the invader has. */
  frags?: number;
  /** The invader's hand; null: as dealt. */
  hand?: string[] | null;
  /** The top of the deck, the first card on top; a number is not read. */
  deck?: string[] | number;
  /** Whether the game ends with this turn, and all of the invader's cards are discarded. */
  last_turn?: boolean;
};

export type ShuffledEvent = {
  kind: 'shuffled';
};

/** An enemy that a figure sees. */
export type SightFacts = {
  /** A figure: `green`, `imp-2`. */
  id: string;
  /** How far away. */
  range: number;
};

export type SpawnEvent = {
  kind: 'spawn';
  /** The card. */
  card: string;
  /** Which group of the card, from 0. */
  group: number;
};

/** Where invaders may appear. */
export type SpawnForeseen = {
  /** Who is to be placed; null before a card is played: any of one square. */
  type: string | null;
  /** The lower left square of each place. */
  allowed: string[];
  /** All other revealed squares. */
  denied: DeniedSquare[];
  /** Before a card is played: those that would be lost, wholly or in part. */
  lost: LostSpawn[];
};

/** A spawn card that is carried out. */
export type SpawningFacts = {
  /** A card's id, as in the content. */
  card: string;
  /** All figures that it brings. */
  types: string[];
  /** How many of them are done with. */
  placed: number;
};

export type SpecialEvent = {
  kind: 'special';
  /** The rule of the scenario's own; its line tells what it says. */
  special: string;
};

/** The room in which a scenario begins. */
export type StartContent = {
  /** Its squares. */
  squares: string[];
  /** Those that nobody can enter. */
  obstacles: string[];
  /** Where the marines start. */
  marines: string[];
  /** Its doors. */
  doors: [[number, number], [number, number]][];
};

/** What each marine starts with on the usual level, where one, two and three play. */
export type StartingContent = {
  /** Wound tokens. */
  wounds: number[];
  /** Bullet tokens. */
  bullets: number[];
  /** Marine cards. */
  marine_cards: number[];
};

export type SwappedEvent = {
  kind: 'swapped';
  /** The token. */
  token: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** The other token. */
  other: string;
  /** The square of the other token. */
  there: string;
};

/** What an attack may do to one figure. */
export type TargetOdds = {
  /** A figure: `green`, `imp-2`. */
  figure: string;
  /** Damage that makes a wound. */
  armour: number;
  /** Wounds that kill it. */
  health: number;
  /** Whether it has a dodge order: it rolls again, or cancels the aim. */
  dodges: boolean;
  /** Of a success. */
  success: number;
  /** Of a bullet among the dice. */
  ammo: number;
  /** The chance of each number of wounds, from 0 to `health`. */
  wounds: number[];
  /** Wounds on average. */
  mean: number;
  /** Of a kill. */
  kill: number;
};

export type TelefragEvent = {
  kind: 'telefrag';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The other figure. */
  other: string;
};

export type TeleportedEvent = {
  kind: 'teleported';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** 1 where a demon stands north and south, else 0. */
  turned: number;
};

/** Words in both languages: neither may be missing. */
export type Text = {
  /** In English. */
  en: string;
  /** In Russian. */
  ru: string;
};

/** Lines in both languages. */
export type Texts = {
  /** In English. */
  en: string[];
  /** In Russian. */
  ru: string[];
};

/** A kind of equipment token that is no weapon. */
export type TokenContent = {
  /** A kind of equipment token: `bullets`, `shotgun`. */
  id: string;
  /** Its name. */
  name: Text;
};

/** An equipment token on the board. */
export type TokenFacts = {
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** A kind of equipment token: `bullets`, `shotgun`. */
  token: string;
};

/** An equipment token on the board. */
export type TokenSetUp = {
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
  /** A kind of equipment token: `bullets`, `shotgun`. */
  token: string;
};

export type TookEvent = {
  kind: 'took';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The token. */
  token: string;
  /** A square: its column by letters, its row by a number, from the frame's lower left. */
  square: string;
};

export type TurnEvent = {
  kind: 'turn';
  /** The figure that it happens to, or that does it. */
  figure: string;
};

export type UnhurtEvent = {
  kind: 'unhurt';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** Damage before armour. */
  damage: number;
  /** Armour, which the damage does not reach. */
  armour: number;
};

export type UsedEvent = {
  kind: 'used';
  /** The card. */
  card: string;
  /** What the card is aimed at: a figure, a door; dice as bits; or nothing. */
  target: string | number | null;
  /** What the card is aimed at: a figure, a door; dice as bits; or nothing. */
  other: string | number | null;
  /** The figure that it happens to, or that does it. */
  figure: string | null;
};

export type WatchfulEvent = {
  kind: 'watchful';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** The other figure. */
  other: string;
};

/** A weapon. */
export type WeaponContent = {
  /** A kind of equipment token: `bullets`, `shotgun`. */
  id: string;
  /** Its name. */
  name: Text;
  /** How many dice of each colour. */
  dice: Record<string, number>;
  /** `bullets`, `rockets`, `cells` or `none`. */
  ammo: string;
  /** Whether it reaches adjacent squares alone. */
  melee: boolean;
  /** Whether every marine has it. */
  basic: boolean;
  /** Its special abilities; the number of icons, 1 where none are counted. */
  powers: Record<string, number>;
  /** What it says, line by line. */
  text: Texts;
};

export type WoundedEvent = {
  kind: 'wounded';
  /** The figure that it happens to, or that does it. */
  figure: string;
  /** How many wounds. */
  wounds: number;
  /** Wounds that an invader has now; wound tokens that a marine has left. */
  now: number;
};
