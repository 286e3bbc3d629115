/** The games of the server, asked once. */
import { get } from './api.ts';
import type { Game } from './types.ts';

let asked: Promise<Game[]> | null = null;

export function loadGames(): Promise<Game[]> {
  asked ??= get<Game[]>('/api/games');
  asked.catch(() => (asked = null));
  return asked;
}
