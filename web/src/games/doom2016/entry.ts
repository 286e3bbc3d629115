/** DOOM (2016) among the games of the page. */
import type { GameEntry } from '../game.ts';

const entry: GameEntry = {
  name: 'doom2016',
  order: 2,
  rules: 'D16',
  art: () => import('./CardArt.svelte'),
  learn: () => import('./content.ts'),
  setup: () => import('./setup.ts'),
  lesson: () => import('./lesson.ts'),
};

export default entry;
