/** What the server tells of Neuroshima Hex! 3.0. Made by web/scripts/wire_types.py from the server's types; do not edit. */

export type ActedEvent = {
  kind: 'acted';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
};

export type AnyEvent =
  | PlacedEvent
  | TurnEvent
  | DrewEvent
  | LastTileDrawnEvent
  | RedrewEvent
  | DiscardedEvent
  | TurnEndedEvent
  | PlayedEvent
  | MovedEvent
  | PushedEvent
  | BattleBeganEvent
  | BattleEndedEvent
  | PhaseEvent
  | ActedEvent
  | HitEvent
  | ConvertedEvent
  | ExplodedEvent
  | HealedEvent
  | WoundedEvent
  | HqDamagedEvent
  | ScoredEvent
  | DestroyedEvent
  | SpentEvent
  | RemovedEvent
  | EliminatedEvent
  | TieEvent
  | GameOverEvent
  | PuzzleOverEvent;

/** An army, as its file has it. */
export type ArmyEntry = {
  /** Its id. */
  id: string;
  /** Of the published game, or our own. */
  origin: 'original' | 'published';
  /** Its name. */
  name: Text;
  /** What it is like to play, in a sentence. */
  profile: Text;
  /** Its tiles. */
  tiles: TileEntry[];
  /** How hard it is to play well. */
  difficulty?: number;
  /** Whether it may hurt its own allies. */
  harms_allies?: boolean;
  /** Whether three instants may be put back (NH-VAR-02). */
  unlucky_draw?: boolean;
};

/** A question, in short. */
export type AskedFacts = {
  /** Who is asked. */
  seat: number;
  /** The kind of question. */
  kind: string;
  /** How many answers are legal. */
  answers: number;
  /** Whether play waits for it. */
  due: boolean;
};

export type BattleBeganEvent = {
  kind: 'battle_began';
  /** Why there is a battle: a tile, a full board, the last tile drawn, a preview. */
  cause: 'full' | 'hand' | 'last' | 'tile';
};

export type BattleEndedEvent = {
  kind: 'battle_ended';
};

/** The battle with the first answer to each choice. */
export type BattlePreview = {
  /** After how many actions this is. */
  number: number;
  /** Whether this is the rest of a battle that is being fought. */
  running: boolean;
  /** The battle, phase by phase. */
  phases: Phase[];
  /** The same as events of a game. */
  events: AnyEvent[];
  /** The same for the log. */
  lines: Line[];
  /** The position afterwards; it can be posted as one for analysis. */
  after: SkirmishFacts;
  /** What each seat threatens, as the board stands. */
  threats: Threat[];
  /** Where an action was named: the position after it, before the battle. */
  before?: SkirmishFacts;
};

/** What HQs and modules give to the tile on a cell, as it would count in a battle begun now. */
export type BonusFacts = {
  /** A cell of the board: its column by a letter from the left, its row from the top. */
  cell: string;
  /** Added to each initiative. */
  initiative: number;
  /** Added to the strength of blows. */
  melee: number;
  /** Added to the strength of shots. */
  ranged: number;
  /** Further attacks, one initiative lower each. */
  extra: number;
};

export type ConvertedEvent = {
  kind: 'converted';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** The direction of the attack, 0 to 5 clockwise from the top. */
  side: number;
  /** What the attack becomes. */
  attack: 'melee' | 'ranged';
};

export type DestroyedEvent = {
  kind: 'destroyed';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** Whose it is, or who does it. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
};

