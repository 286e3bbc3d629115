/** The games of the server, asked once. */
import { get } from './api.ts';
import type { GameInfo } from './types.ts';

let asked: Promise<GameInfo[]> | null = null;

/** Content was put in use: whoever asks next is told of it. */
export function forgetGames(): void {
  asked = null;
}

export function loadGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games');
  asked.catch(() => (asked = null));
  return asked;
}
