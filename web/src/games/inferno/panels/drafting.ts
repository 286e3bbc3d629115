/** The places of the open champions, and who has picked whom so far. */
import type { ChampionFacts, ContestFacts } from '../facts.ts';

/** Whoever is still open keeps the place, and the new ones fill the places that were left. */
export function settled(before: readonly string[], open: readonly string[]): string[] {
  const fresh = open.filter((kind) => !before.includes(kind));
  const kept = before.map((kind) => (open.includes(kind) ? kind : fresh.shift())).filter((kind) => kind !== undefined);
  return [...kept, ...fresh];
}

/** The champions that were picked, the first one first; of a pick that brings several the first one stands for all. */
export function picksMade({ champions, draft }: Pick<ContestFacts, 'champions' | 'draft'>): ChampionFacts[] {
  return (draft?.taken ?? []).flatMap((kind) => champions.find((one) => one.kind === kind) ?? []);
}

/** What somebody says to the sets of the book; nothing where they are not offered. */
export function saysToSets({ draft }: Pick<ContestFacts, 'draft'>, seat: number): 'offers' | 'thinks' | 'agrees' | null {
  if (!draft?.sets) return null;
  return draft.sets.by === seat ? 'offers' : draft.sets.waiting.includes(seat) ? 'thinks' : 'agrees';
}
