/** How seats and things look, and what is told of whatever the pointer rests on. */
import type { Facts } from '../../lib/types.ts';

/** Something that the pointer rests on, as a word of the game's own: a cell, a tile, a seat. */
export type Thing = string;

export interface Card {
  title: string;
  /** Its picture, as `Emblem` draws it, and whose it is. */
  emblem?: { thing: Thing; seat: number | null };
  subtitle?: string;
  lines: string[];
}

export interface SeatLook {
  /** A name of tokens.css: --seat-<colour>. */
  colour: 'blue' | 'yellow' | 'green' | 'red' | 'purple' | 'invader' | 'pale';
  shape: 'circle' | 'triangle' | 'square' | 'diamond' | 'horns' | 'star';
  /** The side's name: "Borgo". */
  name: string;
  /** Of the own team: its mark stands on a light disc. */
  mate?: boolean;
}

/** What a seat is told apart by where its name stands beside it. */
export type SeatMark = Pick<SeatLook, 'colour' | 'shape' | 'mate'>;

export interface EmblemProps {
  thing: Thing;
  /** Whose it is. */
  seat: number | null;
  facts: Facts;
  /** Pixels. */
  size: number;
  /** What of it is meant, where the game can ring it. */
  part?: string;
}

export interface EntryArtProps {
  /** What it is: `tile`. */
  kind: string;
  /** As the file has it. */
  entry: unknown;
  size: number;
}
