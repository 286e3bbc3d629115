/** An attack as six steps with one running sum (D16-ATTACK-01), and which lines of the log belong to which. */
import type { LogLine, Say } from '../../lib/types.ts';
import type { Strip } from '../contract/scenes.ts';
import { wordLines } from '../lines.ts';
import type { AttackFacts } from './facts.ts';
import { isMarine } from './names.ts';
import { voice } from './voice.ts';

export const TARGET = 0;
export const ROLL = 1;
export const DEFENCE = 2;
export const DEFENDER = 3;
export const ATTACKER = 4;
export const DAMAGE = 5;
const STEPS = ['target', 'roll', 'defence', 'defender', 'attacker', 'damage'];

const BEGINS = 'd16-event-attack';
const USED = 'd16-event-used';
const STEP_OF: readonly (readonly [string, number])[] = [
  [BEGINS, TARGET],
  ['d16-event-lost_die', TARGET],
  ['d16-event-rolled', ROLL],
  ['d16-event-defence', DEFENCE],
];

/** The step that waits for an answer now. */
export function stepOf({ step }: AttackFacts): number {
  if (step === 'declared') return TARGET;
  if (step === 'roll') return ROLL;
  if (step === 'cover') return DEFENCE;
  if (step === 'defend') return DEFENDER;
  return step === 'strike' ? ATTACKER : DAMAGE;
}

/** Whether an ability of that seat is the defender's answer; all else is the attacker's. */
export function defends(attack: AttackFacts, seat: number | null | undefined): boolean {
  return isMarine(attack.defender) ? seat !== 0 : seat === 0;
}

function stepOfLine({ id, seat }: LogLine, attack: AttackFacts): number {
  if (id.startsWith(USED)) return defends(attack, seat) ? DEFENDER : ATTACKER;
  return STEP_OF.find(([begin]) => id.startsWith(begin))?.[1] ?? DAMAGE;
}

/** `told` are the lines so far; the newest attack among them is this one. */
export function attackStrip(attack: AttackFacts, now: number, told: LogLine[]): Strip {
  const lines = told.slice(Math.max(0, told.findLastIndex(({ id }) => id.startsWith(BEGINS))));
  const part = (t: Say, at: number): string => t('d16-strip-step', { step: STEPS[at] ?? '' });
  return {
    title: (t) => t('d16-attack'),
    parts: STEPS.map((_, at) => (t) => part(t, at)),
    now,
    sum: (t) => sumOf(attack, now, t),
    heading: (t, at = now) => part(t, at),
    lines: (t, at = now) => wordLines(lines.filter((line) => stepOfLine(line, attack) === at), voice.name, t),
    inAside: true,
  };
}

function sumOf(attack: AttackFacts, now: number, t: Say): string {
  const { rolled, symbols, shields, dodged, damage, red, black } = attack;
  if (!rolled) return t('d16-strip-dice', { dice: red + black });
  if (dodged) return t('d16-strip-dodge');
  if (now === DAMAGE) return t('d16-strip-damage', { symbols, shields, damage });
  return shields ? t('d16-strip-sum', { symbols, shields }) : t('d16-strip-symbols', { symbols });
}
