/** The analysis of Inferno: positions by hand. */
import type { AnalysisKit } from '../../contract/analysis.ts';
import { thingParts } from '../thing.ts';
import { bases } from './bases.ts';
import Palette from './Palette.svelte';
import { blank, championsIn, factsOn, fromFacts, put, questionsOf, read, seatsOf, setUp, write, type ChampionMade, type HandMade } from './position.ts';
import Sides from './Sides.svelte';

const factsOf = (made: HandMade): ReturnType<typeof factsOn> => factsOn(bases.of(made), made);

/** Those who were put somewhere; before that, those of the scenario's start. */
export const championsOf = (made: HandMade): ChampionMade[] => made.champions ?? championsIn(bases.of(made));

function without(made: HandMade, thing: string): HandMade | null {
  const { kind, name } = thingParts(thing);
  const champions = championsOf(made);
  return kind === 'champion' && champions.some(({ id }) => id === name) ? { ...made, champions: champions.filter(({ id }) => id !== name) } : null;
}

const kit: AnalysisKit = {
  blank: () => blank(),
  write,
  read,
  setUp,
  facts: factsOf,
  fromFacts,
  questions: (made, chosen, seat) => questionsOf(factsOf(made), chosen, seat),
  act: (made: HandMade, seat, action) => put(made, championsOf(made), seat, action),
  clear: (made: HandMade) => ({ ...made, champions: [] }),
  without,
  seats: (made: HandMade) => seatsOf(made.mode),
  Sides,
  Palette,
};

export default kit;
