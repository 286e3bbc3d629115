/** Who has won a contest, and by what. */
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import type { Verdict } from '../../game.ts';
import { contest } from '../facts.ts';
import { look } from '../look.ts';

export function verdict(facts: Facts, _: LogEntry[], t: Say): Verdict {
  const { sides, honour_needed, round, result } = contest(facts);
  const winner = sides.find(({ seats }) => result?.[seats[0] ?? 0] === 1);
  return {
    why: t('inf-end-why', { name: winner ? look(facts, winner.seats[0] ?? 0, t).name : '', honour: winner?.honour ?? 0, needed: honour_needed, round }),
    rule: 'INF-VICT-01',
    sides: [...sides].sort((one, other) => other.honour - one.honour).map(({ seats, honour }) => ({ seats, score: honour })),
  };
}
