/** Inferno among the games of the page: it is still to come. */
import type { Announcement } from '../game.ts';

const entry: Announcement = {
  name: 'inferno',
  order: 4,
  art: () => import('./art/StartArt.svelte'),
};

export default entry;
