/** Neuroshima Hex for the page. */
import type { GameModule } from '../game.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import Hand from './Hand.svelte';
import { look } from './look.ts';
import Plate from './Plate.svelte';
import { scenes } from './scenes.ts';
import { learnArmies, type ArmyEntry } from './tiles.ts';

const neuroshima: GameModule = {
  name: 'neuroshima',
  Board,
  Hand,
  Plate,
  scenes,
  describe,
  look,
  learn: (content) => learnArmies((content.armies ?? []) as ArmyEntry[]),
};

export default neuroshima;
