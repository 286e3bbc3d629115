/** The content of the game as GET /api/games tells it: armies and puzzles. */
import type { Content } from '../../lib/types.ts';
import { learnArmies } from './tiles.ts';
import type { PuzzleEntry, SkirmishContent } from './wire.ts';

let puzzles: readonly PuzzleEntry[] = [];

export default function learn(content: Content): void {
  const told = content as SkirmishContent;
  learnArmies(told.armies);
  puzzles = told.puzzles;
}

export function allPuzzles(): readonly PuzzleEntry[] {
  return puzzles;
}
