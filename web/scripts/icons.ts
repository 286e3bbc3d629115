/** Vite plugin: `import anvil from 'icon:anvil'` gives the path of one icon of game-icons, drawn on 512 x 512. */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { whole } from './outline.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'icon:';
const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet;

/** The icons are single-coloured shapes: of their markup only the outlines matter. */
export function outline(name: string): string {
  const icon = set.icons[set.aliases?.[name]?.parent ?? name];
  if (!icon) throw new Error(`game-icons has no icon '${name}'`);
  return [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => whole(found[1] as string)).join('');
}

export function icons(): Plugin {
  return {
    name: 'platzdarm:icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      return `export default ${JSON.stringify(outline(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
