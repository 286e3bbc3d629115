import { expect, test } from 'vitest';
import type { LobbyRow } from '../../lib/types.ts';
import { meetingOf, scoresOf } from './meeting.ts';

function row(game: string, result: number[] | null, names: string[] = ['Eva', 'Foma']): LobbyRow {
  return { game, result, mine: [0], seats: names.map((name, seat) => ({ seat, name })) } as unknown as LobbyRow;
}

test('who of the two did better has won', () => {
  expect(meetingOf(row('neuroshima', [1, 0]), 'Foma')).toBe('won');
  expect(meetingOf(row('neuroshima', [0, 1]), 'Foma')).toBe('lost');
  expect(meetingOf(row('neuroshima', [0.5, 0.5]), 'Foma')).toBe('drawn');
});

test('two who won or lost together have not met', () => {
  expect(meetingOf(row('doom2016', [1, 1, 0], ['Eva', 'Foma', 'Gleb']), 'Foma')).toBe('together');
});

test('a game without the other one, or without a result, tells nothing', () => {
  expect(meetingOf(row('neuroshima', [1, 0]), 'Gleb')).toBe(null);
  expect(meetingOf(row('neuroshima', null), 'Foma')).toBe(null);
});

test('scores are counted by game, the most played first', () => {
  const rows = [row('doom2016', [1, 0]), row('neuroshima', [0, 1]), row('neuroshima', [1, 0])];
  expect(scoresOf(rows, 'Foma')).toEqual([
    { game: 'neuroshima', won: 1, lost: 1, drawn: 0, together: 0 },
    { game: 'doom2016', won: 1, lost: 0, drawn: 0, together: 0 },
  ]);
});
