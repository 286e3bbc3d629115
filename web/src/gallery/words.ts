/** All catalogues at once, for galleries and tests; on the page the shell brings what is needed. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language, Say } from '../lib/types.ts';

const files = import.meta.glob('../../../platzdarm/{locale,games/*/locale}/*/*.ftl', { query: '?raw', import: 'default', eager: true });

export function say(lang: Language): Say {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const [path, text] of Object.entries(files)) {
    if (path.includes(`/locale/${lang}/`)) bundle.addResource(new FluentResource(String(text)));
  }
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) return id;
    return bundle.formatPattern(pattern, args);
  };
}
