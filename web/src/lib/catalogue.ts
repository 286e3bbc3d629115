/** The games of the server, asked once. */
import { get } from './api.ts';
import type { Game } from './types.ts';

let asked: Promise<Game[]> | null = null;

export function loadGames(): Promise<Game[]> {
  asked ??= get<Game[]>('/api/games').then((games) => games.map((game) => ({ ...game, content: withoutNulls(game.content) })));
  asked.catch(() => (asked = null));
  return asked;
}

/** The server writes out what an army file leaves away; the drawing knows only what is there. */
export function withoutNulls<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner === null ? undefined : inner))) as T;
}
