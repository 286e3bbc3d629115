/** The log: how its parts are put together, and how it is told in words. */
import { wordLine, type Naming } from '../games/lines.ts';
import type { Line } from '../games/voice.ts';
import type { LogEntry, Say, Told } from '../lib/types.ts';

/** Actions that something which is still shown may have begun before: a battle in which much was asked. */
const RECENT = 100;

/** The log in words. A line is worded once, when it happens. A log that was cut or has changed is worded anew. */
export class LogTeller {
  private told: LogEntry[] = [];
  private lines: Line[] = [];
  private topic = '';

  constructor(
    private readonly name: Naming,
    private readonly t: Say,
  ) {}

  tell(log: LogEntry[]): Line[] {
    if (this.told.length && log[this.told.length - 1] !== this.told.at(-1)) [this.told, this.lines, this.topic] = [[], [], ''];
    const lines = [...this.lines];
    for (const line of log.slice(this.told.length).flatMap((entry) => entry.lines)) {
      if (line.topic && line.topic === this.topic) lines.pop();
      lines.push(wordLine(line, this.name, this.t));
      this.topic = line.topic ?? '';
    }
    this.told = log;
    return (this.lines = lines);
  }
}

/** The log with what came later put behind it. */
export function joined(known: LogEntry[], news: LogEntry[]): LogEntry[] {
  const from = news[0]?.number ?? Infinity;
  return [...known.filter((entry) => entry.number < from), ...news];
}

/** What happened last, up to and with the action of that number. */
export function recent(log: LogEntry[], number: number): Told {
  const entries = log.slice(Math.max(number - RECENT, 0), number);
  return { events: entries.flatMap((entry) => entry.events), lines: entries.flatMap((entry) => entry.lines) };
}
