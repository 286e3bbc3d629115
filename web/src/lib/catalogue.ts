/** The games of the server, asked once. */
import { get } from './api.ts';
import type { GameInfo } from './types.ts';

let asked: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games');
  asked.catch(() => (asked = null));
  return asked;
}
