import { expect, test } from 'vitest';
import type { Facts, Told } from '../../lib/types.ts';
import { skirmish } from './facts.ts';
import { sample } from './gallery/samples.ts';
import { say } from '../../gallery/words.ts';
import bookOf, { cut } from './puzzles.ts';

test('after the solver’s turn nothing more is seen: no turn of the other side, no tile of his', () => {
  const { facts } = sample('act');
  const { seats, turn } = skirmish(facts);
  const [drawn = ''] = Object.keys(seats[1]?.pile_holds ?? {});
  const later = { ...facts, turn, active: 1, seats: seats.map((seat, number) => (number === 1 ? { ...seat, hand: [...seat.hand, drawn], pile: 5 } : seat)) } as Facts;
  const events = [{ kind: 'battle_ended' }, { kind: 'turn', seat: 1, turn: 4 }, { kind: 'drew', seat: 1, tile: drawn }];
  const lines = [{ id: 'fought', after: 1 }, { id: 'turn', after: 2 }, { id: 'drew', after: 3 }];
  const left = cut({ events, lines, facts: later } as unknown as Told & { facts: Facts });
  expect([left.events.length, left.lines.map(({ id }) => id)]).toEqual([1, ['fought']]);
  expect(skirmish(left.facts).seats[1]).toMatchObject({ hand: seats[1]?.hand, pile: 6 });
  expect(skirmish(left.facts).turn).toBe(turn - 1);
});

test('an action that leaves the turn to the solver is told whole', () => {
  const { facts } = sample('act');
  const told = { events: [{ kind: 'placed' }], lines: [{ id: 'placed', after: 1 }], facts } as unknown as Told & { facts: Facts };
  expect(cut(told)).toEqual(told);
});

test('a puzzle that failed by a net says so, of a tile that still lies in it and of one that fell in it', () => {
  const { facts } = sample('act');
  const known = skirmish(facts);
  const own = known.tiles.find(({ seat, tile }) => seat === 0 && !tile.endsWith('_hq'))!;
  const puzzle = { id: 'p', name: {}, task: {}, goal: 'destroy_hq', hand: [], tiles: [], seats: [{}, {}], solution: [] };
  const [first] = bookOf([puzzle as never]).puzzles(say('en'));
  const told = (netted: string[], ...between: object[]): string | undefined => {
    const events = [{ kind: 'battle_began' }, ...between, { kind: 'battle_ended' }];
    return first?.cause?.({ ...facts, netted } as unknown as Facts, say('en'), [{ number: 1, events, lines: [] }] as never);
  };
  const fell = { kind: 'destroyed', seat: 0, cell: 'c3', tile: 'outpost_brawler' };
  expect(told([])).toBeUndefined();
  expect(told([own.cell])).toContain(`Held by a net: `);
  expect(told([], { kind: 'phase', phase: 3 }, { kind: 'phase', phase: 0 }, fell)).toMatch(/Held by a net: Brawler/);
  expect(told([], { kind: 'phase', phase: 3 }, fell), 'slowed by a module').toBeUndefined();
  expect(told([], { kind: 'phase', phase: 3 }, { kind: 'acted', cell: 'c3' }, { kind: 'phase', phase: 0 }, fell)).toBeUndefined();
});
