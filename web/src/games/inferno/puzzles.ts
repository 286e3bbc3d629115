/** Puzzles of Inferno: the honour that is missing, in one turn. */
import type { Facts } from '../../lib/types.ts';
import { bookOf } from '../shared/puzzles.ts';
import PuzzleHand from './art/PuzzleHand.svelte';
import { puzzles } from './content.ts';
import { contest } from './facts.ts';
import { cardName, treasureName } from './names.ts';

const SOLVER = 0;

/** The names of what the solver holds. */
export function meansOf(facts: Facts): string[] {
  const { players, sides } = contest(facts);
  const treasures = sides[players[SOLVER]?.side ?? SOLVER]?.treasures ?? [];
  return [...(players[SOLVER]?.hand ?? []).map(cardName), ...treasures.map(treasureName)];
}

export default bookOf({
  seat: SOLVER,
  told: puzzles,
  note: (facts, t) => t('inf-puzzle-means', { power: contest(facts).players[SOLVER]?.power ?? 0, cards: meansOf(facts).join(', ') || t('inf-puzzle-nothing') }),
  Hand: PuzzleHand,
  lens: { width: 900, height: 600, closest: 4 },
  against: () => [1],
  around: (facts) => contest(facts).champions.flatMap(({ cells }) => cells),
  outcome(facts, t) {
    const { sides, honour_needed: needed } = contest(facts);
    return t('inf-puzzle-missed', { honour: sides[SOLVER]?.honour ?? 0, needed });
  },
});
