/** Sides of several seats: who is whose partner, and what they have together. */
import type { Facts } from '../../lib/types.ts';
import type { Side } from '../contract/game.ts';
import { skirmish } from './facts.ts';

/** The seats of each team, the lowest first; null where everybody plays for himself. */
export function teamsOf(facts: Facts): number[][] | null {
  const teams = new Map<number, number[]>();
  skirmish(facts).seats.forEach((one, seat) => teams.set(one.team, [...(teams.get(one.team) ?? []), seat]));
  return teams.size < skirmish(facts).seats.length ? [...teams.values()] : null;
}

/** Whether a seat is of the team of whoever looks; nobody is where everybody plays for himself. */
export function isMate(facts: Facts, seat: number): boolean {
  const own = teamsOf(facts)?.find((team) => team.includes(skirmish(facts).seat));
  return own?.includes(seat) ?? false;
}

/** For the top bar: the teams with the sums of their points. */
export function sides(facts: Facts, seat: number | null): Side[] | null {
  if (teamsOf(facts) === null) return null;
  const points = skirmish(facts).seats.map((one) => one.hq);
  return scoresOf(facts, points, seat).map((score) => ({ ...score, own: seat !== null && score.seats.includes(seat) }));
}

export interface Score {
  seats: number[];
  points: number;
}

/** The points of each side, that of `seat` first where there are teams. */
export function scoresOf(facts: Facts, points: number[], seat: number | null): Score[] {
  const sides = teamsOf(facts) ?? points.map((_, one) => [one]);
  const scores = sides.map((seats) => ({ seats, points: seats.reduce((sum, one) => sum + (points[one] ?? 0), 0) }));
  if (teamsOf(facts) === null || seat === null) return scores;
  return scores.sort((a, b) => Number(b.seats.includes(seat)) - Number(a.seats.includes(seat)));
}

/** Who plays on, from whoever's turn it is, one round of them; nobody while HQs are placed. */
export function turnsOf(facts: Facts): number[] {
  const { seats, order, active, turn } = skirmish(facts);
  if (!turn) return [];
  // Who stands alone against two comes twice in a round (NH-OVT-02): the number of the turn tells which time it is.
  const counted = (turn - 1) % order.length;
  const from = order[counted] === active ? counted : Math.max(order.indexOf(active), 0);
  return [...order.slice(from), ...order.slice(0, from)].filter((seat) => seats[seat]?.alive);
}
