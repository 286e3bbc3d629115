/** Who lights the base: each marine what he sees. The rest of what has been revealed stays dim. */
import type { Square } from '../../../boards/squares/field.ts';
import type { ForayFacts, OutlookFacts } from '../facts.ts';
import type { Field } from './geometry.ts';

export interface Lamp {
  at: Square;
  squares: Square[];
}

export function lampsOf({ marines }: ForayFacts, field: Field, outlooks: readonly OutlookFacts[]): Lamp[] {
  return marines.flatMap(({ id, square }): Lamp[] => {
    const [at, outlook] = [field.byName.get(square ?? ''), outlooks.find((one) => one.id === id)];
    return at && outlook ? [{ at, squares: [...new Set([at, ...field.these(outlook.squares)])] }] : [];
  });
}

/** What nobody lights. */
export function dimOf(field: Field, lamps: readonly Lamp[]): Square[] {
  const lit = new Set(lamps.flatMap(({ squares }) => squares));
  return lamps.length ? field.places.filter((square) => !lit.has(square)) : [];
}
