import { describe, expect, test } from 'vitest';
import type { Line, Teller, Voice } from '../games/voice.ts';
import type { Facts, GameEvent, LogEntry } from '../lib/types.ts';
import { joined, LogTeller } from './told.ts';

test('after a lost connection the missing lines come behind the known ones', () => {
  const entry = (number: number) => ({ number, seat: 0, action: 'end', events: [] });
  expect(joined([entry(1), entry(2)], [entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
  expect(joined([entry(1), entry(2)], []).map((one) => one.number)).toEqual([1, 2]);
  expect(joined([entry(1), entry(2)], [entry(1), entry(2), entry(3)]).map((one) => one.number)).toEqual([1, 2, 3]);
});

describe('the log in words', () => {
  /** Tells a step, however long the walk, in a line. */
  class Walks implements Teller {
    static worded = 0;
    tell(events: GameEvent[]): Line[] {
      const walks = events.filter((event, at) => events[at + 1]?.kind !== event.kind);
      Walks.worded += walks.length;
      return walks.map((event) => ({ text: `${event.kind} ${event.to}`, seat: null, kind: 'line', cells: [] }));
    }
    settled(events: GameEvent[]): number {
      return 1 + events.findLastIndex((event) => event.kind !== events.at(-1)?.kind);
    }
    copy(): Walks {
      return this;
    }
  }
  const now = { game: 'walks', seat: 0 } as Facts;
  const voice = { teller: () => new Walks(), empty: (facts) => facts } as Partial<Voice> as Voice;
  const entry = (number: number, ...events: GameEvent[]): LogEntry => ({ number, seat: 0, action: '', events });
  const step = (to: string): GameEvent => ({ kind: 'moved', to });
  const shot = (to: string): GameEvent => ({ kind: 'shot', to });
  const texts = (teller: LogTeller, log: LogEntry[]): string[] => teller.tell(log, now).map((line) => line.text);

  test('a line that goes on is told again, no other', () => {
    const log = [entry(1, step('a1')), entry(2, step('a2')), entry(3, shot('b1')), entry(4, step('a3'))];
    const teller = new LogTeller(voice, (id) => id);
    expect(texts(teller, log.slice(0, 1))).toEqual(['moved a1']);
    expect(texts(teller, log.slice(0, 2))).toEqual(['moved a2']);
    expect(texts(teller, log.slice(0, 3))).toEqual(['moved a2', 'shot b1']);
    expect(texts(teller, log)).toEqual(['moved a2', 'shot b1', 'moved a3']);
    const long = Array.from({ length: 1000 }, (_, at) => entry(5 + at, at % 2 ? step('c1') : shot('d1')));
    Walks.worded = 0;
    for (let length = 1; length <= long.length; length += 1) teller.tell([...log, ...long.slice(0, length)], now);
    expect(Walks.worded).toBeLessThan(3 * long.length);
  });

  test('what was taken back is told no more', () => {
    const log = [entry(1, step('a1')), entry(2, shot('b1')), entry(3, step('a2'))];
    const teller = new LogTeller(voice, (id) => id);
    teller.tell(log, now);
    expect(texts(teller, log.slice(0, 1))).toEqual(['moved a1']);
    expect(texts(teller, [entry(1, shot('c1')), ...log.slice(1)])).toEqual(['shot b1', 'moved a2']);
  });
});
