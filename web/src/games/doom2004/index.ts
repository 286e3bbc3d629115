/** DOOM (2004) for the page. */
import type { GameModule } from '../contract/game.ts';
import { isSameWay } from '../shared/sameWay.ts';
import Emblem from './art/Emblem.svelte';
import Board from './board/Board.svelte';
import { overlays } from './board/overlays.ts';
import { describe } from './describe.ts';
import { look } from './look.ts';
import Aside from './panels/Aside.svelte';
import Hand from './panels/Hand.svelte';
import Plate from './panels/Plate.svelte';
import Status from './panels/Status.svelte';
import { scenes, underway } from './scenes.ts';
import { voice } from './voice.ts';

const doom2004: GameModule = {
  name: 'doom2004',
  Board,
  Hand,
  Plate,
  Aside,
  Status,
  Emblem,
  voice,
  scenes,
  underway,
  describe,
  look,
  continues: isSameWay,
  overlays,
  preview: (facts, draft) => !facts.result && draft === null,
};

export default doom2004;
