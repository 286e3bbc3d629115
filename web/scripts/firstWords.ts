/**
 * Vite plugin: `import addresses from 'platzdarm:first-words'` gives, for each language, where all that the first page
 * says can be fetched: the shared catalogues (but for the words of the editors), and how each game introduces itself (`entry.ftl`). It is one file, so that
 * a further game costs the first page no further request.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'platzdarm:first-words';
const PACKAGE = fileURLToPath(new URL('../../platzdarm/', import.meta.url));
const LANGUAGES = ['en', 'ru'];

function files(lang: string): string[] {
  const names = readdirSync(`${PACKAGE}locale/${lang}`).filter((file) => file !== 'editor.ftl');
  const shared = names.map((file) => `${PACKAGE}locale/${lang}/${file}`);
  const own = readdirSync(`${PACKAGE}games`).map((game) => `${PACKAGE}games/${game}/locale/${lang}/entry.ftl`);
  return [...shared, ...own.filter((path) => existsSync(path))].sort();
}

export function firstWords(): Plugin {
  let building = false;
  return {
    name: NAME,
    configResolved: ({ command }) => void (building = command === 'build'),
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      const rows = LANGUAGES.map((lang) => {
        const paths = files(lang);
        for (const path of paths) this.addWatchFile(path);
        const source = paths.map((path) => readFileSync(path, 'utf-8')).join('\n');
        if (!building) return `${lang}: ${JSON.stringify(`data:text/plain;charset=utf-8,${encodeURIComponent(source)}`)}`;
        return `${lang}: import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `first-${lang}.ftl`, source })}`;
      });
      return `export default { ${rows.join(', ')} };`;
    },
  };
}
