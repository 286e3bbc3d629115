/** DOOM (2016) for the page. */
import type { GameModule } from '../game.ts';
import Aside from './Aside.svelte';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import Hand from './Hand.svelte';
import { look } from './look.ts';
import { overlays } from './overlays.ts';
import Plate from './Plate.svelte';
import { scenes } from './scenes.ts';
import { voice } from './voice.ts';

const doom2016: GameModule = {
  name: 'doom2016',
  Board,
  Hand,
  Plate,
  Aside,
  voice,
  scenes,
  describe,
  look,
  overlays,
  preview: (facts, draft) => !facts.result && draft === null,
};

export default doom2016;
