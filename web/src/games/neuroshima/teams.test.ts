import { expect, test } from 'vitest';
import type { Facts } from '../../lib/types.ts';
import { turnsOf } from './teams.ts';

function at(order: number[], turn: number, active: number, gone: number[] = []): Facts {
  const seats = [...new Set(order)].map((_, seat) => ({ alive: !gone.includes(seat) }));
  return { game: 'neuroshima', order, turn, active, seats } as unknown as Facts;
}

test('the order of turns is that of the game, not of the seats: partners never play one after the other', () => {
  expect(turnsOf(at([3, 0, 2, 1], 2, 0))).toEqual([0, 2, 1, 3]);
  expect(turnsOf(at([3, 0, 2, 1], 5, 3))).toEqual([3, 0, 2, 1]);
});

test('who stands alone comes twice in a round', () => {
  expect(turnsOf(at([0, 1, 0, 2], 1, 0))).toEqual([0, 1, 0, 2]);
  expect(turnsOf(at([0, 1, 0, 2], 3, 0))).toEqual([0, 2, 0, 1]);
  expect(turnsOf(at([0, 1, 0, 2], 4, 2))).toEqual([2, 0, 1, 0]);
});

test('whoever is out is left out, and before the first turn there is no order to tell', () => {
  expect(turnsOf(at([1, 2, 0], 6, 2, [1]))).toEqual([2, 0]);
  expect(turnsOf(at([1, 2, 0], 0, -1))).toEqual([]);
});
