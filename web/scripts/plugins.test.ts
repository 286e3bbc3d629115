import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { earlyScript, needed } from './early.ts';
import { outline } from './icons.ts';
import { whole } from './outline.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('gives outlines of icons, and says which one is missing', () => {
  expect(outline('brain')).toMatch(/^[Mm]/);
  expect(() => outline('no-such-icon')).toThrow("no icon 'no-such-icon'");
});

it('credits every icon that the page uses', () => {
  const credits = readFileSync(`${root}CREDITS.md`, 'utf-8');
  const sources = readdirSync(`${root}src`, { recursive: true, encoding: 'utf-8' }).filter((path) => /\.(ts|svelte)$/.test(path));
  const used = sources.flatMap((path) => [...readFileSync(`${root}src/${path}`, 'utf-8').matchAll(/from 'icon:([a-z0-9-]+)'/g)]);
  expect(used.length).toBeGreaterThan(40);
  for (const [, name] of used) expect(credits).toMatch(new RegExp(`[ |]${name}[, |]`));
});

it('asks early for the words and the type of one language', () => {
  const bundle = {
    'assets/first-ru-A_1-x.ftl': {},
    'assets/first-en-B2.ftl': {},
    'assets/game-3.ftl': {},
    'assets/oswald-cyrillic-600-normal-4.woff2': {},
  };
  const files = needed(bundle);
  expect(files).toEqual({ en: ['/assets/first-en-B2.ftl'], ru: ['/assets/first-ru-A_1-x.ftl', '/assets/oswald-cyrillic-600-normal-4.woff2'] });
  expect(() => new Function(earlyScript(files))).not.toThrow();
});

it('rounds outlines where their points lie', () => {
  expect(whole('M10.4 20.6l.4.4.4.4.4.4H100.2v-3.7z')).toBe('m10 21l1 0l0 0l1 1h88v-4z');
  expect(whole('M1 1a5.4 5.4 0 013 4')).toBe('m1 1a5 5 0 0 1 3 4');
  expect(whole('m1 1 2 2L9 9m1 1c1.2 0 2.4 1.2 2.4 2.4')).toBe('m1 1l2 2l6 6m1 1c1 0 2 1 2 2');
});
