/** DOOM (2016) among the games of the page. */
import type { GameEntry } from '../contract/game.ts';

const entry: GameEntry = {
  name: 'doom2016',
  order: 2,
  rules: 'D16',
  sign: 'M3 3c0 4 1.500 6.500 4.500 7.500M21 3c0 4-1.500 6.500-4.500 7.500M7 12c0-3.500 2-5 5-5s5 1.500 5 5v3l-2 2v3.500H9V17l-2-2zM9.700 13h.01M14.300 13h.01M12 17v3.500',
  art: () => import('./art/StartArt.svelte'),
  learn: () => import('./content.ts'),
  setup: () => import('./setup/setup.ts'),
  choiceArt: () => import('./setup/MissionPicture.svelte'),
  end: () => import('./end/kit.ts'),
  analysis: () => import('./analysis/kit.ts'),
  puzzles: () => import('./puzzles.ts'),
  puzzleHand: () => import('./art/PuzzleHand.svelte'),
  lesson: () => import('./lesson/lesson.ts'),
  editor: () => import('./editor/kit.ts'),
  pictures: () => import('./rules/pictures.ts'),
};

export default entry;
