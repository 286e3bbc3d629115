/** One of each kind in turn, as long as there are any: in a long list no game stands behind all of another. */
export function mixed<Thing>(things: readonly Thing[], kindOf: (thing: Thing) => string): Thing[] {
  const turns = new Map<string, number>();
  const placed = things.map((thing) => {
    const turn = turns.get(kindOf(thing)) ?? 0;
    turns.set(kindOf(thing), turn + 1);
    return { thing, turn };
  });
  return placed.sort((one, other) => one.turn - other.turn).map(({ thing }) => thing);
}
