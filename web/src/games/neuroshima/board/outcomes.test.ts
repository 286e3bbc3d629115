import { expect, test } from 'vitest';
import { field, piecesOf } from '../facts.ts';
import { sample, SAMPLES } from '../gallery/samples.ts';
import { retreats, struck } from './outcomes.ts';

test('an Air Strike marks no HQ', () => {
  const { facts } = sample('act');
  const board = field(facts);
  const pieces = piecesOf(facts);
  for (const { name } of board.places) {
    const cells = struck(name, pieces, board);
    expect(cells.filter((cell) => pieces.get(cell)?.tile.kind === 'hq')).toEqual([]);
    expect(cells.every((cell) => pieces.has(cell))).toBe(true);
  }
});

test.each(SAMPLES)('a pushed tile goes where the engine lets it go: %s', (name) => {
  const { facts, retreats: known } = sample(name);
  for (const [pusher, pushed, cells] of known) {
    expect([pusher, pushed, retreats(pusher, pushed, piecesOf(facts), field(facts)).sort()]).toEqual([pusher, pushed, cells]);
  }
});
