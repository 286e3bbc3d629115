/** Puzzles of DOOM (2016): one activation of a marine, without dice. */
import { bookWith } from '../shared/puzzles.ts';
import { incursion } from './facts.ts';
import { handOf, SOLVER } from './means.ts';
import { isMarine } from './names.ts';

export default bookWith({
  seat: SOLVER,
  note: (facts, t) => t('d16-puzzle-hand', { cards: handOf(facts).join(', ') }),
  lens: { width: 1700, height: 1500, closest: 5 },
  against: () => [0],
  around: (facts) => [...incursion(facts).figures.flatMap(({ squares }) => squares), ...incursion(facts).tokens],
  outcome(facts, t) {
    const { figures, tokens, goal } = incursion(facts);
    const demons = figures.filter(({ id, squares }) => !isMarine(id) && squares.length > 0);
    return goal.kind === 'sample_collection' ? t('d16-puzzle-sample', { lies: tokens.length }) : t('d16-puzzle-left', { count: demons.length });
  },
  luck: ['rolled'],
});
