/** Vite plugin: `import armies from 'platzdarm:armies'` gives the army files of the Python package as data. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const NAME = 'platzdarm:armies';
const FOLDER = fileURLToPath(new URL('../../platzdarm/games/neuroshima/content/armies/', import.meta.url));

export function readArmies(): unknown[] {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.toml')).sort();
  return files.map((file) => parse(readFileSync(FOLDER + file, 'utf-8')));
}

export function armies(): Plugin {
  return {
    name: NAME,
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined;
      for (const file of readdirSync(FOLDER)) this.addWatchFile(FOLDER + file);
      return `export default ${JSON.stringify(readArmies())};`;
    },
  };
}
