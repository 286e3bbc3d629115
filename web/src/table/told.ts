/** The log: how its parts are put together, and how it is told in words. */
import type { Facts, GameEvent, LogEntry, Say } from '../lib/types.ts';
import type { Line, Teller, Voice } from '../games/voice.ts';

/** Actions that something which is still shown may have begun before: a battle in which much was asked. */
const RECENT = 100;

/**
 * The log in words. A line is worded once, when it happens: only what is new is told, and at most the last lines are
 * told again, where they go on. A log that was cut or has changed is told from the beginning.
 *
 * The facts of the moment name seats and board; where pieces stood is followed from the beginning through all events.
 */
export class LogTeller {
  private teller: Teller | null = null;
  private told: LogEntry[] = [];
  private lines: Line[] = [];
  private open: GameEvent[] = [];

  constructor(
    private readonly voice: Voice,
    private readonly t: Say,
  ) {}

  /** `now` serves for what does not change in a game. */
  tell(log: LogEntry[], now: Facts): Line[] {
    const teller = this.goesOn(log) ? this.teller! : this.begin(now);
    const events = [...this.open, ...log.slice(this.told.length).flatMap((entry) => entry.events)];
    const settled = teller.settled(events);
    this.lines = [...this.lines, ...teller.tell(events.slice(0, settled))];
    this.open = events.slice(settled);
    this.told = log;
    return this.open.length ? [...this.lines, ...teller.copy().tell(this.open)] : this.lines;
  }

  private goesOn(log: LogEntry[]): boolean {
    return this.teller !== null && (!this.told.length || log[this.told.length - 1] === this.told.at(-1));
  }

  private begin(now: Facts): Teller {
    [this.told, this.lines, this.open] = [[], [], []];
    return (this.teller = this.voice.teller(this.voice.empty(now), this.t));
  }
}

/** The log with what came later put behind it. */
export function joined(known: LogEntry[], news: LogEntry[]): LogEntry[] {
  const from = news[0]?.number ?? Infinity;
  return [...known.filter((entry) => entry.number < from), ...news];
}

/** What happened last, up to and with the action of that number. */
export function recent(log: LogEntry[], number: number): GameEvent[] {
  return log.slice(Math.max(number - RECENT, 0), number).flatMap((entry) => entry.events);
}
