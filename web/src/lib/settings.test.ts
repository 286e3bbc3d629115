import { expect, test } from 'vitest';
import { defaults, merge } from './settings.svelte.ts';

const base = defaults(['ru-RU']);

test('the language is that of the browser', () => {
  expect(base.language).toBe('ru');
  expect(defaults(['xx']).language).toBe('en');
});

test('of what is stored only what makes sense counts', () => {
  const merged = merge(base, { language: 'en', theme: 'pink', motion: 'off', speed: 3, sound: 'yes', notify: true });
  expect(merged).toEqual({ ...base, language: 'en', motion: 'off', notify: true });
  expect(merge(base, null)).toEqual(base);
  expect(merge(base, 'nonsense')).toEqual(base);
});
