/** What is said first of the odds of an attack, and how its means are told apart. */
import { vocabulary } from '../notation.ts';
import type { AttackOdds, TargetOdds } from '../facts.ts';

export interface Headline {
  /** The best that can happen: to kill, else to wound. */
  what: 'kill' | 'wound' | 'barrel' | 'nothing';
  chance: number;
}

export function headlineOf(target: TargetOdds | undefined, odds?: AttackOdds): Headline {
  const barrels = Object.values(odds?.barrels ?? {});
  if (!target) return barrels.length ? { what: 'barrel', chance: Math.max(...barrels) } : { what: 'nothing', chance: 0 };
  if (target.kill > 0) return { what: 'kill', chance: target.kill };
  const wound = 1 - (target.wounds[0] ?? 1);
  return wound > 0 ? { what: 'wound', chance: wound } : { what: 'nothing', chance: 0 };
}

export interface Mean {
  action: string;
  weapon: string | undefined;
  aimed: boolean;
}

export function meanOf(action: string): Mean {
  const { weapon, aimed } = vocabulary.parse(action);
  return { action, weapon, aimed: aimed === 'aimed' };
}

/** One for each weapon, with or without aim as the chosen one has it, where it can. */
export function weaponsIn(means: readonly string[], aimed: boolean): Mean[] {
  const all = means.map(meanOf);
  const names = [...new Set(all.map(({ weapon }) => weapon))];
  return names.map((weapon) => all.find((one) => one.weapon === weapon && one.aimed === aimed) ?? all.find((one) => one.weapon === weapon)).filter((one) => one !== undefined);
}

/** The same attack with the aim turned round, if that may be. */
export function otherAim(action: string, means: readonly string[]): string | undefined {
  const { weapon, aimed } = meanOf(action);
  return means.find((one) => meanOf(one).weapon === weapon && meanOf(one).aimed !== aimed);
}
