/** Answers and tiles in words, all from the catalogues. */
import type { Facts, Say } from '../../lib/types.ts';
import type { Action } from './notation.ts';
import { seatOf, type Piece, type Pieces } from './facts.ts';
import { look, pick } from './look.ts';
import { facingOf, tileOfArmy, type Tile } from './tiles.ts';

export function tileName(tile: Tile, t: Say): string {
  return pick(tile.name, t);
}

/** A tile and where it stands; instants strike from nowhere. */
export function at(cell: string | undefined, pieces: Pieces, t: Say): string {
  if (cell === 'instant') return t('name-instant');
  const piece = pieces.get(cell ?? '');
  return piece ? t('name-tile-at', { tile: tileName(piece.tile, t), cell: piece.cell }) : (cell ?? '');
}

/** The arguments of the messages `action-...`, `nh-draft-...` for an action. */
export function actionArguments(action: Action, seat: number, facts: Facts, pieces: Pieces, t: Say): Record<string, string | number> {
  const standing = pieces.get(action.start ?? action.cell ?? '');
  const own = action.tile ? tileOfArmy(seatOf(facts, seat).army, action.tile) : standing?.tile;
  const aimed = ['convert', 'explode', 'fight', 'keep'].includes(action.verb);
  return {
    tile: aimed ? at(action.cell, pieces, t) : own ? tileName(own, t) : (action.cell ?? ''),
    cell: action.cell ?? '',
    start: action.start ?? '',
    rotation: own ? facingOf(own, action.rotation ?? 0) : (action.rotation ?? 0),
    target: at(action.cell, pieces, t),
    pusher: at(action.start, pieces, t),
    pushed: at(action.cell, pieces, t),
    side: action.way === undefined ? '' : t(`name-side-${action.way}`),
    kind: action.attack ?? '',
    patient: at(action.cell, pieces, t),
    source: at(action.source, pieces, t),
    medic: at(action.medic, pieces, t),
  };
}

export function actionText(action: Action, seat: number, facts: Facts, pieces: Pieces, t: Say): string {
  const turns = action.start !== undefined && action.start === action.cell ? '-turn' : '';
  return t(`action-${action.verb}${turns}`, actionArguments(action, seat, facts, pieces, t));
}

/** A cell for those who cannot see it. */
export function cellLabel(cell: string, piece: Piece | undefined, phases: number[], legal: boolean, facts: Facts, t: Say): string {
  const may = legal ? 1 : 0;
  if (!piece) return t('nh-cell-empty', { cell, may });
  const { tile } = piece;
  return t('nh-cell-tile', {
    cell,
    tile: tileName(tile, t),
    army: look(facts, piece.seat, t).name,
    kind: tile.kind,
    points: seatOf(facts, piece.seat).hq,
    rotation: facingOf(tile, piece.rotation),
    phases: phases.length ? phases.join(', ') : 'none',
    left: tile.hitPoints - piece.wounds,
    tough: tile.hitPoints > 1 ? 1 : 0,
    netted: piece.netted ? 1 : 0,
    may,
  });
}
