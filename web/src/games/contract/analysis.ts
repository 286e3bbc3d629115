/** Positions set up by hand. */
import type { Component } from 'svelte';
import type { Facts, Question } from '../../lib/types.ts';
import type { SeatLook, Thing } from './look.ts';

/** A position made by hand: a value that only the game's own kit understands, never changed in place. */
export type Made = any;

export interface PanelProps {
  made: Made;
  seat: number;
  looks: SeatLook[];
  /** What is chosen to be placed, as the Board knows it from a Hand. */
  chosen: string | null;
  onchange: (made: Made) => void;
  onchoose: (chosen: string | null) => void;
  onseat: (seat: number) => void;
  onhover: (thing: Thing | null) => void;
  onlight: (cells: string[]) => void;
}

export interface AnalysisKit {
  blank(): Made;
  /** For an address, and back; null where the text is not one of ours. */
  write(made: Made): string;
  read(text: string): Made | null;
  /** For POST /api/analysis. */
  setUp(made: Made): unknown;
  /** For the board. */
  facts(made: Made): Facts;
  /** The outcome of a fight taken over. */
  fromFacts(facts: Facts, before: Made): Made;
  /** What the board offers: setting up is answering questions of our own. */
  questions(made: Made, chosen: string | null, seat: number): Question[];
  act(made: Made, seat: number, action: string): Made;
  clear(made: Made): Made;
  /** Without what the pointer rests on; null where there is nothing to remove. */
  without(made: Made, thing: Thing): Made | null;
  seats(made: Made): number;
  /** The seats of a side: who plays it on against the machine has them all. Without it each is alone. */
  mates?(made: Made, seat: number): number[];
  /** What is foreseen can be shown, step by step: a battle. */
  fights?: boolean;
  /** The sides and their points; the pieces to choose from and those that stand. */
  Sides: Component<PanelProps>;
  Palette: Component<PanelProps>;
}
