/** The content of the game as GET /api/games tells it: armies. */
import type { Content, VocabularyInfo } from '../../lib/types.ts';
import { vocabulary } from './notation.ts';
import { learnArmies } from './tiles.ts';
import type { SkirmishContent } from './wire.ts';

export default function learn(content: Content, told: VocabularyInfo): void {
  vocabulary.learn(told);
  learnArmies((content as SkirmishContent).armies);
}
