/** The games of the server, asked once. */
import { get } from './api.ts';
import type { GameInfo, Puzzle } from './types.ts';

let asked: Promise<GameInfo[]> | null = null;
const puzzles = new Map<string, Promise<Puzzle[]>>();

/** Content was put in use: whoever asks next is told of it. */
export function forgetGames(): void {
  asked = null;
  puzzles.clear();
}

export function loadGames(): Promise<GameInfo[]> {
  asked ??= get<GameInfo[]>('/api/games');
  asked.catch(() => (asked = null));
  return asked;
}

/** The puzzles of a game, asked for by those who look at puzzles: they may tell how a scenario goes on. */
export function puzzlesOf(game: string): Promise<Puzzle[]> {
  const known = puzzles.get(game) ?? get<Puzzle[]>(`/api/games/${game}/puzzles`);
  puzzles.set(game, known);
  known.catch(() => puzzles.delete(game));
  return known;
}
