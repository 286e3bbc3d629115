/** The facts of a game of Neuroshima Hex, as view.py tells them. */
import type { Facts, GameEvent, Preview } from '../../lib/types.ts';
import type { Axial, HexField } from '../../boards/hexes/field.ts';
import { fieldOf } from './board/geometry.ts';
import { tileOf, type Tile } from './tiles.ts';

export interface SeatFacts {
  army: string;
  team: number;
  person: number;
  hq: number;
  alive: boolean;
  hand: string[];
  pile: number;
  pile_holds: Record<string, number>;
  discards: string[];
}

export interface PieceFacts {
  seat: number;
  tile: string;
  cell: Axial;
  rotation: number;
  wounds: number;
}

/** What a tile gets from HQs and modules. */
export interface Bonus {
  initiative: number;
  melee: number;
  ranged: number;
  extra: number;
}

export interface SkirmishFacts extends Facts {
  mode: string;
  board: string;
  turn: number;
  active: number;
  stage: string;
  order: number[];
  seats: SeatFacts[];
  tiles: PieceFacts[];
  netted: Axial[];
  /** What HQs and modules give to each tile, by the engine's count; a position that no server has seen has none. */
  bonuses?: ({ cell: Axial } & Bonus)[];
  result: number[] | null;
}

/** A position as one may set it up: the facts of a table, or the parts of them that matter. */
export interface SetUp {
  seats: { army: string; hq?: number; hand?: string[]; discards?: string[] }[];
  tiles: { seat: number; tile: string; cell: Axial; rotation?: number; wounds?: number }[];
  board?: string;
  active?: number;
  turn?: number;
}

/** A tile on the board. */
export interface Piece {
  seat: number;
  tile: Tile;
  cell: string;
  rotation: number;
  wounds: number;
  netted: boolean;
}

export type Pieces = ReadonlyMap<string, Piece>;

export function skirmish(facts: Facts): SkirmishFacts {
  return facts as SkirmishFacts;
}

export function field(facts: Facts): HexField {
  return fieldOf(skirmish(facts).board);
}

export function piecesOf(facts: Facts): Pieces {
  const known = skirmish(facts);
  const board = field(facts);
  const netted = new Set(known.netted.map((at) => board.name(at)));
  const pieces = known.tiles.map(({ seat, tile, cell, rotation, wounds }): [string, Piece] => {
    const name = board.name(cell);
    return [name, { seat, tile: tileOf(tile), cell: name, rotation, wounds, netted: netted.has(name) }];
  });
  return new Map(pieces);
}

export function seatOf(facts: Facts, seat: number): SeatFacts {
  const known = skirmish(facts).seats[seat];
  if (!known) throw new Error(`there is no seat ${seat}`);
  return known;
}

/** What a HQ can have at most: the ring around it is full at that. */
export function fullPoints(facts: Facts, seat: number): number {
  const { mode } = skirmish(facts);
  if (mode === 'one_against_two') return seat === 0 ? 20 : 13;
  return mode === 'teams' ? 15 : 20;
}

/** Where seats count up from nothing instead of down (NH-PTS-01). */
export function countsUp(facts: Facts): boolean {
  return skirmish(facts).mode === 'points';
}

export function pointsOf(facts: Facts): number[] {
  return skirmish(facts).seats.map((seat) => seat.hq);
}

/** Cells that a seat's tiles could strike in a battle that begins now. */
export interface Threat {
  seat: number;
  cells: string[];
}

/** What the server foresees: a battle as if it began now, and what each seat threatens. */
export interface BattlePreview extends Preview {
  /** The board on which it is fought, where an action was played first. */
  before?: Facts;
  events: GameEvent[];
  after: Facts;
  threats: Threat[];
}

export function battleOf(preview: Preview | null | undefined): BattlePreview | null {
  return (preview as BattlePreview | null | undefined) ?? null;
}
