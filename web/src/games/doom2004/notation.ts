/** Actions in notation, taken apart: `attack pistol c4 aimed`, `use event dodge_1 dice-1` (docs/doom2004.md). */
import { Vocabulary, type Parsed } from '../vocabulary.ts';

interface Operands {
  /** What a marine declares. */
  action: string;
  direction: string;
  /** Which half of a demon leads. */
  half: string;
  door: string;
  square: string;
  token: string;
  figure: string;
  weapon: string;
  aimed: string;
  order: string;
  /** Places of dice: `dice-1+3`. */
  dice: string;
  /** The die that a blow-through gives up. */
  colour: string;
  source: string;
  card: string;
  /** What a card is aimed at. */
  target: string;
  other: string;
  group: number;
  turned: string;
  way: number;
}

export type Action = Parsed<Operands>;
export const vocabulary = new Vocabulary<Operands>();
