import { expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../../../lib/types.ts';
import { demo } from '../gallery/demo.ts';
import { learnArmies } from '../tiles.ts';
import { scenes, type Show, type Strike } from '../scenes.ts';
import { courseOf, decisive, milestones, scenesOf, swings, type Battle } from './course.ts';

const name = { en: '', ru: '' };
learnArmies([{ id: 'outpost', origin: 'published', name, profile: name, tiles: [{ id: 'hq', kind: 'hq', count: 1, name }] }]);

function entry(number: number, seat: number, ...events: GameEvent[]): LogEntry {
  return { number, seat, action: null, events, lines: [] };
}

const hurt = (seat: number, damage: number, left: number): GameEvent => ({ kind: 'hq_damaged', seat, damage, left });
const log: LogEntry[] = [
  entry(1, 0, { kind: 'turn', turn: 1, seat: 0 }, { kind: 'placed', seat: 0, tile: 'outpost_hq', cell: 'a1', rotation: 0 }, { kind: 'placed', seat: 0, tile: 'outpost_brawler', cell: 'b1', rotation: 0 }),
  entry(2, 1, { kind: 'turn', turn: 4, seat: 1 }, { kind: 'battle_began', cause: 'tile' }, { kind: 'phase', phase: 2 }, hurt(0, 1, 19), hurt(1, 3, 17), { kind: 'battle_ended' }),
  // A battle in which somebody is asked spans two actions.
  entry(3, 0, { kind: 'turn', turn: 6, seat: 0 }, { kind: 'battle_began', cause: 'full' }, { kind: 'phase', phase: 3 }, hurt(1, 4, 13)),
  entry(4, 1, { kind: 'phase', phase: 2 }, { kind: 'destroyed', cell: 'b1', seat: 0, tile: 'outpost_brawler' }, { kind: 'battle_ended' }),
  entry(5, 0, { kind: 'turn', turn: 8, seat: 0 }, { kind: 'battle_began', cause: 'last' }, { kind: 'phase', phase: 1 }, hurt(0, 2, 17), hurt(1, 2, 11), { kind: 'battle_ended' }),
];

test('points step at battles, and a battle knows its actions', () => {
  const course = courseOf(log, demo);
  expect(course.marks.map((mark) => [mark.turn, ...mark.points.slice(0, 2)])).toEqual([[4, 19, 17], [6, 19, 13], [8, 17, 11]]);
  expect(course.battles.map(({ first, last }) => [first, last])).toEqual([[2, 2], [3, 4], [5, 5]]);
  expect(course.tallies[0]?.lost).toBe(1);
  expect(course.tallies[1]?.begun).toBe(1);
  expect(course.used[0]).toEqual([{ tile: 'outpost_brawler', count: 1, instant: false }]);
});

test('a full board and the last tile bring two battles in one action, each of which is one of its own', () => {
  const both = entry(1, 0, { kind: 'battle_began', cause: 'full' }, { kind: 'phase', phase: 1 }, { kind: 'hit', source: 'a1', target: 'b1', damage: 2 }, hurt(1, 2, 18), { kind: 'battle_ended' }, { kind: 'battle_began', cause: 'last' }, { kind: 'phase', phase: 1 }, { kind: 'hit', source: 'a1', target: 'b1', damage: 1 }, hurt(1, 1, 17), { kind: 'battle_ended' });
  const { battles } = courseOf([both], demo);
  expect(battles.map(({ cause, after }) => [cause, after[1]])).toEqual([['full', 18], ['last', 17]]);
  const shown = scenes(both, demo);
  const damage = (battle: Battle): number[] => scenesOf(battle, shown).flatMap(({ show }) => ((show as Show).type === 'strike' ? (show as Strike).hits.map((hit) => hit.damage) : []));
  expect(battles.map(damage)).toEqual([[2], [1]]);
});

test('a battle is marked with its own turn, though the next one begins with the same action', () => {
  const marks = milestones([entry(1, 0, { kind: 'turn', turn: 5, seat: 0 }), entry(2, 0, { kind: 'battle_began', cause: 'tile' }, { kind: 'battle_ended' }, { kind: 'turn', turn: 6, seat: 1 })], (_, args) => String(args?.turn));
  expect(marks).toEqual([{ number: 2, label: '5' }]);
});

test('the battle that moved the sides apart most decides; of equal ones the later; of none the last', () => {
  const { battles } = courseOf(log, demo);
  expect(decisive(battles, [0, 1])?.first).toBe(3);
  expect(swings(battles[1]!).slice(0, 2)).toEqual([0, -4]);
  const [, second, third] = battles;
  expect(decisive([second!, { ...third!, after: [19, 7], before: [19, 11] }], [0, 1])?.turn).toBe(8);
  expect(decisive([{ ...second!, after: second!.before }, { ...third!, after: third!.before }], [0, 1])?.turn).toBe(8);
  expect(decisive([], [0, 1])).toBeNull();
});
