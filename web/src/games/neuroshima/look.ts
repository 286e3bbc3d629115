/** Colour and mark of each seat: an army has its own, and where that is taken the next free one. */
import type { Facts, Say } from '../../lib/types.ts';
import type { SeatLook } from '../contract/look.ts';
import { skirmish } from './facts.ts';
import { isMate } from './teams.ts';
import { armyOf, type Text } from './tiles.ts';

export type Colour = SeatLook['colour'];
export type Shape = SeatLook['shape'];

const SHAPES: Record<Colour, Shape> = {
  blue: 'circle',
  yellow: 'triangle',
  green: 'square',
  red: 'diamond',
  invader: 'horns',
  pale: 'star',
  purple: 'diamond',
};
const COLOURS = Object.keys(SHAPES) as Colour[];
const OF_ARMY: Record<string, Colour> = { borgo: 'blue', hegemony: 'yellow', outpost: 'green', moloch: 'red' };

/** The colours of a table's armies, seat by seat. Own colours are given first, so that no guest takes them. */
export function coloursOf(armies: string[]): Colour[] {
  const taken = new Set<Colour>();
  const colours: (Colour | undefined)[] = armies.map((army) => {
    const own = OF_ARMY[army];
    if (!own || taken.has(own)) return undefined;
    taken.add(own);
    return own;
  });
  return colours.map((colour) => {
    if (colour) return colour;
    const free = COLOURS.find((one) => !taken.has(one)) ?? 'pale';
    taken.add(free);
    return free;
  });
}

export function shapeOf(colour: Colour): Shape {
  return SHAPES[colour];
}

export function colourOfArmy(army: string): Colour {
  return OF_ARMY[army] ?? 'pale';
}

export function seatColours(facts: Facts): Colour[] {
  return coloursOf(skirmish(facts).seats.map((seat) => seat.army));
}

/** Names of armies and tiles stand in their files, in both languages; the catalogue says which one is spoken. */
export function pick(text: Text, t: Say): string {
  return t('nh-language') === 'ru' ? text.ru : text.en;
}

export function look(facts: Facts, seat: number, t: Say): SeatLook {
  const army = skirmish(facts).seats[seat]?.army ?? '';
  const colour = seatColours(facts)[seat] ?? 'pale';
  const name = armyOf(army)?.name;
  return { colour, shape: shapeOf(colour), name: name ? pick(name, t) : army, mate: isMate(facts, seat) };
}
