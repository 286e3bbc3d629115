/** What was done last, as marks on the board: they stay until whoever looks acts. */

/** One piece that came, went from one place to another, or is gone. */
export interface Mark {
  kind: 'new' | 'moved' | 'removed';
  /** Where it stands now, or stood before it went: the places that it covers. */
  places: string[];
  /** Where it came from, with `moved`. */
  from?: string[];
  /** Where it stood on the way, in this order. */
  via?: string[][];
  /** Whose piece it is, and whose deed it was; null for nobody's. */
  seat: number | null;
  by: number | null;
  /** With `removed`: what it was, for the game's own ghost, and the phase of a battle in which it went. */
  piece?: unknown;
  phase?: number;
}

/** Marks with what came later: a piece that goes twice has come from where it was first. */
export function marked(marks: readonly Mark[], later: readonly Mark[]): Mark[] {
  return later.reduce<Mark[]>(add, [...marks]);
}

function add(marks: Mark[], mark: Mark): Mark[] {
  const start = mark.from ?? (mark.kind === 'removed' ? mark.places : undefined);
  const before = start && marks.find((one) => one.kind !== 'removed' && touch(one.places, start));
  const others = marks.filter((one) => one !== before && !touch(one.places, mark.places));
  if (mark.kind !== 'moved' || !before) return [...others, mark];
  if (before.kind === 'new') return [...others, { ...before, places: mark.places }];
  const back = touch(before.from ?? [], mark.places);
  return back ? others : [...others, { ...mark, from: before.from, via: onward(before, mark) }];
}

/** The whole way of a piece that goes on; where it comes back to a place of it, the loop is left out. */
function onward(before: Mark, { places }: Mark): string[][] {
  const way = [...(before.via ?? []), before.places];
  const loop = way.findIndex((stand) => stand.join() === places.join());
  return loop < 0 ? way : way.slice(0, loop);
}

function touch(some: readonly string[], others: readonly string[]): boolean {
  return some.some((place) => others.includes(place));
}
