/** The colours of a faction on the frame of a card: its ribbon, and its sign and words. Both themes have their own. */
const FACTIONS: ReadonlySet<string> = new Set(['enlightened', 'lifebound', 'mechana', 'void', 'fallen']);

const named = (faction: string | undefined): string => (faction !== undefined && FACTIONS.has(faction) ? faction : 'plain');

export const ribbonOf = (faction: string | undefined): string => `var(--ribbon-${named(faction)})`;
export const tintOfFaction = (faction: string | undefined): string => `var(--tint-${named(faction)})`;
