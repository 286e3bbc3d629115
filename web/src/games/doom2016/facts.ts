/** The facts of a mission of DOOM (2016): what the page reads out of them. */
import type { Facts, Preview, Told } from '../../lib/types.ts';
import { demonOf } from './content.ts';
import type { AnyEvent, AttackFacts, FigureFacts, Foreseen, GroupFacts, IncursionFacts, MapContent } from './wire.ts';

export type * from './wire.ts';

/** Column letters and row number, both from the lower left corner of the map: `c4`. Rows grow to the north. */
export type Square = string;
/** `alpha`, `imp-2`, `object-1`. */
export type FigureId = string;
export type Colour = GroupFacts['colour'];
export type DieColour = AttackFacts['dice'][number][0];
export type AttackStep = AttackFacts['step'];
/** A border of length 1 between two corners; square (x, y) has the corners [x, y] to [x + 1, y + 1]. */
export type Border = MapContent['walls'][number];

export function foreseen(preview: Preview | null | undefined): Foreseen | null {
  return preview && 'attacks' in preview ? (preview as Foreseen) : null;
}

export function incursion(facts: Facts): IncursionFacts {
  return facts as IncursionFacts;
}

const COLOURS: readonly Colour[] = ['blue', 'yellow', 'red'];

/** The portals that there are, as an invasion card lists them: in the tutorial no red ones (D16-TUTORIAL-07). */
export function coloursOf({ tutorial }: IncursionFacts): readonly Colour[] {
  return tutorial ? COLOURS.slice(0, 2) : COLOURS;
}

export function eventsOf({ events }: Pick<Told, 'events'>): AnyEvent[] {
  return events as AnyEvent[];
}

export function figureOf(facts: Facts, id: FigureId): FigureFacts | undefined {
  return incursion(facts).figures.find((figure) => figure.id === id);
}

/** Figures of a demon type that are not on the map: no more can appear (D16-COMP-07). */
export function spareOf(type: string, { figures }: IncursionFacts): number {
  return demonOf(type).figures - figures.filter((one) => one.type === type).length;
}

/** The number behind a figure's name: 2 of `imp-2`. */
export function numberOf(id: FigureId): number {
  const found = /-(\d+)$/.exec(id);
  return found ? Number(found[1]) : 0;
}
