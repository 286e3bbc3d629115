import { expect, test } from 'vitest';
import { FIELD } from '../board/geometry.ts';
import { cellsWith, counted, readField, scenarioOf, thingsAt, used, writeField } from './scenario.ts';

const EMPTY = writeField(new Map());
const blank = scenarioOf({ id: 's', modes: ['duel'], field: EMPTY });

test('a field is drawn row by row, and read as it was written', () => {
  const rows = EMPTY.split('\n');
  expect(rows[0]).toBe('      . . . . . . .');
  expect(rows[6]).toBe('. . . . . . . . . . . . .');
  const field = used(used(blank, { kind: 'terrain', letter: 'f' }, [0, 0]), { kind: 'terrain', letter: '2' }, [6, 0]).field;
  expect(field.split('\n')[6]).toBe('. . . . . . f . . . . . 2');
  expect(writeField(readField(field))).toBe(field);
  expect(cellsWith(readField(field), 'f')).toEqual([FIELD.name([0, 0])]);
});

test('a second click takes away what the first has put', () => {
  const grown = used(blank, { kind: 'terrain', letter: 'f' }, [1, 1]);
  expect(used(grown, { kind: 'terrain', letter: 'f' }, [1, 1]).field).toBe(EMPTY);
  const rich = used(blank, { kind: 'treasure' }, [1, 1]);
  expect(used(rich, { kind: 'treasure' }, [1, 1]).treasures).toEqual([]);
  const marked = used(blank, { kind: 'goal', colour: 'red' }, [2, 2]);
  expect(marked.goals).toEqual({ red: [2, 2] });
  expect(used(marked, { kind: 'goal', colour: 'red' }, [2, 2]).goals).toBeUndefined();
});

test('neutrals stand in groups as the file has them', () => {
  const [rat, titan] = [{ kind: 'neutral', piece: 'giant_rat' } as const, { kind: 'neutral', piece: 'samael' } as const];
  const two = used(used(blank, rat, [0, 1]), rat, [0, 2]);
  expect(two.neutrals).toEqual([{ pieces: ['giant_rat', 'giant_rat'], spots: [[0, 1], [0, 2]] }]);
  expect(thingsAt(used(two, titan, [0, 2]), [0, 2])).toEqual([titan]);
  expect(used(used(two, rat, [0, 1]), rat, [0, 2]).neutrals).toBeUndefined();
});

test('the eraser takes what lies on top, the terrain last', () => {
  const full = used(used(blank, { kind: 'terrain', letter: 'e' }, [0, 0]), { kind: 'token', colour: 'blue' }, [0, 0]);
  const bare = used(full, { kind: 'erase' }, [0, 0]);
  expect(bare.tokens).toBeUndefined();
  expect(bare.field).toBe(full.field);
  expect(used(bare, { kind: 'erase' }, [0, 0]).field).toBe(EMPTY);
});

test('what lies on the field is counted', () => {
  const full = used(used(blank, { kind: 'terrain', letter: '1' }, [-6, 0]), { kind: 'treasure' }, [0, 0]);
  expect(counted(full).counts).toEqual({ portal: 1, treasure: 1 });
});
