/** How light falls: from each marine over six squares that he sees; the rest of what has been revealed stays dim. */
import type { Square } from '../../../boards/squares/field.ts';
import type { OutlookFacts } from '../facts.ts';
import type { Field } from './geometry.ts';

const FADES = 6;
const LEVELS = 4;

/** Squares by how dark they are: the first list is fully lit, the last in the dark. */
export function darkness(field: Field, outlooks: readonly OutlookFacts[], standing: ReadonlyMap<string, string>): Square[][] {
  const light = new Map<string, number>();
  for (const { id, squares } of outlooks) {
    const from = field.byName.get(standing.get(id) ?? '');
    if (!from) continue;
    for (const square of [from, ...field.these(squares)]) {
      const far = Math.hypot(square.column - from.column, square.row - from.row);
      light.set(square.name, Math.max(light.get(square.name) ?? 0, Math.max(0.25, 1 - far / (FADES * 1.6))));
    }
  }
  const shades: Square[][] = Array.from({ length: LEVELS + 1 }, () => []);
  for (const square of field.places) shades[LEVELS - Math.round((light.get(square.name) ?? 0) * LEVELS)]?.push(square);
  return shades;
}
