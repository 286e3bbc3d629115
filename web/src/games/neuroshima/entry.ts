/** Neuroshima Hex among the games of the page. */
import type { GameEntry } from '../contract/game.ts';

const entry: GameEntry = {
  name: 'neuroshima',
  order: 1,
  rules: 'NH',
  sign: 'M12 2l4.500 2.600v5.200L12 12.400 7.500 9.800V4.600zM7.500 9.800l4.500 2.600v5.200L7.500 20.200 3 17.600v-5.200zM16.500 9.800l4.500 2.600v5.200l-4.500 2.600-4.500-2.600v-5.200z',
  art: () => import('./art/StartArt.svelte'),
  learn: () => import('./content.ts'),
  setup: () => import('./setup/setup.ts'),
  choiceArt: () => import('./setup/ArmyPicture.svelte'),
  end: () => import('./end/kit.ts'),
  lesson: () => import('./lesson/lesson.ts'),
  analysis: () => import('./analysis/kit.ts'),
  puzzles: () => import('./puzzles.ts'),
  puzzleHand: () => import('./art/PuzzleHand.svelte'),
  entryArt: () => import('./art/EntryArt.svelte'),
  editor: () => import('./editor/kit.ts'),
  pictures: () => import('./rules/pictures.ts'),
};

export default entry;
