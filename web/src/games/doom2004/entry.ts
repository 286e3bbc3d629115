/** DOOM (2004) among the games of the page. */
import type { GameEntry } from '../contract/game.ts';

const entry: GameEntry = {
  name: 'doom2004',
  order: 3,
  rules: 'D04',
  sign: 'M4 21V9a8 8 0 0 1 16 0v12zM8 21v-8h8v8M12 13v8M8 17h8M12 1v3',
  art: () => import('./art/StartArt.svelte'),
  learn: () => import('./content.ts'),
  setup: () => import('./setup/setup.ts'),
  choiceArt: () => import('./setup/ScenarioPicture.svelte'),
  end: () => import('./end/kit.ts'),
  analysis: () => import('./analysis/kit.ts'),
  campaign: () => import('./campaign/kit.ts'),
  puzzles: () => import('./puzzles.ts'),
  puzzleHand: () => import('./art/PuzzleHand.svelte'),
  lesson: () => import('./lesson/lesson.ts'),
  editor: () => import('./editor/kit.ts'),
};

export default entry;
