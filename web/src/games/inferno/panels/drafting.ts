/** The places of the open champions, and who has picked whom so far. */
import type { ContestFacts } from '../facts.ts';

/** Whoever is still open keeps the place, and the new ones fill the places that were left. */
export function settled(before: readonly string[], open: readonly string[]): string[] {
  const fresh = open.filter((kind) => !before.includes(kind));
  const kept = before.map((kind) => (open.includes(kind) ? kind : fresh.shift())).filter((kind) => kind !== undefined);
  return [...kept, ...fresh];
}

/** The picks that were made, the first one first: round and round, the last to move first (INF-DRAFT-03). */
export function picksMade({ players, champions, draft }: Pick<ContestFacts, 'players' | 'champions' | 'draft'>): { side: number; champion: string }[] {
  const round = [...new Set([...players].sort((one, other) => one.gate - other.gate).map(({ side }) => side))].reverse();
  const taken = new Map(round.map((side) => [side, kindsOf(side)]));
  return Array.from({ length: draft?.taken ?? 0 }, (_, at) => {
    const side = round[at % round.length] ?? 0;
    return { side, champion: taken.get(side)?.[Math.floor(at / round.length)] ?? '' };
  }).filter(({ champion }) => champion);

  /** Of a pick that brings several the first one stands for all. */
  function kindsOf(side: number): string[] {
    const seats = players.filter((one) => one.side === side).map(({ seat }) => seat);
    const own = champions.filter(({ owner }) => seats.includes(owner));
    return own.filter(({ kind }, at) => own.findIndex((one) => one.kind === kind) === at).map(({ id }) => id);
  }
}

/** What somebody says to the sets of the book; nothing where they are not offered. */
export function saysToSets({ draft }: Pick<ContestFacts, 'draft'>, seat: number): 'offers' | 'thinks' | 'agrees' | null {
  if (!draft?.sets) return null;
  return draft.sets.by === seat ? 'offers' : draft.sets.waiting.includes(seat) ? 'thinks' : 'agrees';
}
