/** What two players have made of the games at which both sat. */
import type { LobbyRow } from '../../lib/types.ts';

export type Meeting = 'won' | 'lost' | 'drawn' | 'together';

/** How it ended for the first one, whose row it is; together where nobody could win against the other. */
export function meetingOf(row: LobbyRow, other: string): Meeting | null {
  const mine = row.mine[0];
  const their = row.seats.find((seat) => seat.name === other)?.seat;
  const result = row.result;
  if (mine === undefined || their === undefined || !result) return null;
  const difference = (result[mine] ?? 0) - (result[their] ?? 0);
  if (difference) return difference > 0 ? 'won' : 'lost';
  return Math.max(...result) === Math.min(...result) ? 'drawn' : 'together';
}

export interface Score {
  game: string;
  won: number;
  lost: number;
  drawn: number;
  together: number;
}

/** By game, those that they played most often first. */
export function scoresOf(rows: readonly LobbyRow[], other: string): Score[] {
  const found = new Map<string, Score>();
  for (const row of rows) {
    const meeting = meetingOf(row, other);
    if (!meeting) continue;
    const score = found.get(row.game) ?? { game: row.game, won: 0, lost: 0, drawn: 0, together: 0 };
    found.set(row.game, { ...score, [meeting]: score[meeting] + 1 });
  }
  const games = (score: Score): number => score.won + score.lost + score.drawn + score.together;
  return [...found.values()].sort((one, two) => games(two) - games(one));
}
