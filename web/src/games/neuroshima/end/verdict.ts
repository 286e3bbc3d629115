/** Who has won a game of Neuroshima Hex, by how much and by which rule. */
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import type { Verdict } from '../../contract/end.ts';
import { countsUp, skirmish } from '../facts.ts';
import { look } from '../look.ts';

const WINNING_POINTS = 20; // NH-PTS-03

export function verdict(facts: Facts, log: LogEntry[], t: Say): Verdict {
  const { seats } = skirmish(facts);
  const sides = [...new Set(seats.map((seat) => seat.team))]
    .map((team) => seats.flatMap((seat, number) => (seat.team === team ? [number] : [])))
    .map((members) => ({ seats: members, score: members.reduce((sum, seat) => sum + (seats[seat]?.hq ?? 0), 0) }));
  // Whoever looks stands on the left; among many the best stands first.
  const own = (side: { seats: number[] }): boolean => side.seats.includes(facts.seat);
  if (sides.length > 2) sides.sort((one, other) => other.score - one.score);
  else if (sides[1] && own(sides[1])) sides.reverse();
  return { ...reasonOf(facts, log, t), length: t('nh-end-length', { turns: facts.turn as number }), sides };
}

function reasonOf(facts: Facts, log: LogEntry[], t: Say): { why: string; rule: string } {
  const { mode, seats, result } = skirmish(facts);
  const events = log.flatMap((entry) => entry.events);
  const fallen = seats.flatMap((seat, number) => (seat.hq <= 0 && !countsUp(facts) ? [number] : []));
  const names = (list: number[]): string => new Intl.ListFormat(t('language-tag')).format(list.map((seat) => look(facts, seat, t).name));
  const best = Math.max(...(result ?? [0]));
  const winners = seats.flatMap((_, number) => (result?.[number] === best ? [number] : []));
  if (mode === 'points') {
    const reached = seats.some((seat) => seat.hq >= WINNING_POINTS);
    return { why: reached ? t('nh-end-points-reached', { names: names(winners) }) : t('nh-end-points-most', { names: names(winners) }), rule: 'NH-PTS-03' };
  }
  if (best < 1 && fallen.length > 1) return { why: t('nh-end-both-fell'), rule: 'NH-VIC-03' };
  if (best < 1) return { why: t('nh-end-equal'), rule: 'NH-VIC-07' };
  if (fallen.length && mode === 'duel') return { why: t('nh-end-fell', { names: names(fallen) }), rule: 'NH-VIC-02' };
  if (fallen.length && mode === 'free_for_all' && winners.length === 1 && seats.length - fallen.length === 1) return { why: t('nh-end-last-standing', { names: names(winners) }), rule: 'NH-FFA-04' };
  if (fallen.length && mode === 'teams') return { why: t('nh-end-fell', { names: names(fallen) }), rule: 'NH-TEAM-07' };
  if (fallen.length && mode === 'one_against_two') return { why: t('nh-end-fell', { names: names(fallen) }), rule: 'NH-OVT-05' };
  const extra = events.some((event) => event.kind === 'tie');
  return { why: t(extra ? 'nh-end-extra' : 'nh-end-last-battle', { names: names(winners) }), rule: extra ? 'NH-VIC-07' : 'NH-VIC-04' };
}
