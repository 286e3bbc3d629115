/** Who has won a mission, in the words of the objective card. */
import { pick } from '../../../lib/words.ts';
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import type { Verdict } from '../../contract/end.ts';
import { objectiveOf } from '../content.ts';
import { incursion } from '../facts.ts';

export function verdict(facts: Facts, _: LogEntry[], t: Say): Verdict {
  const known = incursion(facts);
  const marines = known.marines.map((_, at) => at + 1);
  const invader = known.result?.[0] === 1;
  const objective = pick(objectiveOf(known.objective).name);
  const [frags, needed] = known.frags;
  const bySquad = t('d16-end-squad-why', { objective, kind: known.goal.kind, done: known.goal.done });
  const byInvader = frags >= needed ? t('d16-end-frags-why', { frags }) : t('d16-end-guard-why', { objective });
  return {
    title: t(invader ? 'd16-end-invader' : 'd16-end-squad'),
    why: invader ? byInvader : bySquad,
    rule: 'D16-STATUS-02',
    length: t('d16-end-length', { rounds: known.round }),
    sides: [{ seats: marines }, { seats: [0] }],
  };
}
