/** The analysis of Neuroshima Hex: positions by hand. */
import type { AnalysisKit } from '../../contract/analysis.ts';
import { vocabulary } from '../notation.ts';
import { chosenTile } from '../panels/hand.ts';
import Palette from './Palette.svelte';
import { blank, drop, factsOf, fromFacts, put, questionsOf, read, setUp, write, type HandMade } from './position.ts';
import Sides from './Sides.svelte';

/** A tile that is placed belongs to the chosen side, one that goes to whoever has it. */
function act(made: HandMade, seat: number, action: string): HandMade {
  const { verb, start } = vocabulary.parse(action);
  const mover = verb === 'place' ? seat : (made.tiles.find((one) => one.cell === start)?.seat ?? seat);
  return put(made, mover, action);
}

function without(made: HandMade, thing: string): HandMade | null {
  const cell = thing.startsWith('cell:') ? thing.slice(5) : '';
  return made.tiles.some((one) => one.cell === cell) ? drop(made, cell) : null;
}

const kit: AnalysisKit = {
  blank,
  write,
  read,
  setUp,
  facts: factsOf,
  fromFacts,
  questions: (made, chosen, seat) => questionsOf(made, chosenTile(chosen)?.id ?? null, seat),
  act,
  clear: (made: HandMade) => ({ ...made, tiles: [] }),
  without,
  seats: (made: HandMade) => made.sides.length,
  fights: true,
  Sides,
  Palette,
};

export default kit;
