/** Ascension Tactics: Inferno among the games of the page. */
import type { GameEntry } from '../contract/game.ts';

const entry: GameEntry = {
  name: 'inferno',
  order: 4,
  rules: 'INF',
  sign: 'M12 2l8.700 5v10L12 22l-8.700-5V7zM12 17c2 0 3.500-1.300 3.500-3.300 0-2.200-2-3.200-3.500-6.200-1.500 3-3.500 4-3.500 6.200C8.500 15.700 10 17 12 17z',
  art: () => import('./art/StartArt.svelte'),
  learn: () => import('./content.ts'),
  pictures: () => import('./rules/pictures.ts'),
  setup: () => import('./setup/setup.ts'),
  choiceArt: () => import('./setup/ScenarioPicture.svelte'),
  end: () => import('./end/kit.ts'),
  campaign: () => import('./campaign/kit.ts'),
  analysis: () => import('./analysis/kit.ts'),
  puzzles: () => import('./puzzles.ts'),
  puzzleHand: () => import('./art/PuzzleHand.svelte'),
  lesson: () => import('./lesson/lesson.ts'),
  editor: () => import('./editor/kit.ts'),
};

export default entry;
