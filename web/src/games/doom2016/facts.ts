/** The facts of a mission of DOOM (2016), as facts.py tells them, and the content that never changes. */
import type { Facts, Language, Preview } from '../../lib/types.ts';

/** Column letters and row number, both from the lower left corner of the map: `c4`. Rows grow to the north. */
export type Square = string;
/** `alpha`, `imp-2`, `object-1`. */
export type FigureId = string;
export type Colour = 'blue' | 'yellow' | 'red';
export type DieColour = 'red' | 'black';
export type Corner = [x: number, y: number];
/** A border of length 1 between two corners; square (x, y) has the corners [x, y] to [x + 1, y + 1]. */
export type Border = [Corner, Corner];

// -- what changes -----------------------------------------------------------------------------------------------

export interface FigureFacts {
  id: FigureId;
  /** `marine`, `object` (a machine or the drone that marines guard), or the id of a demon type. */
  type: string;
  /** Whose it is: 0 the invader's, 1 to 4 a marine's own; -1 for objects. */
  seat: number;
  /** All squares that it covers; the first is the lower left one. */
  squares: Square[];
  /** A large figure that stands across: width and height of its card changed places. */
  turned: boolean;
  damage: number;
  health: number;
  stunned: boolean;
  staggered: boolean;
  /** The next marine's attack on it may reroll a die. */
  marked: boolean;
  /** Objective tokens that it carries. */
  carries: number;
}

export interface PortalFacts {
  number: number;
  square: Square;
  /** null while it lies face down. */
  colour: Colour | null;
}

export interface MarineFacts {
  name: string;
  /** null for a card that the viewer may not know. */
  hand: (string | null)[];
  hand_limit: number;
  glory: (string | null)[];
  deck: number;
  discards: string[];
  in_play: string[];
  weapons: string[];
  class: string | null;
  exhausted: boolean;
  squad: string | null;
  on_map: boolean;
  damage: number;
  health: number;
  /** Red dice that are added to its next attack. */
  extra_red: number;
}

export interface DemonCardFacts {
  id: string;
  /** Not yet activated in this round. */
  ready: boolean;
  argent: number;
  /** How many of its figures are on the map. */
  figures: number;
  speed: number;
  range: number;
  /** Red and black. */
  dice: [number, number];
  health: number;
  stagger: number;
}

export interface GroupFacts {
  colour: Colour;
  group: number;
  argent: number;
  demons: string[];
}

export interface InvaderFacts {
  hand: (string | null)[];
  deck: number;
  discards: string[];
  sets: string[] | null;
  invasion: string | null;
  invasion_argent: number;
  argent_left: number;
  cards: DemonCardFacts[];
  groups_seen: GroupFacts[];
}

export interface InitiativeFacts {
  /** This round's cards so far, the first one first: marines' names or `invader`. */
  revealed: string[];
  /** What is still to come, bottom first; in each part the cards may lie in any order. */
  deck: { size: number; may_be: Record<string, number> }[];
  left: number;
}

/** A stand that the active figure can get to. The way to it is the chain of `from`, each with its move `by`. */
export interface ReachFacts {
  /** Of a large figure the lower left square. */
  to: Square;
  turned: boolean;
  /** Movement points in all. */
  cost: number;
  /** The last move, in notation: `step ne`, `teleport c4`, `turn c4`. */
  by: string;
  /** The number of the entry before it in the list; -1: where the figure stands now. */
  from: number;
  /** Whether it may stop there. */
  rest: boolean;
}

export interface AttackOffer {
  number: number;
  red: number;
  black: number;
  range: number;
  card: string | null;
  /** A figure that this attack may not name. */
  not: FigureId | null;
}

export interface ActiveFacts {
  figure: FigureId;
  /** Movement outside its own activation. */
  walks: boolean;
  points: number;
  mains: number;
  flies: boolean;
  offers: AttackOffer[];
  /** Empty while something else is asked. */
  reach: ReachFacts[];
}

export type AttackStep = 'declared' | 'roll' | 'cover' | 'defend' | 'strike' | 'damage' | 'after';

export interface AttackFacts {
  attacker: FigureId;
  defender: FigureId;
  card: string | null;
  step: AttackStep;
  red: number;
  black: number;
  dice: [DieColour, number][];
  /** Added to the symbols on the dice. */
  hits: number;
  symbols: number;
  cover: boolean;
  /** The attacker, the defender. */
  stunned: [boolean, boolean];
  /** The defence card: an event where a demon defends, else an action card. */
  shown: string | null;
  shields: number;
  cancelled: number;
  dodged: boolean;
  /** As things stand now. */
  damage: number;
  rolled: boolean;
  dealt: number;
  used: string[];
  /** The rest of abilities used earlier in this attack; a seat of -1: it has been used up. */
  later: { seat: number; ability: string; when: string }[];
}

export interface SummoningFacts {
  portal: Square;
  colour: Colour;
  /** Demon types still to be placed, the next one first. */
  waiting: string[];
}

