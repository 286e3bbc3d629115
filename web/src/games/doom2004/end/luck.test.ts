import { describe, expect, it } from 'vitest';
import type { Content, VocabularyInfo } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import learn from '../content.ts';
import type { DieFacts } from '../facts.ts';
import { chanceOf, luckOf } from './luck.ts';

const die = (colour: string, range: number, miss = false): DieFacts => ({ colour, range, damage: 0, ammo: false, miss }) as DieFacts;
const dice = { yellow: [die('yellow', 3), die('yellow', 0, true)], green: [die('green', 1), die('green', 0)] };
const weapons = [{ id: 'pistol', melee: false }, { id: 'fist', melee: true }];
learn({ dice, weapons } as unknown as Content, vocabularies.doom2004.vocabulary as VocabularyInfo);

describe('luck', () => {
  const both = [die('yellow', 3), die('green', 1)];

  it('knows the chance of a roll: no miss, and far enough', () => {
    expect(chanceOf({ dice: both, weapon: 'pistol', range: 3 })).toBe(1 / 2);
    expect(chanceOf({ dice: both, weapon: 'pistol', range: 4 })).toBe(1 / 4);
    expect(chanceOf({ dice: both, weapon: 'pistol', range: 5 })).toBe(0);
    expect(chanceOf({ dice: [die('yellow', 3)], weapon: 'fist', range: 9 })).toBe(1 / 2);
  });

  it('is good with a hit that was unlikely, and bad with a miss', () => {
    expect(luckOf({ dice: both, weapon: 'pistol', range: 4 })).toBe(3 / 4);
    expect(luckOf({ dice: [die('yellow', 0, true), die('green', 1)], weapon: 'pistol', range: 3 })).toBe(-1 / 2);
    expect(luckOf({ dice: [die('yellow', 0, true)], weapon: 'fist', range: 1 })).toBe(-1 / 2);
  });
});
