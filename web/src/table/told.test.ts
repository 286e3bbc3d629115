import { describe, expect, test } from 'vitest';
import type { LogEntry, LogLine } from '../lib/types.ts';
import { joined, LogTeller, withNotes, type ToldLine } from './told.ts';

test('after a lost connection the missing lines come behind the known ones', () => {
  const entry = (number: number) => ({ number, seat: 0, action: 'end', events: [], lines: [] });
  expect(joined([entry(1), entry(2)], [entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
  expect(joined([entry(1), entry(2)], []).map((one) => one.number)).toEqual([1, 2]);
  expect(joined([entry(1), entry(2)], [entry(1), entry(2), entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

describe('the log in words', () => {
  let worded = 0;
  const name = (_: string, id: string): string => {
    worded += 1;
    return id;
  };
  const said = (id: string, args: Record<string, unknown> = {}): string => `${id} ${String(args.to)}`;
  const entry = (number: number, ...lines: LogLine[]): LogEntry => ({ number, seat: 0, action: '', events: [], lines });
  const line = (id: string, to: string, topic?: string): LogLine => ({ id, args: { to: { type: 'name', kind: 'place', id: to } }, topic });
  const step = (to: string): LogLine => line('moved', to, 'walk');
  const shot = (to: string): LogLine => line('shot', to);
  const texts = (teller: LogTeller, log: LogEntry[]): string[] => teller.tell(log).map((one) => one.text);

  test('a line takes the place of the one that it goes on from, and each is worded once', () => {
    const log = [entry(1, step('a1')), entry(2, step('a2')), entry(3, shot('b1')), entry(4, step('a3'))];
    const teller = new LogTeller(name, said);
    expect(texts(teller, log.slice(0, 1))).toEqual(['moved a1']);
    expect(texts(teller, log.slice(0, 2))).toEqual(['moved a2']);
    expect(texts(teller, log.slice(0, 3))).toEqual(['moved a2', 'shot b1']);
    expect(texts(teller, log)).toEqual(['moved a2', 'shot b1', 'moved a3']);
    const long = Array.from({ length: 1000 }, (_, at) => entry(5 + at, at % 2 ? step('c1') : shot('d1')));
    worded = 0;
    for (let length = 1; length <= long.length; length += 1) teller.tell([...log, ...long.slice(0, length)]);
    expect(worded).toBe(long.length);
  });

  test('what was taken back is told no more', () => {
    const log = [entry(1, step('a1')), entry(2, shot('b1')), entry(3, step('a2'))];
    const teller = new LogTeller(name, said);
    teller.tell(log);
    expect(texts(teller, log.slice(0, 1))).toEqual(['moved a1']);
    expect(texts(teller, [entry(1, shot('c1')), ...log.slice(1)])).toEqual(['shot c1', 'shot b1', 'moved a2']);
  });
});

test('what the page did by itself stands where it happened', () => {
  const line = (number: number): ToldLine => ({ text: `action ${number}`, seat: 1, kind: 'line', cells: [], number, after: 0 });
  const notes = [{ number: 2, seat: 1, words: () => 'passed by order' }];
  expect(withNotes([line(1), line(2), line(4)], notes, String).map(({ text }) => text)).toEqual(['action 1', 'action 2', 'passed by order', 'action 4']);
});
