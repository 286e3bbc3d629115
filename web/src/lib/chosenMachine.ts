/**
 * The machine that somebody has chosen last in a game: it is seated until another is chosen. Kept in this browser.
 *
 * `hard` thinks as long as it does by itself, `hard@2` about two seconds a turn.
 */
import type { GameInfo, LevelInfo } from './types.ts';
import { say } from './words.ts';

const AT = '@';
const key = (game: string): string => `platzdarm-machine-${game}`;

/** A level with the time that it was given; null: as long as it takes by itself. */
export interface Machine {
  level: string;
  seconds: number | null;
}

export function parted(bot: string): Machine {
  const [level = '', seconds] = bot.split(AT);
  return { level, seconds: seconds ? Number(seconds) : null };
}

/** The machine's name for the server; its own time needs none. */
export function withTime({ bot, seconds }: Pick<LevelInfo, 'bot' | 'seconds'>, given: number): string {
  return given === seconds ? bot : `${bot}${AT}${given}`;
}

/** As it is called where it sits: "machine (hard, 2 s)". */
export function machineName(bot: string | null): string {
  const { level, seconds } = parted(bot ?? '');
  return seconds === null ? say('seat-bot', { bot: level }) : say('seat-bot-timed', { bot: level, seconds });
}

/** Of those that the game offers now, with a time that it may be given here; else its usual one. */
export function chosenMachine({ name, levels, usual }: Pick<GameInfo, 'name' | 'levels' | 'usual'>): string {
  const kept = parted(stored(name) ?? '');
  const level = levels.find(({ bot }) => bot === kept.level);
  if (!level) return usual;
  return kept.seconds !== null && level.times.includes(kept.seconds) ? withTime(level, kept.seconds) : level.bot;
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
