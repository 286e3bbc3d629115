/** DOOM (2016) for the page. */
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
import { retold, scenes, underway } from './scenes.ts';
import { voice } from './voice.ts';

const doom2016: GameModule = {
  name: 'doom2016',
  Board,
  Hand,
  Plate,
  Aside,
  Status,
  Emblem,
  voice,
  scenes,
  retold,
  underway,
  describe,
  look,
  continues: isSameWay,
  overlays,
  preview: (facts, draft) => !facts.result && draft === null,
};

export default doom2016;