export interface IncursionFacts extends Facts {
  mission: string;
  objective: string;
  threat: string;
  tutorial: boolean;
  own_decks: boolean;
  round: number;
  /** Frag tokens, and how many the invader needs. */
  frags: [number, number];
  threat_tokens: number;
  /** The numbers of the doors that are shut. */
  doors: number[];
  portals: PortalFacts[];
  /** The first is the start. */
  teleporters: [Square, boolean][];
  health_packs: Square[];
  weapons: [Square, string][];
  /** Objective tokens that lie about. */
  tokens: Square[];
  grenades: [marine: string, Square, weapon: string][];
  goal: { kind: string; done: number; needed: number; worked: number[] };
  figures: FigureFacts[];
  marines: MarineFacts[];
  invader: InvaderFacts;
  initiative: InitiativeFacts;
  active: ActiveFacts | null;
  type: { id: string; acted: FigureId[] } | null;
  attack: AttackFacts | null;
  summoning: SummoningFacts | null;
  result: number[] | null;
}

// -- what never changes -----------------------------------------------------------------------------------------

export type Text = Record<Language, string>;
/** The sentences of a card. */
export type Texts = Record<Language, string[]>;

export interface MapContent {
  width: number;
  height: number;
  /** From the south to the north: blank no square, `.` plain, `d` difficult, `i` impassable, `b` blocking. */
  rows: string[];
  /** Every wall, those of the rim too. */
  walls: Border[];
  /** By number, each of one or more borders. */
  doors: Border[][];
  start: Square;
  exit?: Square;
  /** The first is the start. */
  teleporters: Square[];
  portals: Square[];
  /** Machines to work on, or where things to guard and carry stand at the start. */
  objects: Square[];
}

export interface MissionContent {
  id: string;
  number: number;
  name: Text;
  tutorial: boolean;
  objective: string;
  threat: string;
  map: MapContent;
}

export interface AbilityContent {
  id: string;
  name: Text;
  argent: number;
  text: Text;
}

export interface DemonContent {
  id: string;
  name: Text;
  figures: number;
  /** Width and height. */
  base: [number, number];
  speed: number;
  range: number;
  health: number;
  stagger: number;
  red: number;
  black: number;
  armoured: boolean;
  flying: boolean;
  special_shields: number;
  special_dodge: boolean;
  /** All its figures in one line. */
  summary: Text;
  abilities: AbilityContent[];
}

export interface ActionContent {
  id: string;
  name: Text;
  weapon: string;
  type: 'main' | 'bonus' | 'reaction';
  speed: number;
  range: number;
  red: number;
  black: number;
  shields: number;
  dodge: boolean;
  /** All its figures in one line. */
  summary: Text;
  text: Texts;
}

export interface WeaponContent {
  id: string;
  name: Text;
  copies: number;
  starting: boolean;
  grenade: boolean;
  cards: string[];
}

export interface EventContent {
  id: string;
  name: Text;
  set: string;
  shields: number;
  special: boolean;
  summary: Text;
  text: Texts;
}

export interface InvasionGroup {
  demons: { type: string; number: number }[];
  argent: number;
}

export interface InvasionContent {
  id: string;
  name: Text;
  blue: InvasionGroup[];
  yellow: InvasionGroup[];
  red: InvasionGroup[];
  text: Texts;
}

/** Threat, objective, class, glory kill and squad cards: a name and sentences; each of a class card is an ability. */
export interface CardContent {
  id: string;
  name: Text;
  text: Texts;
}

export interface SetContent {
  id: string;
  name: Text;
  cards: string[];
}

export interface IncursionContent {
  missions: MissionContent[];
  demons: DemonContent[];
  weapons: WeaponContent[];
  actions: ActionContent[];
  sets: SetContent[];
  events: EventContent[];
  invasions: InvasionContent[];
  threats: CardContent[];
  objectives: CardContent[];
  classes: CardContent[];
  glory: CardContent[];
  squads: CardContent[];
  operations: { id: string; name: Text; missions: string[] }[];
  /** The six faces of each die: hits. */
  dice: Record<DieColour, number[]>;
  /** All figures of the box. */
  figures: FigureId[];
}

// -- what the server foresees ------------------------------------------------------------------------------------

/** The exact odds of an attack. */
export interface OddsFacts {
  /** In notation; missing for the attack of a card that has not been played. */
  action?: string;
  attacker: FigureId;
  defender: FigureId;
  card: string | null;
  red: number;
  black: number;
  range: number;
  cover: boolean;
  /** What the defender has left. */
  health: number;
  /** The chance of each amount of damage, from 0 on. */
  spread: number[];
  mean: number;
  kill: number;
  /** The chance that a demon is staggered and alive afterwards. */
  stagger: number;
  /** The same without cover. */
  open_spread: number[];
  open_kill: number;
}

export interface Foreseen {
  number: number;
  attacks: OddsFacts[];
  /** From where the marine stands, with each card of its hand. */
  cards: OddsFacts[];
  figures: { id: FigureId; sees: { id: FigureId; cover: boolean; distance: number | null }[]; reach: Square[] }[];
}

export function foreseen(preview: Preview | null | undefined): Foreseen | null {
  return preview && 'attacks' in preview ? (preview as unknown as Foreseen) : null;
}

export function incursion(facts: Facts): IncursionFacts {
  return facts as IncursionFacts;
}

export function figureOf(facts: Facts, id: FigureId): FigureFacts | undefined {
  return incursion(facts).figures.find((figure) => figure.id === id);
}

/** The number behind a figure's name: 2 of `imp-2`. */
export function numberOf(id: FigureId): number {
  const found = /-(\d+)$/.exec(id);
  return found ? Number(found[1]) : 0;
}
