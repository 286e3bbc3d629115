/** The villains' turn in its five parts, with what was told of each and why: the book's order (INF-CTURN-01). */
import type { LogLine, Say } from '../../lib/types.ts';
import type { Strip } from '../contract/scenes.ts';
import { wordLines } from '../lines.ts';
import type { CampaignFacts } from './facts.ts';
import { schemeName } from './names.ts';
import { reasonsOf } from './reasons.ts';
import { voice } from './voice.ts';

export const SCENARIO = 0;
export const DISCARD = 3;
export const HONOUR = 4;
const PARTS = ['scenario', 'first', 'second', 'discard', 'honour'];

const TURN = 'inf-event-turn';
const SCHEME = 'inf-event-scheme';
const DISCARDED = 'inf-event-schemes_discarded';

/** The part that each line of a villains' turn belongs to; `now` is that of the last one. */
function partsOf(lines: readonly LogLine[], now: number): number[] {
  const steps = lines.filter(({ id }) => id === SCHEME).length;
  let part = Math.max(SCENARIO, Math.min(now, DISCARD - 1) - steps);
  return lines.map(({ id }) => {
    if (id === SCHEME) part += 1;
    else if (id === DISCARDED) part = DISCARD;
    else if (part === DISCARD) part = HONOUR;
    return part;
  });
}

/** `told` are the lines so far, of which the last turn counts; `waits`: the players are asked something in the middle of it. */
export function villainStrip(now: number, told: readonly LogLine[], { revealed, threat }: Pick<CampaignFacts, 'revealed' | 'threat'>, waits = false): Strip {
  const lines = told.slice(told.findLastIndex(({ id }) => id === TURN) + 1);
  const parts = partsOf(lines, now);
  const own = lines.filter((_, number) => parts[number] === now);
  const part = (t: Say, at: number): string => {
    const scheme = revealed[at - 1];
    return scheme !== undefined && at < DISCARD ? schemeName(scheme) : t('inf-villain-part', { part: PARTS[at] ?? '' });
  };
  return {
    title: (t) => t('inf-villain-turn'),
    parts: PARTS.map((_, at) => (t) => part(t, at)),
    now,
    sum: (t) => t('inf-villain-sum', { threat }),
    heading: (t, at = now) => t('inf-villain-why', { part: part(t, at) }),
    lines: (t, at = now) => wordLines(lines.filter((_, number) => parts[number] === at), voice.name, t),
    reasons: (t) => reasonsOf(own, waits, t) ?? (waits && !own.length ? { heading: t('inf-villain-why', { part: part(t, now) }), steps: [], open: t('inf-reason-equal', { equal: 'order' }) } : null),
    beside: true,
  };
}
