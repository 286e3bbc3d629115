/** The colours of a faction on the frame of a card, which is dark in both themes. */
const COLOURS: Record<string, readonly [ribbon: string, tint: string]> = {
  enlightened: ['#1f3d5c', '#8cc0ee'],
  lifebound: ['#24471f', '#8fd67e'],
  mechana: ['#543713', '#e8b06a'],
  void: ['#3a2a63', '#bda3ef'],
  fallen: ['#5c1f22', '#f08583'],
};
const PLAIN = ['#2d373d', '#c5ced3'] as const;

export const ribbonOf = (faction: string | undefined): string => (COLOURS[faction ?? ''] ?? PLAIN)[0];
export const tintOfFaction = (faction: string | undefined): string => (COLOURS[faction ?? ''] ?? PLAIN)[1];
