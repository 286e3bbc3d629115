/** Treasures that may be used before damage: what each would change. */
import type { Say } from '../../../lib/types.ts';
import type { Answer } from '../answers.ts';
import { championOf, type AttackForeseen, type ContestFacts, type Foreseen } from '../facts.ts';
import { championName } from '../names.ts';

export interface Use {
  answer: Answer;
  /** The attack, if this were used. */
  then?: AttackForeseen;
  /** Somebody stands or falls by it who would not without. */
  changes: boolean;
  /** It is for somebody who takes part in the attack. */
  concerned: boolean;
}

/** Those that change something first; for those who take part before all others. */
export function usesOf(answers: readonly Answer[], facts: ContestFacts, seen: Foreseen | null): Use[] {
  const involved = facts.attack ? [facts.attack.attacker, ...facts.attack.targets] : [];
  const worth = ({ changes, concerned }: Use): number => (changes ? 2 : 0) + (concerned ? 1 : 0);
  return answers
    .filter(({ verb, asked }) => verb === 'use' && asked === 'before_damage')
    .map((answer): Use => {
      const found = seen?.treasures.find(({ action }) => action === answer.text);
      return { answer, then: found?.attack, changes: found?.changes ?? false, concerned: involved.includes(answer.piece ?? '') };
    })
    .sort((one, other) => worth(other) - worth(one));
}

/** Whether somebody is on the field. */
export function stands(facts: ContestFacts, id: string | undefined): boolean {
  return (championOf(facts, id)?.cells.length ?? 0) > 0;
}

/** Those of whom something is true, and the others. */
export function divided<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

/** Who falls, in words. */
export function fateText(attack: AttackForeseen, facts: ContestFacts, t: Say): string {
  const falls = attack.blows.filter((blow) => blow.falls).map((blow) => championName(blow.champion, facts, t));
  if (attack.attacker_falls) falls.push(championName(attack.attacker, facts, t));
  return t('inf-attack-fate', { count: falls.length, names: falls.join(', ') });
}

/** Whether somebody of a side would fall as things stand. */
export function mineFalls(attack: AttackForeseen, facts: ContestFacts, seat: number): boolean {
  const side = facts.players[seat]?.side;
  const own = (id: string): boolean => facts.players[championOf(facts, id)?.owner ?? -1]?.side === side;
  return attack.blows.some(({ champion, falls }) => falls && own(champion)) || (attack.attacker_falls && own(attack.attacker));
}

/** In an attack of one's own no treasure changes who falls: each can as well be used before it or after it. */
export function changesNothing(answers: readonly Answer[], facts: ContestFacts, seen: Foreseen | null): boolean {
  const sideOf = (id: string | undefined): number | undefined => facts.players[championOf(facts, id)?.owner ?? -1]?.side;
  const uses = answers.filter(({ verb, asked, piece }) => verb === 'use' && asked === 'before_damage' && stands(facts, piece));
  const told = uses.map(({ text }) => seen?.treasures.find(({ action }) => action === text));
  return uses.length > 0 && sideOf(facts.attack?.attacker) === sideOf(uses[0]?.piece) && told.every((one) => one !== undefined && !one.changes);
}

/** Treasures could be used, but only for those who are off the field: that can wait. */
export function helpsNobody(answers: readonly Answer[], facts: ContestFacts): boolean {
  const uses = answers.filter(({ verb, asked }) => verb === 'use' && asked === 'before_damage');
  return uses.length > 0 && uses.every(({ piece }) => !stands(facts, piece));
}
