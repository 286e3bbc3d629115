import { expect, test } from 'vitest';
import en from '../../../../platzdarm/locale/en/page.ftl?raw';
import ru from '../../../../platzdarm/locale/ru/page.ftl?raw';
import { demo } from '../start/demo.ts';
import { steps } from './neuroshima.ts';
import { reached, type Now } from './step.ts';

const now: Now = {
  facts: demo,
  log: [],
  preview: null,
  result: null,
  score: (facts) => (facts.seats as { hq: number }[]).map((seat) => seat.hq),
  standing: (facts) => new Set((facts.tiles as { cell: [number, number] }[]).map((one) => one.cell.join())),
};
const after = { ...demo, seats: [{ hq: 19 }, { hq: 14 }], tiles: [{ cell: [0, 0] }] };
const preview = { number: 1, events: [], after, threats: [] };

test('a goal on the board, in the log, in the preview, at the end', () => {
  expect(reached({ kind: 'stands', tile: 'outpost_hq' }, now)).toBe(true);
  expect(reached({ kind: 'stands', tile: 'borgo_hq' }, now)).toBe(false);
  expect(reached({ kind: 'played', verb: 'run' }, { ...now, log: [{ number: 1, seat: 0, action: 'run a1 a2 r0', events: [] }] })).toBe(true);
  expect(reached({ kind: 'harms', points: 2 }, { ...now, preview })).toBe(true);
  expect(reached({ kind: 'harms', points: 3 }, { ...now, preview })).toBe(false);
  expect(reached({ kind: 'decides', fall: ['1,1'], live: ['0,0'] }, { ...now, preview })).toBe(true);
  expect(reached({ kind: 'decides', fall: ['0,0'], live: [] }, { ...now, preview })).toBe(false);
  expect(reached({ kind: 'won' }, { ...now, result: [1, 0] })).toBe(true);
  expect(reached({ kind: 'won' }, now)).toBe(false);
});

test('each step has its texts in both languages', () => {
  for (const { id } of steps) {
    for (const part of ['', '-text', '-do']) {
      for (const catalogue of [en, ru]) expect(catalogue).toContain(`\nlearn-${id}${part} = `);
    }
  }
});
