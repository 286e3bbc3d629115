/** The log in words. */
import type { Facts, LogEntry, Say } from '../lib/types.ts';
import type { Line, Voice } from '../games/voice.ts';

/**
 * The facts of the end name seats and board; where pieces stood is followed from the beginning through all events.
 * `now` serves for what does not change in a game.
 */
export function tellLog(log: LogEntry[], voice: Voice, now: Facts, t: Say): Line[] {
  return voice.tell(log.flatMap((entry) => entry.events), voice.empty(now), t);
}

/** The log with what came later put behind it. */
export function joined(known: LogEntry[], news: LogEntry[]): LogEntry[] {
  const from = news[0]?.number ?? Infinity;
  return [...known.filter((entry) => entry.number < from), ...news];
}
