import { expect, test } from 'vitest';
import { fileName, idOf, takenUp, within } from './draft.svelte.ts';

test('a field is itself and its parts', () => {
  expect(within('effects[0]', 'effects')).toBe(true);
  expect(within('name.ru', 'name')).toBe(true);
  expect(within('names', 'name')).toBe(false);
  expect(within('', '')).toBe(true);
  expect(within('tiles[1]', '')).toBe(false);
});

test('ids are made of names, and none is taken twice', () => {
  expect(idOf('War Horn!')).toBe('war_horn');
  expect(idOf('Рог')).toBe('mine');
  expect(idOf('War horn', ['war_horn', 'war_horn_2'])).toBe('war_horn_3');
});

test('a file is called like what it holds, whatever somebody typed', () => {
  expect(fileName({ id: 'riders' })).toBe('riders.toml');
  expect(fileName({ id: '../x' })).toBe('draft.toml');
});

test('the other files of a pack are kept as they are', () => {
  const files = [
    { name: 'a.toml', text: 'x = 1', entry: { x: 1 } },
    { name: 'b.toml', text: 'y = 2', entry: { y: 2 } },
  ];
  expect(takenUp(files, 1)).toEqual({ entry: { y: 2 }, others: [{ name: 'a.toml', text: 'x = 1' }] });
});
