/** Neuroshima Hex among the games of the page. */
import type { GameEntry } from '../game.ts';

const entry: GameEntry = {
  name: 'neuroshima',
  order: 1,
  rules: 'NH',
  art: () => import('./art/StartArt.svelte'),
  learn: () => import('./content.ts'),
  setup: () => import('./setup/setup.ts'),
  lesson: () => import('./lesson/lesson.ts'),
  analysis: () => import('./analysis/kit.ts'),
  puzzles: () => import('./puzzles.ts'),
};

export default entry;
