/** Who has won a contest, and by what. */
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import type { Verdict } from '../../contract/end.ts';
import { contest, VILLAINS } from '../facts.ts';
import { headOf, look } from '../look.ts';

export function verdict(facts: Facts, _: LogEntry[], t: Say): Verdict {
  const known = contest(facts);
  const { sides, honour_needed, round, result, campaign } = known;
  // Villains sit nowhere: they have won where nobody else has.
  const winner = sides.find(({ seats }) => seats.some((seat) => result?.[seat] === 1)) ?? sides.find(({ seats }) => !seats.length);
  const name = winner ? look(facts, headOf(known, winner.side), t).name : '';
  const out = campaign !== null && campaign.schemes_left === 0 && !winner?.seats.length && winner !== undefined && winner.honour < honour_needed;
  return {
    ...(campaign ? { title: t('inf-end-campaign', { won: winner?.seats.length ? 'yes' : 'no' }) } : {}),
    why: out ? t('inf-end-schemes', { round }) : t('inf-end-why', { name, honour: winner?.honour ?? 0, needed: honour_needed, round }),
    rule: campaign ? 'INF-CWIN-01' : 'INF-VICT-01',
    // In the campaign the villains are a side on which nobody sits.
    sides: [...sides]
      .sort((one, other) => (campaign ? one.side - other.side : other.honour - one.honour))
      .map(({ seats, honour }) => (seats.length ? { seats, score: honour } : { seats: [VILLAINS], score: honour, won: !winner?.seats.length })),
  };
}
