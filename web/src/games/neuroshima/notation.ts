/** Actions as text, both ways: `place mutant c3 r2`, `push c3 c2`, `heal c3 from c1 with d2`. */
import { Vocabulary, type Parsed } from '../vocabulary.ts';

interface Operands {
  /** A tile's key in its army (place, discard). */
  tile: string;
  /** Where it begins (move, run, ride) or who pushes. */
  start: string;
  /** The cell that it is about: where to, which target, which patient. */
  cell: string;
  rotation: number;
  /** Direction and new kind of a converted attack. */
  way: number;
  attack: string;
  /** Where the damage that is healed comes from, a cell or `instant`, and who heals. */
  source: string;
  medic: string;
}

export type Action = Parsed<Operands>;
export const vocabulary = new Vocabulary<Operands>();

export const MOVES = ['move', 'run', 'ride'];

export function placeAction(tile: string, cell: string, rotation: number): string {
  return `place ${tile} ${cell} r${rotation}`;
}

export function moveAction(verb: string, start: string, cell: string, rotation: number): string {
  return `${verb} ${start} ${cell} r${rotation}`;
}
