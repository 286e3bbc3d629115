/** The picture of a prop by its name in the files. */
import type { Lying } from '../board/lying.ts';

const KINDS: Record<string, Lying> = { waste_1x2: { kind: 'acid' }, barrel: { kind: 'barrel' }, duct: { kind: 'duct' }, encounter: { kind: 'encounter' } };
const PLATE = 'teleporter_';

/** Obstacles have none: they are part of the ground. */
export function lyingOf(prop: string): Lying | undefined {
  return prop.startsWith(PLATE) ? { kind: 'plate', colour: prop.slice(PLATE.length), live: true } : KINDS[prop];
}
