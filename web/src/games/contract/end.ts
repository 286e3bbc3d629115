/** The end of a game, and its course. */
import type { Component } from 'svelte';
import type { Facts, LogEntry, Say, TableInfo } from '../../lib/types.ts';
import type { SeatLook } from './look.ts';

/** What a game tells once it is over, and of its course. Nobody needs that before. */
export interface EndKit {
  /** How a game that is over by its rules ended. */
  verdict(facts: Facts, log: LogEntry[], t: Say): Verdict;
  /** What a replay marks on its slider: battles, rounds. */
  milestones(log: LogEntry[], t: Say): { number: number; label: string }[];
  /** The course of the game and what decided it, for the page of the end. */
  Ending: Component<EndingProps>;
}

/** How a game ended. The sides are told in the order in which they are to stand beside each other. */
export interface Verdict {
  /** Who won, where a side wins and no single seat: "The squad has won". */
  title?: string;
  /** Why, in a sentence, and the rule behind it. */
  why: string;
  rule: string;
  /** How long it was in turns or rounds; without it, the table's headline. */
  length?: string;
  /** `won` of a side that nobody sits on, whose seats are of the module's `unseated`. */
  sides: { seats: number[]; score?: number; won?: boolean }[];
}

export interface EndingProps {
  /** With a name on every seat. */
  table: TableInfo;
  facts: Facts;
  looks: SeatLook[];
  /** Shows the actions from one number to another once more, on the board. */
  onwatch: (first: number, last: number) => void;
  /** An analysis of the position before an action; missing where there is no record to play on from. */
  onfrom?: (number: number) => void;
  /** What follows in a series of games, where one does. */
  onnext?: (options: Record<string, string>) => void;
}
