/** Neuroshima Hex for the page. */
import type { GameModule } from '../contract/game.ts';
import Emblem from './art/Emblem.svelte';
import Board from './board/Board.svelte';
import { overlays } from './board/overlays.ts';
import { describe } from './describe.ts';
import { look } from './look.ts';
import Aside from './panels/Aside.svelte';
import Hand from './panels/Hand.svelte';
import Plate from './panels/Plate.svelte';
import { retold, scenes } from './scenes.ts';
import { sides } from './teams.ts';
import { voice } from './voice.ts';

const neuroshima: GameModule = {
  name: 'neuroshima',
  Board,
  Hand,
  Plate,
  Aside,
  Emblem,
  voice,
  scenes,
  retold,
  describe,
  look,
  overlays,
  sides,
  corners: true,
  // What is thrown away changes no battle, and Battle begins the one that is foreseen anyway; and tiles that are drawn, for the hand or when the HQs stand, nobody can foresee.
  preview: (facts, draft) => !facts.result && !/^(discard|redraw|hq|battle)\b/.test(draft?.action ?? ''),
};

export default neuroshima;
