import { expect, it } from 'vitest';
import { MISSIONS } from '../gallery/samples.ts';
import { incursion } from '../facts.ts';
import { blank, drop, factsOn, nextOf, put, questionsOf, read, roomFor, setUp, standing, startFacts, write, type HandMade } from './position.ts';

const mission = MISSIONS[0]!;
const made = (more: Partial<HandMade> = {}): HandMade => ({ ...blank(mission.id), ...more });
const bare = startFacts(made());

it('writes a position into an address and reads it again', () => {
  const [free = ''] = roomFor(bare, 'imp-1');
  const placed = put(made({ round: 4, frags: 1, turn: 'bravo', shut: [0] }), [], `displace imp-1 ${free}`);
  const hurt = { ...placed, figures: placed.figures?.map((one) => ({ ...one, damage: 2, stunned: true })) ?? null };
  for (const one of [made(), hurt, made({ shut: [], figures: [] })]) {
    expect(write(one)).toMatch(/^[\w.~-]+$/);
    expect(read(write(one))).toEqual(one);
  }
});

it('refuses what is no position', () => {
  const good = write(made());
  for (const text of ['', 'x', good.replace(mission.id, 'nowhere'), good.replace('~2~', '~7~'), good.replace('~1~0~', '~0~0~'), good.replace(/~_$/, '~imp-1.zz.0.0.0'), good.replace(/~_$/, '~troll-1.b1.0.0.0'), good.replace(/~_$/, '~imp-1.b1.0.0.0~imp-1.b2.0.0.0'), good.replace('~_~', '~s99~')]) {
    expect(read(text), text).toBeNull();
  }
});

it('shows the mission as it begins until somebody is put elsewhere', () => {
  const base = incursion(mission.facts);
  const before = standing(base, made());
  expect(before.map(({ id }) => id)).toEqual(base.figures.filter(({ seat }) => seat >= 0).map(({ id }) => id));
  const [free = ''] = roomFor(factsOn(base, made()), 'imp-9');
  const after = put(made(), before, `displace imp-9 ${free}`);
  expect(after.figures).toHaveLength(before.length + 1);
  expect(factsOn(base, after).figures.find(({ id }) => id === 'imp-9')).toMatchObject({ squares: [free], seat: 0, type: 'imp' });
  expect(factsOn(base, after).invader.cards.find(({ id }) => id === 'imp')?.figures).toBe((after.figures ?? []).filter(({ id }) => id.startsWith('imp-')).length);
  expect(drop(after, after.figures ?? [], 'imp-9').figures).toEqual(before);
});

it('offers squares that are free, and to a large figure only those where all of it has room', () => {
  const [first = '', second = ''] = roomFor(bare, 'imp-1');
  const taken = factsOn(bare, put(made(), [], `displace imp-1 ${first}`));
  expect(roomFor(taken, 'imp-2')).not.toContain(first);
  expect(questionsOf(taken, 'imp-2', 0)[0]?.answers?.singles).toContain(`displace imp-2 ${second}`);
  expect(questionsOf(taken, null, 0)[0]?.answers?.singles).toEqual([]);
  expect(nextOf([{ id: 'imp-1', square: first, turned: false, damage: 0, stunned: false }], 'imp')).toBe('imp-2');
});

it('tells the server what is said, and no more', () => {
  expect(setUp(made())).toEqual({ mission: mission.id, marines: 2, round: 1, frags: [0] });
  expect(setUp(put(made({ turn: 'alpha' }), [], 'displace alpha b1'))).toMatchObject({ turn: 'alpha', figures: [{ id: 'alpha', squares: ['b1'], damage: 0 }] });
});
