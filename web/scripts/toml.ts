/** Vite plugin: a content file of the Python package (`import army from '.../borgo.toml'`) as data. */
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

export function readToml(path: string): unknown {
  return parse(readFileSync(path, 'utf-8'));
}

export function toml(): Plugin {
  return {
    name: 'platzdarm:toml',
    enforce: 'pre',
    load: (id) => (id.endsWith('.toml') ? `export default ${JSON.stringify(readToml(id))};` : undefined),
  };
}
