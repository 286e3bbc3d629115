import { expect, test } from 'vitest';
import { marked, type Mark } from './marks.ts';

const whose = { seat: 1, by: 0 };
const came = (place: string): Mark => ({ kind: 'new', places: [place], ...whose });
const went = (from: string, to: string): Mark => ({ kind: 'moved', places: [to], from: [from], ...whose });
const gone = (place: string): Mark => ({ kind: 'removed', places: [place], ...whose });

test('a piece that goes twice has come from where it was first', () => {
  expect(marked([], [went('a1', 'b1'), went('b1', 'c1')])).toEqual([{ ...went('a1', 'c1'), via: [['b1']] }]);
});

test('its way is told by the places where it stood, without loops', () => {
  const way = [went('a1', 'b1'), went('b1', 'b2'), went('b2', 'c2')];
  expect(marked([], way)[0]?.via).toEqual([['b1'], ['b2']]);
  expect(marked([], [...way, went('c2', 'b2'), went('b2', 'b3')])[0]?.via).toEqual([['b1'], ['b2']]);
});

test('what has just come is new wherever it goes', () => {
  expect(marked([came('a1')], [went('a1', 'b1')])).toEqual([came('b1')]);
});

test('who goes back to where he was has not moved', () => {
  expect(marked([went('a1', 'b1')], [went('b1', 'a1')])).toEqual([]);
});

test('what is gone leaves only that behind, until something comes there', () => {
  expect(marked([went('a1', 'b1')], [gone('b1')])).toEqual([gone('b1')]);
  expect(marked([gone('b1')], [came('b1')])).toEqual([came('b1')]);
  expect(marked([gone('b1')], [went('a1', 'b1')])).toEqual([went('a1', 'b1')]);
});
