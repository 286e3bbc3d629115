import { expect, test } from 'vitest';
import type { Facts, GameEvent, LogEntry } from '../../../lib/types.ts';
import { sample, SAMPLES } from '../gallery/samples.ts';
import { incursion } from '../facts.ts';
import { courseOf, gainsIn, lastDeed, spread } from './course.ts';

const facts = { seat: 1, game: 'doom2016', goal: { kind: 'sample_collection', done: 1, needed: 3, worked: [] }, marines: [{ name: 'alpha' }, { name: 'bravo' }], frags: [0, 6] } as unknown as Facts;

function entry(number: number, ...events: GameEvent[]): LogEntry {
  return { number, seat: 0, action: null, events, lines: [] };
}

const log: LogEntry[] = [
  entry(1, { kind: 'round', round: 1 }, { kind: 'took_token', marine: 'alpha', square: 'a1' }),
  entry(2, { kind: 'attack', attacker: 'imp-2', defender: 'alpha' }, { kind: 'damaged', figure: 'alpha', damage: 4, total: 4 }),
  entry(3, { kind: 'round', round: 2 }, { kind: 'attack', attacker: 'imp-1', defender: 'alpha' }, { kind: 'damaged', figure: 'alpha', damage: 6, total: 10 }, { kind: 'killed', figure: 'alpha', killer: 'imp-1', square: 'a1' }, { kind: 'frag', frags: 1 }),
  entry(4, { kind: 'activation', figure: 'bravo' }, { kind: 'killed', figure: 'imp-1', killer: 'bravo', square: 'a2' }, { kind: 'healed', figure: 'bravo', damage: 2 }, { kind: 'drew_glory', marine: 'bravo' }),
];

test('damage, kills and glory kills belong to who did them', () => {
  const course = courseOf(log, facts);
  expect(course.demons).toEqual([{ id: 'imp', dealt: 10, ownFire: 0, kills: 1, glory: 0, deaths: 1 }]);
  expect(course.marines.map(({ id, kills, glory, deaths }) => [id, kills, glory, deaths])).toEqual([['alpha', 0, 0, 1], ['bravo', 1, 1, 0]]);
});

test('a glory kill card that an ability brings after a kill is no glory kill', () => {
  const card = entry(6, { kind: 'used', marine: 'bravo' }, { kind: 'drew_glory', marine: 'bravo' });
  const kill = entry(5, { kind: 'activation', figure: 'bravo' }, { kind: 'killed', figure: 'imp-2', killer: 'bravo', square: 'a3' });
  const { marines } = courseOf([...log, kill, card], facts);
  expect(marines.map(({ id, kills, glory }) => [id, kills, glory])).toEqual([['alpha', 0, 0], ['bravo', 2, 1]]);
});

test('the goal falls with the marine who carries it; an action is one turning point', () => {
  const course = courseOf(log, facts);
  expect(course.goal).toEqual([{ round: 1, count: 1 }, { round: 2, count: 0 }]);
  expect(gainsIn(course.goal)).toEqual([{ round: 1, count: 1 }]);
  expect(course.frags).toEqual([{ round: 2, count: 1 }]);
  expect(course.moments.map(({ what, number }) => [what, number])).toEqual([['last_token', 1], ['carrier', 3]]);
});

test('a portal that is closed turns the mission, and the last round can be watched', () => {
  const sealing = { ...facts, goal: { kind: 'seal_the_breach', done: 2, needed: 2, worked: [] } } as unknown as Facts;
  const course = courseOf([...log, entry(5, { kind: 'portal_closed', portal: 'a4' }), entry(6, { kind: 'portal_closed', portal: 'b4' })], sealing);
  expect(course.moments.find(({ what }) => what === 'last_step')).toMatchObject({ number: 6, figure: 'bravo', round: 2 });
  expect(course.lastRound).toBe(3);
});

test('the last picture is where the last deed was done, whoever has died of it, and whatever was said after it', () => {
  const shown = SAMPLES.map((name) => incursion(sample(name).facts)).find(({ marines, figures }) => marines.length > 1 && figures.length > 3)!;
  const played = [
    entry(1, { kind: 'moved', figure: 'alpha', square: 'c3' }, { kind: 'placed', figure: 'imp-1', square: 'c5', turned: 0 }, { kind: 'moved', figure: 'bravo', square: 'h8' }),
    entry(2, { kind: 'moved', figure: 'alpha', square: 'c4' }, { kind: 'killed', figure: 'imp-1', killer: 'alpha', square: 'c5' }),
    entry(3, { kind: 'game_over', side: 'marines' }),
  ];
  const { places, marks } = lastDeed(played, shown);
  expect(new Set(places)).toEqual(new Set(['c3', 'c4', 'c5']));
  expect(marks.map(({ kind, places: [square] }) => [kind, square])).toEqual([['moved', 'c4'], ['removed', 'c5']]);
});

test('two turning points of one round do not cover each other, and none leaves the picture', () => {
  expect(spread([64, 100, 104], 32, 600)).toEqual([64, 100, 132]);
  expect(spread([64, 540, 542, 542], 32, 546)).toEqual([64, 482, 514, 546]);
});

test('frags that the invader begins with are there from the start', () => {
  const alone = [entry(1, { kind: 'round', round: 6 }, { kind: 'killed', figure: 'alpha', killer: 'imp-1', square: 'a1' }, { kind: 'frag', frags: 4 }), entry(2, { kind: 'killed', figure: 'alpha', killer: 'imp-1', square: 'a1' }, { kind: 'frag', frags: 5 })];
  const course = courseOf(alone, facts);
  expect([course.fragsBefore, course.frags]).toEqual([3, [{ round: 6, count: 5 }]]);
  expect(course.moments.map(({ what }) => what)).toEqual(['first_frag', 'last_frag']);
  expect(courseOf(log, facts).fragsBefore).toBe(0);
});
