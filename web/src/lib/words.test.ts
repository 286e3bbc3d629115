import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { Fault } from './api.ts';
import { entries } from '../games/games.ts';
import { called, choose, editorWords, has, language, loadLanguage, loadWords, pick, say, tell, wordFault } from './words.ts';

const SOURCES = fileURLToPath(new URL('..', import.meta.url));

function files(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(name) && !name.includes('.test.') ? [path] : [];
  });
}

beforeAll(async () => {
  await loadLanguage('ru');
  await loadLanguage('en');
});

function named(inGames: boolean): string[] {
  const paths = files(SOURCES).filter((path) => /src.games.\w+./.test(path.slice(SOURCES.length - 4)) === inGames);
  const texts = paths.map((path) => readFileSync(path, 'utf-8'));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/\b(?:say|t)\('([a-z][\w-]+)'/g)].map((found) => found[1] as string)))];
}

async function missing(ids: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const lang of ['en', 'ru'] as const) {
    await loadLanguage(lang);
    found.push(...ids.filter((id) => !has(id)).map((id) => `${lang}: ${id}`));
  }
  return found;
}

test('what the shared page says is there before any game is loaded, in both languages', async () => {
  expect(named(false).length).toBeGreaterThan(150);
  expect(has('nh-board')).toBe(false);
  await loadWords(editorWords()); // comes with the editor's page
  expect(await missing(named(false))).toEqual([]);
});

test('what the games say comes with them', async () => {
  for (const entry of entries) {
    await loadWords(entry.name);
    if (entry.editor) await loadWords(editorWords(entry.name));
  }
  expect(named(true).length).toBeGreaterThan(30);
  expect(await missing(named(true))).toEqual([]);
});

test('the language changes at once', async () => {
  await loadLanguage('ru');
  expect(say('start-machine')).toBe('Играть с машиной');
  expect(pick({ en: 'HQ', ru: 'Командный центр' })).toBe('Командный центр');
  await loadLanguage('en');
  expect(language()).toBe('en');
  expect(tell(['start-machine'])).toBe('Play the machine');
});

test('Russian counts in its own plurals', async () => {
  await loadLanguage('ru');
  expect([1, 3, 5, 21].map((count) => say('answers-count', { count }))).toEqual([
    '1 возможный ответ',
    '3 возможных ответа',
    '5 возможных ответов',
    '21 возможный ответ',
  ]);
  await loadLanguage('en');
});

test('the first language that we speak is chosen', () => {
  expect(choose(['de-AT', 'ru-RU', 'en'])).toBe('ru');
  expect(choose(['de'])).toBe('en');
});

test('a fault is worded by its slug, else by the server, else by its kind', async () => {
  expect(wordFault(new Fault({ code: 'refused', slug: 'cell-taken', text: 'x' }))).toBe('a cell holds one tile only');
  expect(wordFault(new Fault({ code: 'bad_request', slug: 'no-such-slug', text: 'Said by the server [NH-BRD-03]' }))).toBe('Said by the server');
  expect(wordFault(new Fault({ code: 'offline' }))).toBe('No connection to the server.');
  expect(wordFault(new TypeError('a bug'))).toContain('went wrong');
});

test('a guest whom the server has named is called so in every language', async () => {
  const given: string[] = [];
  for (const lang of ['ru', 'en'] as const) {
    await loadLanguage(lang);
    given.push(say('guest-name', { sign: '3F0A' }));
  }
  expect(given).toEqual(['Гость 3F0A', 'Guest 3F0A']);
  for (const name of given) expect(called(name)).toBe('Guest 3F0A');
  expect(called('Guest of honour')).toBe('Guest of honour');
  expect(called(null)).toBe('');
});
