import { expect, test } from 'vitest';
import type { LessonNow } from '../../contract/lesson.ts';
import { demo } from '../gallery/demo.ts';
import { skirmish } from '../facts.ts';
import { reached } from './goals.ts';

const now: LessonNow = { facts: demo, questions: [], log: [], events: [], preview: null, result: null, chosen: null, step: null, draft: null, foreseen: null };
const after = { ...demo, seats: [{ hq: 19 }, { hq: 14 }], tiles: skirmish(demo).tiles.filter((one) => one.cell === 'c3') };
const preview = { number: 1, events: [], after, threats: [] };

test('a goal on the board, in the log, in the preview, at the end', () => {
  expect(reached({ kind: 'stands', tile: 'outpost_hq' }, now)).toBe(true);
  expect(reached({ kind: 'stands', tile: 'borgo_hq' }, now)).toBe(false);
  expect(reached({ kind: 'played', verb: 'run' }, { ...now, log: [{ number: 1, seat: 0, action: 'run a1 a2 r0', events: [], lines: [] }] })).toBe(true);
  expect(reached({ kind: 'harms', points: 2 }, { ...now, preview })).toBe(true);
  expect(reached({ kind: 'harms', points: 3 }, { ...now, preview })).toBe(false);
  expect(reached({ kind: 'decides', fall: ['d4'], live: ['c3'] }, { ...now, preview })).toBe(true);
  expect(reached({ kind: 'decides', fall: ['c3'], live: [] }, { ...now, preview })).toBe(false);
  expect(reached({ kind: 'won' }, { ...now, result: [1, 0] })).toBe(true);
  expect(reached({ kind: 'won' }, now)).toBe(false);
});
