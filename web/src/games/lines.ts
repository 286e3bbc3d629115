/** The lines of the log in words. What happened is told by the server (docs/protocol.md); here it is only worded. */
import type { Argument, LogEntry, LogLine, Phrase, Say, Told } from '../lib/types.ts';
import { pick } from '../lib/words.ts';
import { mark, type Line } from './voice.ts';

/** What content calls something, in the language that is spoken now. */
export type Naming = (kind: string, id: string) => string;

export function wordLine(line: LogLine, name: Naming, t: Say): Line {
  const cells = [...new Set(Object.values(line.args ?? {}).flatMap(cellsOf))];
  return { text: word(line, name, t), seat: line.seat ?? null, kind: line.kind ?? 'line', cells };
}

/** All of them, but for those whose place the next one takes. */
export function wordLines(lines: LogLine[], name: Naming, t: Say): Line[] {
  return lines.filter((line, at) => !line.topic || line.topic !== lines[at + 1]?.topic).map((line) => wordLine(line, name, t));
}

function word({ id, args = {} }: LogLine | Phrase, name: Naming, t: Say): string {
  return t(id, Object.fromEntries(Object.entries(args).map(([key, value]) => [key, said(value, name, t)])));
}

function said(argument: Argument, name: Naming, t: Say): string | number {
  if (typeof argument !== 'object') return argument;
  if (Array.isArray(argument)) return argument.map((part) => said(part, name, t)).join(', ');
  if (argument.type === 'passage') return pick(argument);
  const text = argument.type === 'phrase' ? word(argument, name, t) : argument.kind === 'cell' ? argument.id : name(argument.kind, argument.id);
  return mark(text, cellsOf(argument));
}

function cellsOf(argument: Argument): string[] {
  if (typeof argument !== 'object') return [];
  if (Array.isArray(argument)) return argument.flatMap(cellsOf);
  if (argument.type === 'passage') return [];
  return argument.type === 'name' && argument.kind === 'cell' ? [argument.id] : (argument.cells ?? []);
}

/** Several actions told as one. */
export function merged(entries: LogEntry[]): Told {
  const told: Told = { events: [], lines: [] };
  for (const { events, lines } of entries) {
    told.lines.push(...lines.map((line) => ({ ...line, after: (line.after ?? 0) + told.events.length })));
    told.events.push(...events);
  }
  return told;
}
