import { expect, test } from 'vitest';
import { begun, changed, redone, undone } from './history.ts';

test('a change can be taken back and made again', () => {
  const two = changed(changed(begun('a'), 'b'), 'c');
  expect(undone(two).present).toBe('b');
  expect(undone(undone(undone(two))).present).toBe('a');
  expect(redone(undone(two)).present).toBe('c');
});

test('a new change forgets what was taken back', () => {
  const other = changed(undone(changed(begun('a'), 'b')), 'd');
  expect(redone(other).present).toBe('d');
  expect(undone(other).present).toBe('a');
});

test('what is typed into one field is one step', () => {
  const typed = ['h', 'ho', 'hor', 'horn'].reduce((history, text) => changed(history, text, 'name.en'), begun(''));
  expect(undone(typed).present).toBe('');
  expect(undone(changed(typed, 'horn!', 'name.ru')).present).toBe('horn');
});
