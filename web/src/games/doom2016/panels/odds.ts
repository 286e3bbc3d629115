/** Which odds are shown beside the board, and what is said of them first. */
import type { Foreseen, OddsFacts } from '../facts.ts';

const MOST = 2;

/** The attacks of the card that is chosen in the hand, the most promising first. */
export function oddsOf(seen: Foreseen | null, chosen: string | null): OddsFacts[] {
  if (!seen || !chosen) return [];
  return seen.cards
    .filter((one) => one.card === chosen)
    .sort((one, other) => other.kill - one.kill || other.mean - one.mean)
    .slice(0, MOST);
}

export interface Headline {
  /** The best that can happen: to kill, else to stagger, else to do damage at all. */
  what: 'kill' | 'stagger' | 'hurt' | 'nothing';
  chance: number;
  /** The same without cover, where that is known. */
  open?: number;
}

/** Never the chance of something that cannot happen: a staggered demon is not staggered again. */
export function headlineOf(odds: OddsFacts, staggered: boolean): Headline {
  const cover = (open: number): number | undefined => (odds.cover ? open : undefined);
  if (odds.kill > 0) return { what: 'kill', chance: odds.kill, open: cover(odds.open_kill) };
  if (odds.stagger > 0 && !staggered) return { what: 'stagger', chance: odds.stagger };
  const hurt = 1 - (odds.spread[0] ?? 1);
  return hurt > 0 ? { what: 'hurt', chance: hurt, open: cover(1 - (odds.open_spread[0] ?? 1)) } : { what: 'nothing', chance: 0 };
}
