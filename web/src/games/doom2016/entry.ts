/** DOOM (2016) among the games of the page. */
import type { GameEntry } from '../game.ts';

const entry: GameEntry = {
  name: 'doom2016',
  order: 2,
  rules: 'D16',
  art: () => import('./art/StartArt.svelte'),
  learn: () => import('./content.ts'),
  setup: () => import('./setup/setup.ts'),
  lesson: () => import('./lesson/lesson.ts'),
};

export default entry;
