import { expect, it } from 'vitest';
import type { FigureOn, OutlookFacts } from '../facts.ts';
import { watchedBy, orderWords } from './overlays.ts';

it('shows each side where its enemies answer a step, and not its friends', () => {
  const outlook = (id: string, ...watches: string[]): OutlookFacts => ({ id, sees: [], squares: [], reach: [], watches });
  const outlooks = [outlook('green', 'a1', 'b1'), outlook('red'), outlook('demon-1', 'c4')];
  expect(watchedBy(outlooks, 0)).toEqual([{ colour: 'green', places: ['a1', 'b1'] }]);
  expect(watchedBy(outlooks, 1)).toEqual([{ colour: 'invader', places: ['c4'] }]);
});

it('writes the orders of neighbours on two sides, and over nobody who stands aslant', () => {
  const marine = (id: string, square: string, order = 'guard'): FigureOn => ({ id, squares: [square], marine: { order } }) as unknown as FigureOn;
  const places = (glowing: string, ...figures: FigureOn[]): object =>
    Object.fromEntries(orderWords(figures, (name) => figures.some(({ squares }) => squares.includes(name)), (name) => name === glowing));
  expect(places('', marine('red', 'c3'), marine('blue', 'd3'))).toEqual({ red: 'above', blue: 'below' });
  expect(places('', marine('red', 'c3'), marine('green', 'b4', 'none'))).toEqual({ red: 'below' });
  expect(places('c2', marine('red', 'c3'), marine('green', 'b4', 'none'))).toEqual({});
  expect(places('', marine('red', 'c1'), marine('green', 'c2', 'none'))).toEqual({});
});
