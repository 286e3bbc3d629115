import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readArmies } from './armies.ts';
import { earlyScript, needed } from './early.ts';
import { outline } from './icons.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

it('reads the armies of the Python package', () => {
  const names = readArmies().map((army) => (army as { id: string }).id);
  expect(names).toEqual(expect.arrayContaining(['borgo', 'hegemony', 'moloch', 'outpost']));
});

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
    'assets/page-1.js': { facadeModuleId: '/x/platzdarm/locale/ru/page.ftl?raw' },
    'assets/page-2.js': { facadeModuleId: '/x/platzdarm/locale/en/page.ftl?raw' },
    'assets/neuroshima-3.js': { facadeModuleId: '/x/platzdarm/locale/en/neuroshima.ftl?raw' },
    'assets/oswald-cyrillic-600-normal-4.woff2': {},
  };
  const files = needed(bundle);
  expect(files).toEqual({ en: ['/assets/page-2.js'], ru: ['/assets/page-1.js', '/assets/oswald-cyrillic-600-normal-4.woff2'] });
  expect(() => new Function(earlyScript(files))).not.toThrow();
});
