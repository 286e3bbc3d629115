/** The content of the game as GET /api/games tells it: armies and puzzles. */
import type { Content, VocabularyInfo } from '../../lib/types.ts';
import { vocabulary } from './notation.ts';
import { learnArmies } from './tiles.ts';
import type { PuzzleEntry, SkirmishContent } from './wire.ts';

let puzzles: readonly PuzzleEntry[] = [];

export default function learn(content: Content, told: VocabularyInfo): void {
  vocabulary.learn(told);
  const known = content as SkirmishContent;
  learnArmies(known.armies);
  puzzles = known.puzzles;
}

export function allPuzzles(): readonly PuzzleEntry[] {
  return puzzles;
}
