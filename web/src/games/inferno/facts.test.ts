import { expect, test } from 'vitest';
import type { Question } from '../../lib/types.ts';
import { isQuiet, type ContestFacts } from './facts.ts';

const ordering = { seat: 0, campaign: null, turn: 0, sides: [{ seats: [0] }, { seats: [1] }], order: { champion: 'sadranis' }, champions: [{ id: 'sadranis', owner: 0 }] } as unknown as ContestFacts;
const villains = { seat: 0, campaign: {}, turn: 1, sides: [{ seats: [0] }, { seats: [] }], order: null, champions: [] } as unknown as ContestFacts;
const asked = (kind: string, ...singles: string[]): Question[] => [{ seat: 0, kind, about: [], answers: { singles, spans: [] } }] as unknown as Question[];

test('row and hand are quiet in an order and in the turn of the villains, unless one of their cards is asked for', () => {
  expect(isQuiet(ordering, asked('champion', 'step g7', 'strike melee virak', 'end'))).toBe(true);
  expect(isQuiet(ordering, asked('aim', 'card hand mystic', 'card discard apprentice', 'pass'))).toBe(false);
  expect(isQuiet(ordering, asked('aim', 'slot row-2', 'slot row-3'))).toBe(false);
  expect(isQuiet(villains, asked('villain_cell', 'cell g7', 'cell g8'))).toBe(true);
  expect(isQuiet(villains, asked('forge', 'slot row-1', 'slot row-4'))).toBe(false);
});