export type DiscardedEvent = {
  kind: 'discarded';
  /** Whose it is, or who does it. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
};

export type DrewEvent = {
  kind: 'drew';
  /** Whose it is, or who does it. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
};

/** What a HQ, a module or an instant does. */
export type EffectEntry = {
  /** What is done. */
  effect: 'air_strike' | 'battle' | 'explosion' | 'extra_attack' | 'gauss_shot' | 'grant_mobility' | 'grenade' | 'initiative' | 'medic' | 'melee_strength' | 'move' | 'move_distance' | 'push' | 'ranged_strength' | 'sniper' | 'swap_attack_type' | 'take_over_module';
  /** By how much, where that can be said. */
  value?: number | null;
  /** Whom it reaches: along its links, around, or all. */
  scope?: 'adjacent' | 'army' | 'linked' | null;
  /** Whose tiles it is for. */
  target?: 'enemy' | 'friendly' | null;
};

export type EliminatedEvent = {
  kind: 'eliminated';
  /** Whose it is, or who does it. */
  seat: number;
};

export type ExplodedEvent = {
  kind: 'exploded';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
};

export type GameOverEvent = {
  kind: 'game_over';
  /** The seats that tie, or that have won. */
  seats: number[];
};

export type HealedEvent = {
  kind: 'healed';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** The cell of the tile that strikes or heals, or `instant`. */
  source: string;
  /** The medic that takes the damage. */
  medic: string;
};

/** A medic that took the damage of one attack. */
export type Healing = {
  /** The patient. */
  tile: string;
  /** Who had struck it. */
  from: string;
  /** Who was spent for it. */
  medic: string;
};

export type HitEvent = {
  kind: 'hit';
  /** The cell of the tile that strikes or heals, or `instant`. */
  source: string;
  /** The tile that is struck. */
  target: string;
  /** How much damage. */
  damage: number;
};

export type HqDamagedEvent = {
  kind: 'hq_damaged';
  /** Whose it is, or who does it. */
  seat: number;
  /** How much damage. */
  damage: number;
  /** Points that the HQ has left. */
  left: number;
};

export type LastTileDrawnEvent = {
  kind: 'last_tile_drawn';
  /** Whose it is, or who does it. */
  seat: number;
};

/** What happened, as a message of the game's catalogues. */
export type Line = {
  /** The message. */
  id: string;
  /** Its arguments. */
  args?: Record<string, number | string | (Name | Phrase | Passage)[] | Name | Phrase | Passage>;
  /** Whose line it is; missing for what is nobody's. */
  seat?: number | null;
  /** How it stands among the others; missing for a `line`. */
  kind?: 'detail' | 'heading' | 'line';
  /** A line takes the place of the one right before it that has the same topic: a walk. */
  topic?: string;
  /** After how many events of its action it is told, so that it comes when they are shown. */
  after?: number;
};

export type MovedEvent = {
  kind: 'moved';
  /** Where the tile lay before. */
  start: string;
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** Steps of 60 degrees clockwise, 0 to 5. */
  rotation: number;
};

/** Something by the name that the game's content gives it: `tile borgo_mutant`. */
export type Name = {
  type: 'name';
  /** What it is: `tile`, `card`; a `cell` is its own word, and lights up. */
  kind: string;
  /** Its id in the content, or the cell. */
  id: string;
  /** Cells or figures that light up where it is read. */
  cells?: string[];
};

/** Words in both languages that no content which everybody has may name: what is read out of a secret. */
export type Passage = {
  type: 'passage';
  /** In English. */
  en: string;
  /** In Russian. */
  ru: string;
};

/** A phase of a battle. */
export type Phase = {
  /** Its number. */
  initiative: number;
  /** Who acted. */
  acted: string[];
  /** What left the board, spent medics too. */
  destroyed: string[];
  /** What medics did; missing where they did nothing. */
  healed?: Healing[];
};

export type PhaseEvent = {
  kind: 'phase';
  /** The initiative whose turn it is. */
  phase: number;
};

/** A message inside another: `name-tile-at` with a tile and a cell. */
export type Phrase = {
  type: 'phrase';
  /** The message. */
  id: string;
  /** Its arguments. */
  args?: Record<string, number | string | (Name | Phrase | Passage)[] | Name | Phrase | Passage>;
  /** Cells or figures that light up where it is read. */
  cells?: string[];
};

/** A tile on the board. */
export type PieceFacts = {
  /** Whose it is. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
  /** A cell of the board: its column by a letter from the left, its row from the top. */
  cell: string;
  /** Steps of 60 degrees clockwise from how it is printed, 0 to 5. */
  rotation: number;
  /** Hits that it has taken. */
  wounds: number;
};

/** A tile of a hand-made board. */
export type PlacedEntry = {
  /** Whose it is. */
  seat: number;
  /** Its full id. */
  tile: string;
  /** By its name, as facts have it; in files also by its [q, r]. */
  cell: string | [number, number];
  /** Steps of 60 degrees clockwise, 0 to 5. */
  rotation?: number;
  /** Hits that it has taken. */
  wounds?: number;
};

export type PlacedEvent = {
  kind: 'placed';
  /** Whose it is, or who does it. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** Steps of 60 degrees clockwise, 0 to 5. */
  rotation: number;
};

export type PlayedEvent = {
  kind: 'played';
  /** Whose it is, or who does it. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
  /** Where it happens; where a tile comes to lie. */
  cell: string | null;
};

export type PushedEvent = {
  kind: 'pushed';
  /** Where the tile lay before. */
  start: string;
  /** Where it happens; where a tile comes to lie. */
  cell: string;
};

/** A puzzle (NH-ETU-02): a board, a hand, how many tiles to play, the goal, and the solution. */
export type PuzzleEntry = {
  /** Its id. */
  id: string;
  /** Published, or our own. */
  origin: 'original' | 'published';
  /** Its name. */
  name: Text;
  /** What is to be done, in a sentence. */
  task: Text;
  /** The solver is the first. */
  seats: SeatEntry[];
  /** What lies on the board. */
  tiles: PlacedEntry[];
  /** The solver's tiles. */
  hand: string[];
  /** How many of them must be played. */
  play: number;
  /** What the battle must bring. */
  goal: 'destroy_hq' | 'more_points';
  /** Actions in notation that meet the goal. */
  solution: string[];
  /** `standard` or `extended`. */
  board?: string;
  /** By who misses it: nobody, a beginner's rule, greedy too, hard too; 0 where nobody has tried. */
  difficulty?: number;
  /** What helps, from a little to more. */
  hints?: Text[];
};

export type PuzzleOverEvent = {
  kind: 'puzzle_over';
  /** 1 where the puzzle is solved, else 0. */
  solved: number;
};

export type RedrewEvent = {
  kind: 'redrew';
  /** Whose it is, or who does it. */
  seat: number;
  /** The tiles. */
  tiles: string[];
};

export type RemovedEvent = {
  kind: 'removed';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** Whose it is, or who does it. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
};

export type ScoredEvent = {
  kind: 'scored';
  /** Whose it is, or who does it. */
  seat: number;
  /** How much damage. */
  damage: number;
  /** Points that the seat has now. */
  points: number;
};

/** A seat of a hand-made board. */
export type SeatEntry = {
  /** Its army's id. */
  army: string;
  /** Points of its HQ. */
  hq?: number;
  /** Its side; everybody plays for himself where none is named. */
  team?: number | null;
};

/** What belongs to a seat. Hands lie open, and of a pile its contents are known but never its order (NH-TURN-05). */
export type SeatFacts = {
  /** The army's id, as in the content. */
  army: string;
  /** Its side; seats of one team do not strike each other. */
  team: number;
  /** Seats with the same number are one player's. */
  person: number;
  /** Points of its HQ; where points are counted up, those made so far (NH-PTS-01). */
  hq: number;
  /** Whether it is still in the game. */
  alive: boolean;
  /** Tiles in hand. */
  hand: string[];
  /** How many tiles it has still to draw. */
  pile: number;
  /** Which tiles these are, and how many of each. */
  pile_holds: Record<string, number>;
  /** Its tiles that are out of the game. */
  discards: string[];
};

/** Of a seat's facts what can be set up; the rest of the army is in the pile. */
export type SeatSetUp = {
  /** Its army's id. */
  army: string;
  /** Points of its HQ. */
  hq?: number;
  /** Tiles in hand. */
  hand?: string[];
  /** Tiles that are out of the game. */
  discards?: string[];
};

/** A position for analysis: the facts of a table, or as much of them as somebody wants to say. */
export type SetUp = {
  /** By seat. */
  seats: SeatSetUp[];
  /** What lies on the board. */
  tiles?: PlacedEntry[];
  /** `standard` or `extended`. */
  board?: string;
  /** The mode of play; without one, what fits the number of seats. */
  mode?: string | null;
  /** Whose turn it is. */
  active?: number;
  /** The number of the turn. */
  turn?: number;
};

/** What never changes in Neuroshima Hex. */
export type SkirmishContent = {
  /** The easiest to play first. */
  armies: ArmyEntry[];
};

/** A game of Neuroshima Hex. Nothing is hidden but luck to come: all seats see the same. */
export type SkirmishFacts = {
  /** With whose eyes this is seen; -1 for those who look on. */
  seat: number;
  game: 'neuroshima';
  /** The mode of play: `duel`, `free_for_all`, `points`, `one_against_two` or `teams`. */
  mode: string;
  /** `standard` with 19 cells, or `extended` with 37. */
  board: string;
  /** The number of the turn; 0 while HQs are placed. */
  turn: number;
  /** Whose turn it is. */
  active: number;
  /** How near the end is (chapters END and VIC). */
  stage: 'extra_battle' | 'extra_turns' | 'final_turns' | 'last_battle' | 'normal';
  /** The seats in the order of their turns. */
  order: number[];
  /** By seat. */
  seats: SeatFacts[];
  /** All tiles on the board. */
  tiles: PieceFacts[];
  /** Cells whose tiles are held by a net and can do nothing. */
  netted: string[];
  /** One entry for each tile that gets anything. */
  bonuses: BonusFacts[];
  /** Who is to decide what. */
  asked: AskedFacts[];
  /** By seat, 1 won to 0 lost; null while the game is on. */
  result: number[] | null;
};

export type SpentEvent = {
  kind: 'spent';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** Whose it is, or who does it. */
  seat: number;
  /** A tile by its full id: the army's, an underscore, its own. */
  tile: string;
};

/** Words in both languages: neither may be missing. */
export type Text = {
  /** In English. */
  en: string;
  /** In Russian. */
  ru: string;
};

/** The cells that a seat's tiles could strike in a battle that begins now. */
export type Threat = {
  /** Whose tiles. */
  seat: number;
  /** Where they strike. */
  cells: string[];
};

export type TieEvent = {
  kind: 'tie';
  /** The seats that tie, or that have won. */
  seats: number[];
};

/** A kind of tile. Lists of six are by side, clockwise from the top. */
export type TileEntry = {
  /** Its id in its army; with the army's and an underscore before it, the full one. */
  id: string;
  /** What it is. */
  kind: 'hq' | 'instant' | 'module' | 'unit';
  /** How many the army has. */
  count: number;
  /** Its name. */
  name: Text;
  /** The phases in which it acts. */
  initiative?: number[];
  /** Hits that it takes beyond the first. */
  toughness?: number;
  /** Whether it may move by itself. */
  mobility?: boolean;
  /** Strength of the blow to each side. */
  melee?: number[];
  /** Strength of the shot to each side. */
  ranged?: number[];
  /** 1 where a side is armoured. */
  armour?: number[];
  /** 1 where a side throws a net. */
  net?: number[];
  /** 1 where a module is linked to its neighbour. */
  link?: number[];
  /** What it does beyond attacks. */
  effects?: EffectEntry[];
};

export type TurnEndedEvent = {
  kind: 'turn_ended';
  /** Whose it is, or who does it. */
  seat: number;
};

export type TurnEvent = {
  kind: 'turn';
  /** Whose it is, or who does it. */
  seat: number;
  /** The number of the turn. */
  turn: number;
};

export type WoundedEvent = {
  kind: 'wounded';
  /** Where it happens; where a tile comes to lie. */
  cell: string;
  /** How much damage. */
  damage: number;
};
