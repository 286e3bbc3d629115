import { expect, test } from 'vitest';
import { field, piecesOf } from '../facts.ts';
import { sample } from '../gallery/samples.ts';
import { retreats, struck } from './outcomes.ts';

const { facts } = sample('act');
const board = field(facts);

test('an Air Strike marks no HQ', () => {
  const pieces = piecesOf(facts);
  for (const { name } of board.places) {
    const cells = struck(name, pieces, board);
    expect(cells.filter((cell) => pieces.get(cell)?.tile.kind === 'hq')).toEqual([]);
    expect(cells.every((cell) => pieces.has(cell))).toBe(true);
  }
});

test('a pushed tile goes away from who pushes, to free cells only', () => {
  const free = new Map();
  expect(retreats('c3', 'c2', free, board).sort()).toEqual(['b1', 'c1', 'd1']);
  const standing = new Map([['c1', [...piecesOf(facts).values()][0]!]]);
  expect(retreats('c3', 'c2', standing, board).sort()).toEqual(['b1', 'd1']);
});
