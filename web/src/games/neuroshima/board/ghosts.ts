/** What an answer would do to the board, for the ghost that shows it before it is given. */
import type { HexField } from '../../../boards/hexes/field.ts';
import type { Facts } from '../../../lib/types.ts';
import type { Answer } from '../answers.ts';
import { seatOf, type Piece, type Pieces } from '../facts.ts';
import { MOVES } from '../notation.ts';
import { hqOf, tileOf } from '../tiles.ts';
import { struck } from './outcomes.ts';

/** Verbs that hurt what they aim at. */
const HARM = ['push', 'snipe', 'grenade', 'airstrike', 'explode'];

export function isHarmful(answer: Answer | undefined): boolean {
  return HARM.includes(answer?.verb ?? '');
}

/** Where the piece of an answer stands now; a retreat is that of the piece which is asked about. */
function originOf(answer: Answer, about: string | undefined): string | undefined {
  return answer.verb === 'retreat' ? about : answer.start;
}

/** The piece as it would stand then, or nothing where no piece comes or goes. */
export function ghostOf(answer: Answer, facts: Facts, pieces: Pieces, about: string | undefined): Piece | undefined {
  const { cell, verb, seat } = answer;
  if (cell === undefined) return undefined;
  const fresh = { seat, cell, rotation: answer.rotation ?? 0, wounds: 0, netted: false };
  const { army } = seatOf(facts, seat);
  if (verb === 'place') return { ...fresh, tile: tileOf(`${army}_${answer.tile}`) };
  if (verb === 'hq') return { ...fresh, tile: hqOf(army) };
  const piece = MOVES.includes(verb) || verb === 'retreat' ? pieces.get(originOf(answer, about) ?? '') : undefined;
  return piece && { ...piece, cell, rotation: answer.rotation ?? piece.rotation };
}

/** The cell that the ghost's piece would leave. */
export function leftBy(answer: Answer, about: string | undefined): string | undefined {
  return answer.verb === 'place' || answer.verb === 'hq' ? undefined : originOf(answer, about);
}

/** The board with the ghost on it. */
export function haunted(pieces: Pieces, ghost: Piece | undefined, left: string | undefined): Pieces {
  if (!ghost) return pieces;
  const found = new Map(pieces);
  if (left !== undefined) found.delete(left);
  return found.set(ghost.cell, ghost);
}

/** Cells that an instant, a push or a choice of the menu aims at. */
export function targetsOf(aim: Answer | undefined, pieces: Pieces, field: HexField): string[] {
  if (!aim?.cell) return [];
  if (aim.verb === 'airstrike') return struck(aim.cell, pieces, field);
  if (aim.verb === 'heal') return [aim.cell, aim.medic ?? ''];
  return isHarmful(aim) || aim.verb === 'convert' ? [aim.cell] : [];
}
