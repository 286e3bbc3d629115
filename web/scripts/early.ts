/**
 * Vite plugin: a small script before everything else, for a first show in the right colours and without detours.
 *
 * It sets theme and language from what this browser keeps, and asks for the words and the type of that language
 * at once: else they would wait until the page's own script has come and run. Inline scripts are not allowed by the
 * content policy, so it is a file.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The files of each language, as the bundle names them. */
export type Needed = Record<string, string[]>;

const WORDS = /first-(\w+)-[\w-]+\.ftl$/;
const FACES: Record<string, RegExp> = {
  en: /(?:ibm-plex-sans-latin-400|oswald-latin-600)[\w.-]*\.woff2$/,
  ru: /(?:ibm-plex-sans-(?:cyrillic|latin)-400|oswald-cyrillic-600)[\w.-]*\.woff2$/,
};

export function needed(bundle: Record<string, unknown>): Needed {
  const found: Needed = Object.fromEntries(Object.keys(FACES).map((lang) => [lang, []]));
  for (const file of Object.keys(bundle)) {
    const lang = WORDS.exec(file)?.[1];
    if (lang) found[lang]?.push(`/${file}`);
    for (const [each, face] of Object.entries(FACES)) if (face.test(file)) found[each]?.push(`/${file}`);
  }
  return found;
}

/** Runs in the browser, before there is a body: plain script, no imports. */
function early(files: Needed): void {
  let kept: Record<string, unknown> = {};
  try {
    kept = (JSON.parse(localStorage.getItem('platzdarm-settings') ?? '{}') as typeof kept | null) ?? {};
  } catch {
    // Storage is closed to us, or holds something else.
  }
  const root = document.documentElement;
  const wanted = [kept.language, ...navigator.languages, 'en'].map((tag) => String(tag).slice(0, 2).toLowerCase());
  root.lang = wanted.find((lang) => lang in files) ?? 'en';
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  root.dataset.theme = kept.theme === 'light' || kept.theme === 'dark' ? kept.theme : light ? 'light' : 'dark';
  root.dataset.colours = kept.colours === 'contrast' ? 'contrast' : 'standard';
  for (const href of files[root.lang] ?? []) {
    const face = href.endsWith('.woff2');
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', href, crossOrigin: 'anonymous' }, face ? { as: 'font', type: 'font/woff2' } : { as: 'fetch' });
    document.head.append(link);
  }
}

export function earlyScript(files: Needed): string {
  return `(${early.toString()})(${JSON.stringify(files)});`;
}

export function earlyShow(): Plugin {
  let script = '';
  let name = '';
  return {
    name: 'platzdarm:early',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_, { bundle }) {
        script = earlyScript(needed(bundle ?? {}));
        name = `assets/early-${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`;
        return [{ tag: 'script', attrs: { src: `/${name}` }, injectTo: 'head-prepend' }];
      },
    },
    writeBundle({ dir }) {
      if (dir && name) writeFileSync(join(dir, name), script);
    },
  };
}
