/** The places of the open champions, and who has picked whom so far. */
import type { ChampionFacts, ContestFacts } from '../facts.ts';

/** Whoever is still open keeps the place, and the new ones fill the places that were left. While a pick is shown, the new one comes
    a moment after the taken one has gone: with `held` its place stays empty until then. */
export function settled(before: readonly (string | null)[], open: readonly string[], held: boolean): (string | null)[] {
  const fresh = open.filter((kind) => !before.includes(kind));
  const places = [...before.map((kind) => (kind !== null && open.includes(kind) ? kind : (fresh.shift() ?? null))), ...fresh];
  return held ? places : places.filter((kind) => kind !== null);
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
