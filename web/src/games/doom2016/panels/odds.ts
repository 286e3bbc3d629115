/** Which odds are shown beside the board: of the card that is chosen in the hand, else of the attacks that may be made. */
import type { Foreseen, OddsFacts } from '../facts.ts';

const MOST = 2;

export function oddsOf(seen: Foreseen | null, chosen: string | null): OddsFacts[] {
  if (!seen) return [];
  return likely(chosen ? seen.cards.filter((one) => one.card === chosen) : seen.attacks);
}

/** The most promising ones first. */
function likely(odds: OddsFacts[]): OddsFacts[] {
  return [...odds].sort((one, other) => other.kill - one.kill || other.mean - one.mean).slice(0, MOST);
}
