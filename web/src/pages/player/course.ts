/** What a player's games tell: the course of a rating, the form, and how it goes with which side and against whom. */
import type { LobbyRow, RatedGame } from '../../lib/types.ts';

export type Outcome = 'won' | 'lost' | 'drawn';

export function outcomeOf(row: Pick<LobbyRow, 'mine' | 'result'>): Outcome | null {
  const [seat] = row.mine;
  const share = seat === undefined ? undefined : row.result?.[seat];
  if (share === undefined || !row.result) return null;
  if (share === 1) return 'won'; // where all play together, all win or nobody does
  if (share === 0) return 'lost';
  if (share >= Math.max(...row.result)) return share === Math.min(...row.result) ? 'drawn' : 'won';
  return 'lost';
}

const MONTH = 30 * 86_400_000;

/** The change of the last thirty days; null where nothing was played then. */
export function trendOf(course: readonly RatedGame[], now: number): number | null {
  const recent = course.findIndex((point) => point.at >= now - MONTH);
  const last = course.at(-1);
  if (recent < 0 || !last) return null;
  const before = course[recent - 1]?.rating ?? 1500; // where everybody begins
  return Math.round(last.rating) - Math.round(before);
}

export interface Curve {
  /** The line, and its end, in a box of the given size. */
  path: string;
  end: { x: number; y: number };
  /** Where the rating most probably was: an outline around the line, as far as that was noted. */
  band: string;
  /** Round ratings inside of what is shown. */
  lines: { rating: number; y: number }[];
}

/** More lines than these have no room for their figures above each other. */
const MOST_LINES = 4;

/** So many deviations to either side hold the rating nineteen times of twenty. */
export const SURE = 2;

/** How many of them were won and lost; a draw is neither. */
export function wonAndLost(course: readonly RatedGame[]): { won: number; lost: number } {
  return { won: course.filter(({ score }) => score > 0.5).length, lost: course.filter(({ score }) => score < 0.5).length };
}

/** The course as a line; null where one point says nothing. */
export function curveOf(course: readonly RatedGame[], width: number, height: number): Curve | null {
  if (course.length < 2) return null;
  const ratings = course.map((point) => point.rating);
  const sure = course.flatMap(({ rating, deviation }, at) => (deviation === null ? [] : [{ at, low: rating - SURE * deviation, high: rating + SURE * deviation }]));
  const low = Math.min(...ratings.map((rating) => rating - 30), ...sure.map((one) => one.low));
  const high = Math.max(...ratings.map((rating) => rating + 30), ...sure.map((one) => one.high));
  const x = (at: number): number => (at / (course.length - 1)) * width;
  const y = (rating: number): number => height - ((rating - low) / (high - low)) * height;
  const round = (value: number): number => Math.round(value * 10) / 10;
  const points = ratings.map((rating, at) => `${round(x(at))} ${round(y(rating))}`);
  const along = (side: 'low' | 'high'): string[] => sure.map((one) => `${round(x(one.at))} ${round(y(one[side]))}`);
  const band = sure.length > 1 ? `M${[...along('high'), ...along('low').reverse()].join('L')}Z` : '';
  const step = [100, 200, 400].find((one) => high - low <= MOST_LINES * one) ?? 800;
  const lines = [];
  for (let rating = Math.ceil(low / step) * step; rating <= high; rating += step) lines.push({ rating, y: round(y(rating)) });
  return { path: `M${points.join('L')}`, end: { x: round(x(ratings.length - 1)), y: round(y(ratings.at(-1) ?? 0)) }, band, lines };
}

export interface Tally {
  name: string;
  games: number;
  won: number;
  lost: number;
}

/** Games counted by whatever `names` makes of them, those with most games first. */
export function tally(rows: readonly LobbyRow[], names: (row: LobbyRow) => string[]): Tally[] {
  const found = new Map<string, Tally>();
  for (const row of rows) {
    const outcome = outcomeOf(row);
    if (!outcome) continue;
    for (const name of new Set(names(row).filter(Boolean))) {
      const sum = found.get(name) ?? { name, games: 0, won: 0, lost: 0 };
      found.set(name, { ...sum, games: sum.games + 1, won: sum.won + Number(outcome === 'won'), lost: sum.lost + Number(outcome === 'lost') });
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games);
}
