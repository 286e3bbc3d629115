/** Why a villain does what it does: the questions of the book in their order, each with what its order has told so far. */
import type { LogLine, Say } from '../../lib/types.ts';
import type { Reasons } from '../contract/scenes.ts';
import { wordLine } from '../lines.ts';
import { voice } from './voice.ts';

const ORDERED = 'inf-event-villain_ordered';
/** With a target of its own; rats run for treasures instead. */
const TARGETED = `${ORDERED}-to`;
const ABLE = 'inf-event-can_defeat';
const PLAN = 'inf-event-villain_plan';

type Asked = 'able' | 'whom' | 'from' | 'where' | 'hunts' | 'shrine' | 'strikes';
const QUESTIONS: Record<string, Asked> = {
  [ABLE]: 'able',
  [`${PLAN}-defeats`]: 'whom',
  [`${PLAN}-reaches`]: 'whom',
  [`${PLAN}-reaches-to`]: 'from',
  [`${PLAN}-shrine-to`]: 'shrine',
  [`${PLAN}-advances-to`]: 'where',
  [`${PLAN}-stays-to`]: 'where',
  [`${PLAN}-strikes`]: 'strikes',
  [`${PLAN}-hunts`]: 'hunts',
  [`${PLAN}-hunts-to`]: 'where',
  [`${PLAN}-forages-to`]: 'where',
};
/** What it does only where it can defeat nobody. */
const HELPLESS = [`${PLAN}-shrine-to`, `${PLAN}-advances-to`, `${PLAN}-stays-to`];

/** An order of which these are the last words waits for the players. */
const EQUAL: Record<string, 'target' | 'cell'> = { [ABLE]: 'target', [`${PLAN}-reaches`]: 'cell' };
/** They are told between the order and what it decides. */
const COMES = [ORDERED, 'inf-event-entered', 'inf-event-triggered'];
const OVER = 'inf-event-order_over';

/** Of the order that was given last; nothing where it has decided nothing yet. `waits`: something is asked in the middle of it. */
export function reasonsOf(lines: readonly LogLine[], waits: boolean, t: Say): Reasons | null {
  const order = lines.slice(Math.max(0, lines.findLastIndex(({ id }) => id.startsWith(ORDERED))));
  const [ordered] = order;
  const last = order.at(-1)?.id ?? '';
  if (!ordered?.id.startsWith(ORDERED) || (waits && last === OVER)) return null;
  const told = order.flatMap((line) => ((question) => (question ? [{ id: line.id, question, text: wordLine(line, voice.name, t).text }] : []))(QUESTIONS[line.id]));
  const equal = waits ? (EQUAL[last] ?? (COMES.some((one) => last.startsWith(one)) ? 'cell' : undefined)) : undefined;
  const steps = told.map(({ question, text }) => ({ question: t('inf-reason', { question }), text }));
  if (HELPLESS.includes(told[0]?.id ?? '') || (ordered.id === TARGETED && equal && !told.length)) steps.unshift({ question: t('inf-reason', { question: 'able' }), text: t('inf-reason-nobody') });
  const open = equal && t('inf-reason-equal', { equal });
  return steps.length || open ? { heading: headingOf(ordered, t), steps, open } : null;
}

function headingOf({ args }: LogLine, t: Say): string {
  const piece = args?.piece;
  const named = typeof piece === 'object' && !Array.isArray(piece) && piece.type === 'name' ? voice.name(piece.kind, piece.id) : '';
  return t('inf-reason-heading', { villain: named });
}
