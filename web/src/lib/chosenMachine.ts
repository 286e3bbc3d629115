/** The machine that somebody has chosen last in a game: it is seated until another is chosen. Kept in this browser. */
import type { GameInfo } from './types.ts';

const key = (game: string): string => `platzdarm-machine-${game}`;

/** Of those that the game offers now; else its usual one. */
export function chosenMachine({ name, levels, usual }: Pick<GameInfo, 'name' | 'levels' | 'usual'>): string {
  const kept = stored(name);
  return levels.find(({ bot }) => bot === kept)?.bot ?? usual;
}

export function keepMachine(game: string, bot: string): void {
  try {
    localStorage.setItem(key(game), bot);
  } catch {
    // storage is closed to us: the usual one, next time
  }
}

function stored(game: string): string | null {
  try {
    return localStorage.getItem(key(game));
  } catch {
    return null;
  }
}
