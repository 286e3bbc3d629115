/** The analysis of DOOM (2004): positions by hand. */
import type { AnalysisKit } from '../../contract/analysis.ts';
import { thingParts } from '../thing.ts';
import { bases } from './bases.ts';
import Palette from './Palette.svelte';
import { blank, drop, factsOn, fromFacts, put, questionsOf, read, setUp, write, type HandMade } from './position.ts';
import Sides from './Sides.svelte';

const factsOf = (made: HandMade): ReturnType<typeof factsOn> => factsOn(bases.of(made), made);

/** Marines stay: there is no scenario without them. */
function without(made: HandMade, thing: string): HandMade | null {
  const { kind, name } = thingParts(thing);
  return kind === 'figure' && made.invaders.some(({ id }) => id === name) ? drop(made, name) : null;
}

const kit: AnalysisKit = {
  blank: () => blank(),
  write,
  read,
  setUp,
  facts: factsOf,
  fromFacts,
  questions: (made, chosen, seat) => questionsOf(factsOf(made), chosen, seat),
  act: (made, _, action) => put(made, action),
  clear: (made: HandMade) => ({ ...made, invaders: [] }),
  without,
  seats: (made: HandMade) => made.marines.length + 1,
  mates: (made: HandMade, seat) => (seat === 0 ? [0] : made.marines.map((_, at) => at + 1)),
  Sides,
  Palette,
};

export default kit;
