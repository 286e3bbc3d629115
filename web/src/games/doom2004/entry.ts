/** DOOM (2004) among the games of the page. */
import type { GameEntry } from '../game.ts';

const entry: GameEntry = {
  name: 'doom2004',
  order: 4,
  rules: 'D04',
  art: () => import('./art/StartArt.svelte'),
  learn: () => import('./content.ts'),
  setup: () => import('./setup/setup.ts'),
  lesson: () => import('./lesson/lesson.ts'),
};

export default entry;
