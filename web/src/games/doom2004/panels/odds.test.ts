import { describe, expect, it } from 'vitest';
import type { AttackOdds, ForayFacts, RerollOdds, TargetOdds } from '../facts.ts';
import { chanceTo, columnsOf, dangersIn, guardShots, headlineOf, nextWish, worthOf } from './odds.ts';

const target = (more: Partial<TargetOdds>): TargetOdds => ({ figure: 'imp-1', armour: 2, health: 2, dodges: false, success: 0.8, ammo: 0.2, wounds: [0.5, 0.3, 0.2], mean: 0.7, kill: 0.2, ...more });

describe('the headline of an attack', () => {
  it('is the best that can happen', () => {
    expect(headlineOf(target({}))).toEqual({ what: 'kill', chance: 0.2 });
    expect(headlineOf(target({ kill: 0, wounds: [0.75, 0.25, 0] }))).toEqual({ what: 'wound', chance: 0.25 });
  });

  it('never tells the chance of something impossible', () => {
    expect(headlineOf(target({ kill: 0, wounds: [1, 0, 0] })).what).toBe('nothing');
  });

  it('of a barrel alone is the chance to set it off', () => {
    expect(headlineOf(undefined, { barrels: { c4: 0.6 } } as unknown as AttackOdds)).toEqual({ what: 'barrel', chance: 0.6 });
  });
});

describe('a wish', () => {
  it('counts the same thing for every weapon, also what cannot kill', () => {
    const fist = target({ kill: 0, wounds: [0.2, 0.8, 0], success: 0.8 });
    expect([chanceTo('kill', fist), chanceTo('wound', fist), chanceTo('hit', fist)]).toEqual([0, 0.8, 0.8]);
  });
  it('is changed in turn', () => {
    expect([nextWish('kill'), nextWish('wound'), nextWish('hit')]).toEqual(['wound', 'hit', 'kill']);
  });
});

describe('a marine on guard', () => {
  const shot = (weapon: string, square: string, figure: string, kill: number): AttackOdds => ({ attacker: 'red', weapon, square, targets: [target({ figure, kill })], barrels: {} }) as unknown as AttackOdds;
  const facts = { marines: [], invaders: [], active: { figure: 'demon-1' } } as unknown as ForayFacts;

  it('sees each weapon once for a large invader, and whoever acts first', () => {
    const shots = guardShots([shot('pistol', 'a1', 'demon-1', 0.1), shot('pistol', 'b1', 'demon-1', 0.2), shot('pistol', 'd4', 'imp-1', 0.9)], facts);
    expect(shots.map(({ square }) => square)).toEqual(['b1', 'd4']);
  });

  it('spares ammunition where the chances are the same', () => {
    const shots = guardShots([shot('fist', 'a1', 'demon-1', 0.8), shot('pistol', 'a1', 'demon-1', 0.8), shot('machine_gun', 'a1', 'demon-1', 0.8)], facts);
    expect(shots[0]?.weapon).toBe('fist');
  });

  it('is told once of everybody whom a sweep would hurt', () => {
    const sweep = { attacker: 'hell_knight-1', targets: [target({ figure: 'green', mean: 0.9 }), target({ figure: 'red', mean: 1.2 }), target({ figure: 'imp-2', mean: 2 })] } as unknown as AttackOdds;
    expect(dangersIn([sweep, sweep], 2).map(({ target: { figure } }) => figure)).toEqual(['red', 'green']);
  });

  it('is never told to shoot at a friend, and last of all where one stands too near', () => {
    const near = { ...facts, marines: [{ id: 'green', seat: 1, square: 'c3' }] } as unknown as ForayFacts;
    const grenade = { ...shot('hand_grenade', 'd4', 'imp-1', 0.7), targets: [target({ figure: 'green', kill: 0.6 }), target({ figure: 'imp-1', kill: 0.7 })] };
    const shots = guardShots([shot('hand_grenade', 'c3', 'green', 0.9), grenade, shot('pistol', 'd4', 'imp-1', 0.3)], near);
    expect(shots.map(({ weapon, square }) => `${weapon} ${square}`)).toEqual(['pistol d4', 'hand_grenade d4']);
  });
});

describe('a choice of dice to roll again', () => {
  const fates = (zombie: number, knight: number, friend = 0): RerollOdds => ({
    action: 'reroll',
    dice: [],
    targets: [target({ figure: 'zombie-1', kill: zombie, mean: zombie }), target({ figure: 'imp-1', kill: zombie, mean: zombie }), target({ figure: 'hell_knight-1', kill: 0, wounds: [1 - knight, knight], mean: knight }), target({ figure: 'green', kill: 0, wounds: [1 - friend, friend], mean: friend })],
  });

  it('is told by what it does to each, those alike in one column, and first where it matters', () => {
    const columns = columnsOf([fates(1, 0), fates(0.9, 0.4)], 2);
    expect(columns).toEqual([
      { wish: 'wound', figures: ['hell_knight-1'], chances: [0, 0.4] },
      { wish: 'kill', figures: ['zombie-1', 'imp-1'], chances: [1, 0.9] },
    ]);
  });

  it('is worth less where a friend of the attacker is hurt', () => {
    expect(worthOf(fates(1, 0), 'red')).toBeGreaterThan(worthOf(fates(1, 0.5, 0.8), 'red'));
  });
});
