/** Real paths through the history API: `/table/abc`, `/rules/GAME#RULE`. */
import { untrack } from 'svelte';

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  const { pathname, search, hash } = window.location;
  return { path: pathname, query: new URLSearchParams(search), hash: decoded(hash.slice(1)) };
}

/** As it was meant; as it stands where somebody has typed a lone per cent sign. */
function decoded(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

class Router {
  place = $state.raw<Place>({ path: '/', query: new URLSearchParams(), hash: '' });
  /** The page that one came here from, if one came from a page of ours. */
  from: string | null = null;

  start(): void {
    this.place = here();
    window.addEventListener('popstate', () => (this.place = here()));
    window.addEventListener('hashchange', () => (this.place = here()));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string, replace = false): void {
    const left = window.location.href.slice(window.location.origin.length);
    if (replace) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
    // Going somewhere must not make an effect depend on where one is.
    const path = untrack(() => this.place.path);
    this.place = here();
    if (path === this.place.path) return;
    this.from = left;
    arrive();
  }

  /** A plain click on one of our own links stays in the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || link.target || link.hasAttribute('download') || !staysHere(link)) return;
    event.preventDefault();
    this.go(link.href.slice(window.location.origin.length));
  }
}

function staysHere(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && !link.pathname.startsWith('/api/');
}

/** A new page begins at its top, and a screen reader begins with its heading. */
function arrive(): void {
  window.scrollTo(0, 0);
  requestAnimationFrame(() => document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true }));
}

export const router = new Router();

/** `match('/table/:id', '/table/abc')` gives `{ id: 'abc' }`; null where it does not fit. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.replace(/\/+$/, '').split('/');
  if (wanted.length !== given.length && !(pattern === '/' && path === '/')) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const piece = given[at] ?? '';
    if (part.startsWith(':')) {
      if (!piece) return null;
      found[part.slice(1)] = decoded(piece);
    } else if (part !== piece) return null;
  }
  return found;
}
