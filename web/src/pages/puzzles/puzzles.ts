/** The puzzles of the package: one turn, one battle (chapter ETU). */
import { parse } from 'smol-toml';
import type { SetUp } from '../../lib/analysis.ts';
import type { Facts, Language } from '../../lib/types.ts';

export interface Puzzle extends SetUp {
  id: string;
  name: Record<Language, string>;
  task: Record<Language, string>;
  hand: string[];
  goal: 'destroy_hq' | 'more_points';
  solution: string[];
}

const files = import.meta.glob<string>('../../../../platzdarm/games/neuroshima/content/puzzles/*.toml', { query: '?raw', import: 'default', eager: true });

export const puzzles: readonly Puzzle[] = Object.keys(files)
  .sort()
  .map((path) => parse(files[path] as string) as unknown as Puzzle);

/** The position at the solver's turn: the hand is given, seat 0 moves (NH-ETU-03). */
export function setUp(puzzle: Puzzle): SetUp {
  const seats = puzzle.seats.map((seat, number) => ({ ...seat, hand: number === 0 ? puzzle.hand : [] }));
  return { seats, tiles: puzzle.tiles, board: puzzle.board ?? 'standard', active: 0 };
}

/** Enemy HQ destroyed, or more points left than any enemy. */
export function solved(puzzle: Puzzle, facts: Facts): boolean {
  const seats = facts.seats as { hq: number; alive: boolean }[];
  const [me, ...enemies] = seats;
  if (!me?.alive) return false;
  if (puzzle.goal === 'destroy_hq') return enemies.some((enemy) => !enemy.alive || enemy.hq <= 0);
  return enemies.every((enemy) => me.hq > enemy.hq);
}
