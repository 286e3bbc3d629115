import { describe, expect, test } from 'vitest';
import type { GameEvent, LogEntry } from '../../lib/types.ts';
import { fatesOf, leftHand } from './fates.ts';

const entry = (number: number, seat: number, ...events: GameEvent[]): LogEntry => ({ number, seat, action: '', events, lines: [] }) as LogEntry;

const LOG = [
  entry(1, 0, { kind: 'turn', seat: 1, turn: 7 }, ...['push', 'push', 'gauss_cannon'].map((tile) => ({ kind: 'drew', seat: 1, tile: `moloch_${tile}` }))),
  entry(2, 1, { kind: 'discarded', seat: 1, tile: 'moloch_push' }),
  entry(3, 1, { kind: 'placed', seat: 1, tile: 'moloch_gauss_cannon', cell: 'e1', rotation: 4 }),
];

describe('the tiles of a turn', () => {
  test('are told by what became of them', () => {
    expect(fatesOf(LOG, 1, 7)).toEqual([
      { tile: 'moloch_push', how: 'discarded' },
      { tile: 'moloch_gauss_cannon', how: 'placed', cell: 'e1' },
    ]);
    expect(fatesOf(LOG, 0, 7)).toEqual([]);
  });

  test('are told through the next turn, and no longer', () => {
    const ended = [...LOG, entry(4, 1, { kind: 'turn', seat: 0, turn: 8 }, { kind: 'placed', seat: 0, tile: 'borgo_mutant', cell: 'a1', rotation: 0 })];
    expect(fatesOf(ended, 1, 8)).toHaveLength(2);
    expect(fatesOf(ended, 0, 8)).toEqual([{ tile: 'borgo_mutant', how: 'placed', cell: 'a1' }]);
    expect(fatesOf(ended, 1, 9)).toEqual([]);
  });

  test('a hand that is drawn anew was thrown away', () => {
    const redrew = entry(2, 1, { kind: 'redrew', seat: 1, tiles: ['moloch_push', 'moloch_battle'] });
    expect(fatesOf([LOG[0]!, redrew], 1, 7).map(({ how }) => how)).toEqual(['discarded', 'discarded']);
  });
});

test('what has just left the hand is being played', () => {
  expect(leftHand(['push', 'push', 'gauss'], ['push', 'gauss'])).toEqual([{ tile: 'push', how: 'now' }]);
  expect(leftHand(['push'], ['push', 'battle'])).toEqual([]);
});
