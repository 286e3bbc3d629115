/** Positions to be solved in one turn. */
import type { Facts, LogEntry, Preview, Question, Say, Told } from '../../lib/types.ts';

export interface Puzzle {
  id: string;
  name: string;
  task: string;
  /** What one has to play with. */
  note: string;
  /** From 1 to 4; 0 where nobody has measured it. */
  difficulty: number;
  /** The other side's seats, and the places that a small picture shows. */
  against: number[];
  around: string[];
  /** For POST /api/analysis, and the same for a picture. */
  position: unknown;
  facts: Facts;
  /** One way to solve it, in notation; what helps before that, from a little to more. */
  solution: string[];
  hints: string[];
  /** What came of it when it was tried, in a sentence: how far from the goal it ended. */
  outcome(facts: Facts, t: Say, log: LogEntry[]): string;
  /** Why, where that is easily overlooked. */
  cause?(facts: Facts, t: Say, log: LogEntry[]): string | undefined;
  /** `tried` once nothing more can be done; `solved` then or before. */
  state(facts: Facts, log: LogEntry[], asked: Question[]): 'open' | 'tried' | 'solved';
}

export interface PuzzleBook {
  /** The solver's seat: nobody plays the others. */
  seat: number;
  /** What an action brought, without all that came after the solver's turn. */
  cut(told: Told & { facts: Facts }): Told & { facts: Facts };
  /** What came of it, to be shown where else is told what is foreseen. */
  fought(log: LogEntry[], facts: Facts): Preview | null;
  /** How a small picture is taken, where the board would else not show all of itself: drawn so large, and so near at most. */
  lens?: { width: number; height: number; closest: number };
  /** In the language that is spoken now. */
  puzzles(t: Say): Puzzle[];
}
