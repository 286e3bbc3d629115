/** Actions in notation, taken apart: `attack imp-2 offer-2`, `use class marksman-2 dice-1+3` (docs/doom2016.md). */
import { Vocabulary, type Parsed } from '../vocabulary.ts';

interface Operands {
  direction: string;
  square: string;
  door: string;
  item: string;
  card: string;
  /** What a card is played on: the square of a grenade, or the card that is taken back. */
  aim: string;
  figure: string;
  /** Which of several attacks, from 1 on. */
  offer: number;
  /** Where an ability that is used stands, which it is, and what it is aimed at. */
  source: string;
  ability: string;
  target: string;
  other: string;
  type: string;
  die: string;
  portal: string;
  group: string;
  turned: string;
  place: string;
  event: string;
  /** Event sets and weapon sets are chosen together. */
  first: string;
  second: string;
  third: string;
  invasion: string;
  class: string;
  marine: string;
  machine: string;
  initiative: string;
  end: string;
}

export type Action = Parsed<Operands>;
export const vocabulary = new Vocabulary<Operands>();
