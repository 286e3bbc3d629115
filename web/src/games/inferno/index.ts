/** Ascension Tactics: Inferno for the page. */
import type { GameModule } from '../contract/game.ts';
import { isSameWay } from '../shared/sameWay.ts';
import Emblem from './art/Emblem.svelte';
import Board from './board/Board.svelte';
import { overlays } from './board/overlays.ts';
import { describe } from './describe.ts';
import { VILLAINS } from './facts.ts';
import { look } from './look.ts';
import Aside from './panels/Aside.svelte';
import Hand from './panels/Hand.svelte';
import Plate from './panels/Plate.svelte';
import Status from './panels/Status.svelte';
import { retold, scenes, underway } from './scenes.ts';
import { sides } from './teams.ts';
import { voice } from './voice.ts';

/** What any of the players may decide for the villains. */
const COUNCIL = ['villain_target', 'villain_cell', 'villain_called', 'forge', 'rat_first', 'rat_goal', 'ransom', 'cleansing', 'bearer'];

const inferno: GameModule = {
  name: 'inferno',
  Board,
  Hand,
  Plate,
  Aside,
  Status,
  Emblem,
  voice,
  scenes,
  underway,
  retold,
  describe,
  look,
  unseated: [VILLAINS],
  sides,
  together: (kind) => !COUNCIL.includes(kind),
  continues: isSameWay,
  overlays,
  preview: (facts, draft) => !facts.result && draft === null,
};

export default inferno;
