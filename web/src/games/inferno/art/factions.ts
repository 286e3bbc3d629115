/** The colours of a faction on the frame of a card: its ribbon, and its sign and words. Both themes have their own. */
const FACTIONS: ReadonlySet<string> = new Set(['enlightened', 'lifebound', 'mechana', 'void', 'fallen']);

const named = (faction: string | undefined): string => (faction !== undefined && FACTIONS.has(faction) ? faction : 'plain');

export const ribbonOf = (faction: string | undefined): string => `var(--ribbon-${named(faction)})`;
/** The line under a card's head: a part of it for each faction, in their order. */
export function lineOf(factions: readonly string[]): string {
  const parts = factions.length ? factions : [undefined];
  const at = (part: number): string => `${(100 * part) / parts.length}%`;
  return `linear-gradient(90deg, ${parts.map((one, part) => `${tintOfFaction(one)} ${at(part)} ${at(part + 1)}`).join(', ')})`;
}

export const tintOfFaction = (faction: string | undefined): string => `var(--tint-${named(faction)})`;
