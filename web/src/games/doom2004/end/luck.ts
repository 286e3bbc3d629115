/** How kind the dice were: hits of first rolls against what the faces promised. */
import { content, isWeapon, weaponOf } from '../content.ts';
import type { DieFacts } from '../facts.ts';

export interface Rolled {
  dice: DieFacts[];
  weapon: string;
  /** How far away the attacked square is. */
  range: number;
}

/** Ways by the range that dice show together, where none of them misses. */
type Ways = ReadonlyMap<number, number>;

function withDie(ways: Ways, faces: readonly DieFacts[]): Ways {
  const after = new Map<number, number>();
  for (const [far, count] of ways) {
    for (const face of faces) if (!face.miss) after.set(far + face.range, (after.get(far + face.range) ?? 0) + count);
  }
  return after;
}

/** The chance that these dice hit: no miss among them (D04-ROLL-03), and far enough (D04-ROLL-04) unless it is a blow. */
export function chanceOf({ dice, weapon, range }: Rolled): number {
  const needed = isWeapon(weapon) && weaponOf(weapon).melee ? -Infinity : range;
  const thrown = dice.map(({ colour }) => content().dice[colour] ?? []);
  const ways = thrown.reduce<Ways>(withDie, new Map([[0, 1]]));
  const all = thrown.reduce((product, faces) => product * Math.max(faces.length, 1), 1);
  return [...ways].reduce((sum, [far, count]) => (far >= needed ? sum + count : sum), 0) / all;
}

/** One for a first roll that hits, none for one that does not, less its chance: the sum tells good luck from bad. */
export function luckOf(rolled: Rolled): number {
  const { dice, weapon, range } = rolled;
  const far = dice.reduce((sum, die) => sum + die.range, 0);
  const hits = !dice.some(({ miss }) => miss) && (far >= range || (isWeapon(weapon) && weaponOf(weapon).melee));
  return (hits ? 1 : 0) - chanceOf(rolled);
}
