/** The log: how its parts are put together, and how it is told in words. */
import { merged, wordLine, type Naming } from '../games/lines.ts';
import type { Line } from '../games/voice.ts';
import type { LogEntry, LogLine, Say, Told } from '../lib/types.ts';

/** Actions that something which is still shown may have begun before: a battle in which much was asked. */
const RECENT = 100;

/** A line of the log, and which part of which action it tells. */
export interface ToldLine extends Line {
  number: number;
  after: number;
}

/** The log in words. A line is worded once, when it happens. A log that was cut or has changed is worded anew. */
export class LogTeller {
  private told: LogEntry[] = [];
  private lines: ToldLine[] = [];
  private topic = '';

  constructor(
    private readonly name: Naming,
    private readonly t: Say,
  ) {}

  /** `telling` is what is told already of the action after these. */
  tell(log: LogEntry[], telling: LogLine[] = []): ToldLine[] {
    if (this.told.length && log[this.told.length - 1] !== this.told.at(-1)) [this.told, this.lines, this.topic] = [[], [], ''];
    const news = log.slice(this.told.length);
    if (news.length) {
      for (const { number, lines } of news) [this.lines, this.topic] = this.put(this.lines, this.topic, number, lines);
      this.told = log;
    }
    return telling.length ? this.put(this.lines, this.topic, log.length + 1, telling)[0] : this.lines;
  }

  private put(before: ToldLine[], topicBefore: string, number: number, news: LogLine[]): [ToldLine[], string] {
    const lines = [...before];
    let topic = topicBefore;
    for (const line of news) {
      if (line.topic && line.topic === topic) lines.pop();
      lines.push({ ...wordLine(line, this.name, this.t), number, after: line.after ?? 0 });
      topic = line.topic ?? '';
    }
    return [lines, topic];
  }
}

/** What the page did by itself, such as a pass by a standing order: a line of its own after the action of that number. */
export interface Note {
  number: number;
  seat: number;
  words: (t: Say) => string;
}

export function withNotes(lines: ToldLine[], notes: readonly Note[], t: Say): ToldLine[] {
  const all = [...lines];
  for (const { number, seat, words } of notes) {
    const at = all.findLastIndex((line) => line.number <= number) + 1;
    all.splice(at, 0, { text: words(t), kind: 'detail', seat, cells: [], number, after: Infinity });
  }
  return all;
}

/** The log with what came later put behind it. */
export function joined(known: LogEntry[], news: LogEntry[]): LogEntry[] {
  const from = news[0]?.number ?? Infinity;
  return [...known.filter((entry) => entry.number < from), ...news];
}

/** What happened last, up to and with the action of that number. */
export function recent(log: LogEntry[], number: number): Told {
  return merged(log.slice(Math.max(number - RECENT, 0), number));
}

/** What is told of an action when so many of its events have been shown. */
export function linesUpTo(lines: LogLine[], upTo = Infinity): LogLine[] {
  return lines.filter(({ after = 0 }) => after <= upTo);
}
