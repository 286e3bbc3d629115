/** An attack as four steps with what has come of it so far, and which lines of the log belong to which. */
import type { LogLine, Say } from '../../lib/types.ts';
import type { Strip } from '../contract/scenes.ts';
import { wordLines } from '../lines.ts';
import type { AttackFacts } from './facts.ts';
import { voice } from './voice.ts';

export const AIM = 0;
export const ROLL = 1;
export const REROLL = 2;
export const WOUNDS = 3;
const STEPS = ['aim', 'roll', 'reroll', 'wounds'];

const BEGINS = 'd04-event-attack';
const STEP_OF: readonly (readonly [string, number])[] = [
  [BEGINS, AIM],
  ['d04-event-guard', AIM],
  ['d04-event-watchful', AIM],
  ['d04-event-rolled', ROLL],
  ['d04-event-ammo_spent', ROLL],
  ['d04-event-rerolled', REROLL],
  ['d04-event-aim_cancelled', REROLL],
];

/** The step that waits for an answer now. */
export function stepOf({ step }: AttackFacts): number {
  if (step === 'declared') return AIM;
  if (step === 'rolled') return ROLL;
  return step === 'reroll' ? REROLL : WOUNDS;
}

/** `told` are the lines so far; the newest attack among them is this one. */
export function attackStrip(attack: AttackFacts, now: number, told: LogLine[]): Strip {
  const lines = told.slice(Math.max(0, told.findLastIndex(({ id }) => id === BEGINS || id === `${BEGINS}-weapon`)));
  const part = (t: Say, at: number): string => t('d04-strip-step', { step: STEPS[at] ?? '' });
  const stepOfLine = ({ id }: LogLine): number => STEP_OF.find(([begin]) => id.startsWith(begin))?.[1] ?? WOUNDS;
  return {
    title: (t) => t('d04-strip'),
    parts: STEPS.map((_, at) => (t) => part(t, at)),
    now,
    sum: (t) => sumOf(attack, t),
    heading: (t, at = now) => part(t, at),
    lines: (t, at = now) => wordLines(lines.filter((line) => stepOfLine(line) === at), voice.name, t),
    inAside: true,
  };
}

/** What the dice say so far. */
export function sumOf({ dice, success, damage, range, reach }: AttackFacts, t: Say): string {
  if (!dice.length) return t('d04-sum-range', { range });
  if (dice.some(({ miss }) => miss)) return t('d04-sum-miss');
  return success === false ? t('d04-sum-short', { reach, range }) : t('d04-sum-damage', { damage });
}
