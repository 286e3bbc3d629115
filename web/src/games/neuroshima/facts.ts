/** The facts of a game of Neuroshima Hex: what the page reads out of them. */
import type { Facts, Preview, Told } from '../../lib/types.ts';
import type { HexField } from '../../boards/hexes/field.ts';
import { fieldOf } from './board/geometry.ts';
import { tileOf, type Tile } from './tiles.ts';
import type { AnyEvent, BattlePreview, BonusFacts, PieceFacts, SeatFacts, SkirmishFacts as ToldFacts } from './wire.ts';

export type * from './wire.ts';

/** A board that the page has changed by itself has no count of bonuses. */
export type SkirmishFacts = Omit<ToldFacts, 'bonuses'> & { bonuses?: BonusFacts[] };

/** What a tile gets from HQs and modules. */
export type Bonus = Omit<BonusFacts, 'cell'>;

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

export function eventsOf({ events }: Pick<Told, 'events'>): AnyEvent[] {
  return events as AnyEvent[];
}

export function field(facts: Facts): HexField {
  return fieldOf(skirmish(facts).board);
}

export function piecesOf(facts: Facts): Pieces {
  const { netted, tiles } = skirmish(facts);
  return new Map(tiles.map((piece) => [piece.cell, pieceOf(piece, netted)]));
}

export function pieceOf(piece: PieceFacts, netted: readonly string[] = []): Piece {
  return { ...piece, tile: tileOf(piece.tile), netted: netted.includes(piece.cell) };
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

export function battleOf(preview: Preview | null | undefined): BattlePreview | null {
  return (preview as BattlePreview | null | undefined) ?? null;
}
