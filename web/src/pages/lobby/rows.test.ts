import { describe, expect, it } from 'vitest';
import type { LobbyRow, SeatInfo } from '../../lib/types.ts';
import { joined, merged, peopleAt, ready } from './rows.ts';

const seat = (number: number, name: string | null, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: number,
  kind: name ? 'person' : 'open',
  name,
  person: name,
  bot: null,
  here: false,
  left: null,
  rating: null,
  resigned: false,
  guest: true,
  rating_after: null,
  ...more,
});

const row = (id: string, more: Partial<LobbyRow> = {}): LobbyRow => ({
  id,
  game: 'neuroshima',
  options: {},
  state: 'waiting',
  seats: [seat(0, `host of ${id}`), seat(1, null)],
  clock: { kind: 'none' },
  rated: false,
  casual: false,
  number: 0,
  due: [],
  mine: [],
  created: 0,
  changed: 0,
  result: null,
  reason: null,
  series: null,
  ...more,
});

const ids = (rows: LobbyRow[]): string[] => rows.map((one) => one.id);

describe('rows of the lobby', () => {
  it('stay where they are under the pointer, and new ones come last', () => {
    const before = [row('a'), row('b'), row('c')];
    const now = [row('new'), row('c', { number: 3 }), row('a')];
    expect(ids(merged(before, now, true))).toEqual(['a', 'c', 'new']);
    expect(merged(before, now, true)[1]?.number).toBe(3);
    expect(ids(merged(before, now, false))).toEqual(['new', 'c', 'a']);
    expect(ids(merged(before, now, false, ['b']))).toEqual(['a', 'b', 'c', 'new']);
  });

  it('are not shown twice when more of them are asked for', () => {
    expect(ids(joined([row('a'), row('b')], [row('b'), row('c')]))).toEqual(['a', 'b', 'c']);
  });

  it('tell who is here, once each and without oneself', () => {
    const rows = [
      row('a', { seats: [seat(0, 'Olga'), seat(1, 'Pyotr')] }),
      row('b', { state: 'playing', seats: [seat(0, 'Olga', { here: true }), seat(1, 'me')], mine: [1] }),
    ];
    expect(peopleAt(rows).map(({ name, table, here }) => [name, table, here])).toEqual([
      ['Olga', 'b', true],
      ['Pyotr', 'a', false],
    ]);
  });

  it('offer a table that begins at once, best one whose host is there', () => {
    const rated = row('rated', { rated: true });
    const full = row('crowd', { seats: [seat(0, 'x'), seat(1, null), seat(2, null)] });
    const slow = row('slow', { clock: { kind: 'days', days: 1 } });
    const mine = row('mine', { mine: [0] });
    const away = row('away');
    const here = row('here', { seats: [seat(0, 'host', { here: true }), seat(1, null)] });
    expect(ready([rated, full, slow, mine, away, here], 'neuroshima', 'evening')?.id).toBe('here');
    expect(ready([rated, full, slow, mine, away], 'neuroshima', 'evening')?.id).toBe('away');
    expect(ready([rated, full, mine, slow], 'neuroshima', 'days')?.id).toBe('slow');
    expect(ready([rated, full, slow, mine], 'neuroshima', 'evening')).toBeNull();
    expect(ready([away], 'doom2016', 'evening')).toBeNull();
  });
});
