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
  text: string;
}

/** `named` is the card or champion of `first`: the vocabulary calls it `text`, as the whole action is called here. */
export type Action = Omit<Parsed<Operands>, 'text'> & { text: string; named?: string };

const words = new Vocabulary<Operands>();

export const vocabulary = {
  learn: (told: Parameters<typeof words.learn>[0]): void => words.learn(told),
  isOrderable: (kind: string): boolean => words.isOrderable(kind),
  parse(text: string): Action {
    const found = words.parse(text);
    return found.verb === 'first' ? { ...found, named: found.text, text } : found;
  },
};

/** "Nothing of it" among the answers of an effect. */
export const NOTHING = '-';
