/** Who has won a scenario, and by what. */
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import type { Verdict } from '../../contract/end.ts';
import { foray } from '../facts.ts';

export function verdict(facts: Facts, _: LogEntry[], t: Say): Verdict {
  const { marines, frags, frags_needed, result, round } = foray(facts);
  const invader = result?.[0] === 1;
  const left = marines.every(({ state }) => state === 'left');
  return {
    title: t(invader ? 'd04-end-invader' : 'd04-end-marines'),
    why: invader ? t('d04-end-frags', { frags, needed: frags_needed, round }) : t(left ? 'd04-end-left' : 'd04-end-goal', { round, frags, needed: frags_needed }),
    rule: invader ? 'D04-VICT-02' : 'D04-VICT-01',
    sides: [{ seats: marines.map(({ seat }) => seat) }, { seats: [0], score: frags }],
  };
}
