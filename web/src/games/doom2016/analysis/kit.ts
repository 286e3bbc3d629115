/** The analysis of DOOM (2016): positions by hand. */
import type { AnalysisKit } from '../../contract/analysis.ts';
import { isMarine } from '../names.ts';
import { thingParts } from '../thing.ts';
import { bases } from './bases.ts';
import Palette from './Palette.svelte';
import { blank, drop, factsOn, fromFacts, put, questionsOf, read, setUp, standing, write, type HandMade } from './position.ts';
import Sides from './Sides.svelte';

const factsOf = (made: HandMade): ReturnType<typeof factsOn> => factsOn(bases.of(made), made);
const now = (made: HandMade): ReturnType<typeof standing> => standing(bases.of(made), made);

function without(made: HandMade, thing: string): HandMade | null {
  const { kind, name } = thingParts(thing);
  return kind === 'figure' && now(made).some(({ id }) => id === name) ? drop(made, now(made), name) : null;
}

const kit: AnalysisKit = {
  blank: () => blank(),
  write,
  read,
  setUp,
  facts: factsOf,
  fromFacts,
  questions: (made, chosen, seat) => questionsOf(factsOf(made), chosen, seat),
  act: (made, _, action) => put(made, now(made), action),
  clear: (made: HandMade) => ({ ...made, figures: now(made).filter(({ id }) => isMarine(id)) }),
  without,
  seats: (made: HandMade) => made.marines + 1,
  Sides,
  Palette,
};

export default kit;
