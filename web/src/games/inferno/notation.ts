/** Actions in notation, taken apart: `play bark_plate rakar`, `order jirra a7`, `strike ranged virak` (docs/inferno.md). */
import { Vocabulary, type Parsed } from '../vocabulary.ts';

interface Operands {
  card: string;
  /** Who bears a construct. */
  on: string;
  slot: string;
  piece: string;
  /** Where a champion enters: `g7`, `g7^`. */
  place: string;
  cell: string;
  to: string;
  how: string;
  target: string;
  treasure: string;
  way: number;
  zone: string;
  kind: string;
  source: string;
  /** The card or champion of `first`. */
  named: string;
}

export type Action = Parsed<Operands>;

export const vocabulary = new Vocabulary<Operands>();

/** "Nothing of it" among the answers of an effect. */
export const NOTHING = '-';
