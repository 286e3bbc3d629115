/** Which odds are shown: of the attack that is begun on the board, else of the card that is chosen in the hand. */
import type { Draft } from '../game.ts';
import type { Foreseen, OddsFacts } from './facts.ts';

const MOST = 2;

export function oddsOf(seen: Foreseen | null, draft: Draft | null, chosen: string | null): OddsFacts[] {
  if (!seen) return [];
  const begun = draft && seen.attacks.filter((one) => one.action === draft.action);
  if (begun?.length) return begun;
  if (chosen) return likely(seen.cards.filter((one) => one.card === chosen));
  return likely(seen.attacks);
}

/** The most promising ones first. */
function likely(odds: OddsFacts[]): OddsFacts[] {
  return [...odds].sort((one, other) => other.kill - one.kill || other.mean - one.mean).slice(0, MOST);
}
