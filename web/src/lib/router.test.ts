import { expect, test } from 'vitest';
import { match } from './router.svelte.ts';

test('a path is matched piece by piece', () => {
  expect(match('/', '/')).toEqual({});
  expect(match('/table/:id', '/table/abc')).toEqual({ id: 'abc' });
  expect(match('/table/:id', '/table/abc/')).toEqual({ id: 'abc' });
  expect(match('/table/:id', '/table')).toBeNull();
  expect(match('/table/:id', '/table/')).toBeNull();
  expect(match('/rules/:game', '/table/abc')).toBeNull();
});

test('names with odd letters survive', () => {
  expect(match('/player/:name', `/player/${encodeURIComponent('Ёж & Co')}`)).toEqual({ name: 'Ёж & Co' });
});

test('a lone per cent sign is a letter like any other', () => {
  expect(match('/table/:id', '/table/%')).toEqual({ id: '%' });
  expect(match('/table/:id', '/table/100%25')).toEqual({ id: '100%' });
});
