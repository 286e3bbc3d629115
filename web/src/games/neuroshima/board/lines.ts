/** Lines of fire: where every tile would strike, as the board stands. */
import type { Facts } from '../../../lib/types.ts';
import { field, skirmish, type Piece, type Pieces } from '../facts.ts';
import { hasEffect } from '../tiles.ts';

export interface FireLine {
  seat: number;
  from: string;
  /** The last cell that it reaches. */
  to: string;
  /** Enemies on the way that it strikes. */
  struck: string[];
}

/** Blows at neighbours that strike somebody, and every shot as far as it goes. Netted tiles do nothing (NH-NET-02). */
export function fireLines(facts: Facts, pieces: Pieces, netted: ReadonlySet<string>): FireLine[] {
  const acting = [...pieces.values()].filter((piece) => piece.tile.initiative.length && !netted.has(piece.cell));
  return acting.flatMap((piece) => [0, 1, 2, 3, 4, 5].flatMap((way) => linesOf(facts, pieces, piece, way)));
}

function linesOf(facts: Facts, pieces: Pieces, piece: Piece, way: number): FireLine[] {
  const side = (way - piece.rotation + 6) % 6;
  const lines: FireLine[] = [];
  const next = field(facts).neighbour(piece.cell, way);
  const beside = pieces.get(next ?? '');
  if (piece.tile.melee[side] && next && isEnemy(facts, piece, beside) && canHarm(piece, beside)) lines.push({ seat: piece.seat, from: piece.cell, to: next, struck: [next] });
  if (piece.tile.ranged[side] && next) lines.push(shot(facts, pieces, piece, way));
  return lines;
}

/** A shot flies over friends to the first enemy; a Gauss shot goes through all of them (NH-ATT-05, NH-MOL-05). */
function shot(facts: Facts, pieces: Pieces, piece: Piece, way: number): FireLine {
  const board = field(facts);
  const through = hasEffect(piece.tile, 'gauss_shot');
  const line: FireLine = { seat: piece.seat, from: piece.cell, to: piece.cell, struck: [] };
  for (let cell = board.neighbour(piece.cell, way); cell; cell = board.neighbour(cell, way)) {
    const other = pieces.get(cell);
    line.to = cell;
    if (!isEnemy(facts, piece, other)) continue;
    if (canHarm(piece, other)) line.struck.push(cell);
    if (!through) break;
  }
  return line;
}

function isEnemy(facts: Facts, piece: Piece, other: Piece | undefined): other is Piece {
  const { seats } = skirmish(facts);
  return other !== undefined && seats[other.seat]?.team !== seats[piece.seat]?.team;
}

/** A HQ never harms a HQ (NH-HQ-02). */
function canHarm(piece: Piece, other: Piece): boolean {
  return piece.tile.kind !== 'hq' || other.tile.kind !== 'hq';
}
