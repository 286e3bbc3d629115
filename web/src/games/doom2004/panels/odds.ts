/** What is said first of the odds of an attack, and how its means are told apart. */
import { vocabulary } from '../notation.ts';
import { canHarm, figuresOf, foeOf, type AttackOdds, type ForayFacts, type RerollOdds, type TargetOdds } from '../facts.ts';
import { isMarine } from '../names.ts';

/** What somebody may want of an attack. */
export type Wish = 'kill' | 'wound' | 'hit';

export interface Headline {
  /** The best that can happen: to kill, else to wound. */
  what: Wish | 'barrel' | 'nothing';
  chance: number;
}

const WISHES: readonly Wish[] = ['kill', 'wound', 'hit'];

export function isWish(what: Headline['what']): what is Wish {
  return WISHES.some((one) => one === what);
}

export function nextWish(wish: Wish): Wish {
  return WISHES[(WISHES.indexOf(wish) + 1) % WISHES.length] ?? wish;
}

export function chanceTo(wish: Wish, { kill, wounds, success }: TargetOdds): number {
  return wish === 'kill' ? kill : wish === 'hit' ? success : 1 - (wounds[0] ?? 1);
}

export function headlineOf(target: TargetOdds | undefined, odds?: AttackOdds): Headline {
  const barrels = Object.values(odds?.barrels ?? {});
  if (!target) return barrels.length ? { what: 'barrel', chance: Math.max(...barrels) } : { what: 'nothing', chance: 0 };
  if (target.kill > 0) return { what: 'kill', chance: target.kill };
  const wound = chanceTo('wound', target);
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

/** Friends who would be hit as well, and how badly. */
export function friendsIn({ attacker, targets }: AttackOdds): TargetOdds[] {
  return targets.filter(({ figure, mean }) => mean > 0 && isMarine(figure) === isMarine(attacker));
}

/**
 * What a marine on guard may shoot: at whoever acts first, then what kills and wounds most and spares friends; each weapon
 * once for each enemy, and never at a friend. Among equals what needs no ammunition comes first, as the server lists them.
 */
export function guardShots(attacks: readonly AttackOdds[], facts: ForayFacts): AttackOdds[] {
  const worth = (one: AttackOdds): number => {
    const foe = foeOf(one, facts);
    const friends = friendsIn(one).reduce((sum, { mean }) => sum + mean, 0);
    return (foe?.kill ?? 0) + (foe?.mean ?? 0) / 100 + (foe?.figure === facts.active?.figure ? 1 : 0) - friends;
  };
  const atFriend = ({ square }: AttackOdds): boolean => figuresOf(facts).some(({ seat, squares }) => seat > 0 && squares.includes(square));
  const sorted = attacks.filter((one) => foeOf(one, facts) && canHarm(one) && !atFriend(one)).sort((one, other) => worth(other) - worth(one));
  const shotOf = (one: AttackOdds): string => `${one.weapon} ${foeOf(one, facts)?.figure}`;
  const shots = sorted.map(shotOf);
  return sorted.filter((one, at) => shots.indexOf(shotOf(one)) === at);
}

export interface Danger {
  attacker: string;
  target: TargetOdds;
}

/** What the invaders could do to marines, the worst first. A sweep is told for each marine, and each time hits them all. */
export function dangersIn(threats: readonly AttackOdds[], most: number): Danger[] {
  const all = threats.flatMap(({ attacker, targets }) => targets.filter(({ figure, mean }) => mean > 0 && isMarine(figure)).map((target) => ({ attacker, target })));
  const each = new Map(all.map((one) => [`${one.attacker} ${one.target.figure}`, one]));
  return [...each.values()].sort((one, other) => other.target.mean - one.target.mean).slice(0, most);
}

/** What somebody who rolls again may want of an attack: wounds for enemies of the attacker, and none for its friends. */
export function worthOf({ targets }: RerollOdds, attacker: string): number {
  return targets.reduce((sum, { figure, mean }) => sum + (isMarine(figure) === isMarine(attacker) ? -mean : mean), 0);
}

/** A column of the choices of dice: what each promises against figures that fare alike. */
export interface Column {
  wish: Wish;
  figures: string[];
  chances: number[];
}

/** To kill, or to wound whom no choice kills; those first to whom the choice makes a difference. */
export function columnsOf(rerolls: readonly RerollOdds[], most: number): Column[] {
  const found = new Map<string, Column>();
  for (const [place, { figure }] of (rerolls[0]?.targets ?? []).entries()) {
    const fates = rerolls.flatMap(({ targets }) => targets[place] ?? []);
    const wish = fates.some(({ kill }) => kill > 0) ? 'kill' : 'wound';
    const chances = fates.map((fate) => chanceTo(wish, fate));
    const alike = `${wish} ${chances.join()}`;
    found.set(alike, { wish, chances, figures: [...(found.get(alike)?.figures ?? []), figure] });
  }
  const spread = ({ chances }: Column): number => Math.max(...chances) - Math.min(...chances);
  return [...found.values()].sort((one, other) => spread(other) - spread(one)).slice(0, most);
}
