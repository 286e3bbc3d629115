/** Puzzles of Inferno: the honour that is missing, in one turn. */
import { bookWith } from '../shared/puzzles.ts';
import { contest } from './facts.ts';
import { meansOf, SOLVER } from './means.ts';

export default bookWith({
  seat: SOLVER,
  note: (facts, t) => t('inf-puzzle-means', { power: contest(facts).players[SOLVER]?.power ?? 0, cards: meansOf(facts).join(', ') || t('inf-puzzle-nothing') }),
  lens: { width: 900, height: 600, closest: 4 },
  against: () => [1],
  around: (facts) => contest(facts).champions.flatMap(({ cells }) => cells),
  outcome(facts, t) {
    const { sides, honour_needed: needed } = contest(facts);
    return t('inf-puzzle-missed', { honour: sides[SOLVER]?.honour ?? 0, needed });
  },
});
