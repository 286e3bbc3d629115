/** Puzzles of DOOM (2004): one turn of a marine, without dice. */
import { bookWith } from '../shared/puzzles.ts';
import { figuresOf, foray } from './facts.ts';
import { meansOf, SOLVER } from './means.ts';

export default bookWith({
  seat: SOLVER,
  note: (facts, t) => meansOf(facts, t).join(', '),
  lens: { width: 1700, height: 1500, closest: 5 },
  against: () => [0],
  around(facts) {
    const { areas, doors, tokens } = foray(facts);
    const exits = [...doors.filter(({ exit }) => exit).flatMap(({ squares }) => squares), ...areas.flatMap(({ plates }) => plates.map(({ square }) => square))];
    return [...figuresOf(foray(facts)).flatMap(({ squares }) => squares), ...tokens.map(({ square }) => square), ...exits];
  },
  outcome(facts, t) {
    const { marines, invaders } = foray(facts);
    if (marines[SOLVER - 1]?.state === 'killed') return t('d04-puzzle-killed');
    return t(invaders.some(({ type }) => type === 'cyberdemon') ? 'd04-puzzle-boss' : 'd04-puzzle-here');
  },
  luck: ['rolled', 'watchful'],
  handed: (t) => t('d04-puzzle-watched'),
});
