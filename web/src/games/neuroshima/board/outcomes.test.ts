import { expect, test } from 'vitest';
import type { Facts } from '../../../lib/types.ts';
import { field, piecesOf, type Piece } from '../facts.ts';
import { sample, SAMPLES } from '../gallery/samples.ts';
import type { Answer } from '../answers.ts';
import { ghostDeeds, instantDeeds, netDeeds, retreats, struck, type Scene } from './outcomes.ts';

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

test('a tile that falls before its phase is not said to have nobody to hit', () => {
  const { facts } = sample('act');
  const pieces = piecesOf(facts);
  const ghost = [...pieces.values()].find((piece) => piece.tile.kind !== 'hq' && piece.tile.kind !== 'module' && piece.tile.initiative.length)!;
  const told = (...events: object[]): string => ghostDeeds(ghost, { facts, pieces, influence: {} as Scene['influence'], events: events as Scene['events'] }, (id, args) => `${id} ${String(args?.phase ?? '')}`);
  const [phase, acted, destroyed] = [{ kind: 'phase', phase: 3 }, { kind: 'acted', cell: ghost.cell }, { kind: 'destroyed', cell: ghost.cell, seat: 0, tile: '' }];
  expect(told(phase, destroyed)).toBe('nh-falls-first 3');
  expect(told(phase, acted, destroyed)).toBe('nh-hits-nothing ');
  expect(told(phase)).toBe('nh-hits-nothing ');
});

test('a module that works on enemies is not said to help them', () => {
  const { facts } = sample('act');
  const pieces = piecesOf(facts);
  const [mine, theirs] = [0, 1].map((seat) => [...pieces.values()].find((piece) => piece.seat === seat)!) as [Piece, Piece];
  const ghost = { ...mine, cell: 'x', tile: { ...mine.tile, kind: 'module' } } as Piece;
  const told = (...cells: string[]): string => ghostDeeds(ghost, { facts, pieces, influence: { links: cells.map((to) => ({ from: 'x', to })) } as Scene['influence'], events: undefined }, (id) => (id === 'language-tag' ? 'en' : id));
  expect(told(mine.cell)).toBe('nh-helps');
  expect(told(theirs.cell)).toBe('nh-hinders');
  expect(told()).toBe('nh-helps-nobody');
});

test('a tile that comes under a net is not said to net itself', () => {
  const { facts } = sample('act');
  const pieces = piecesOf(facts);
  const [ghost, other] = [...pieces.values()] as [Piece, Piece];
  const told = (netted: string[]): string => netDeeds(ghost, { ...facts, netted: [] } as Facts, { ...facts, netted } as Facts, pieces, (id) => (id === 'language-tag' ? 'en' : id));
  expect(told([ghost.cell])).toBe('nh-netted-itself');
  expect(told([other.cell])).toBe('nh-nets');
  expect(told([])).toBe('');
});

test('a push says where its target can go, and that its owner chooses between several cells', () => {
  for (const name of SAMPLES) {
    const { facts, retreats: known } = sample(name);
    const pieces = piecesOf(facts);
    for (const [start, cell, cells] of known) {
      const told = instantDeeds({ verb: 'push', start, cell } as Answer, { facts, pieces } as Scene, field(facts), (id, args) => (id === 'language-tag' ? 'en' : `${id} ${args?.count}: ${args?.cells}`));
      expect(told.startsWith(`nh-outcome-pushed ${cells.length}: `)).toBe(true);
      expect(cells.every((one) => told.includes(one))).toBe(true);
    }
  }
});
