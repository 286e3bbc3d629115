/** Partners: two sides of two, or all players against the villains. */
import type { Facts } from '../../lib/types.ts';
import type { Side } from '../contract/game.ts';
import { contest } from './facts.ts';

export function sides(facts: Facts, seat: number | null): Side[] | null {
  const { sides: all, players, campaign } = contest(facts);
  if (!campaign && all.length === players.length) return null;
  const own = seat === null ? undefined : players[seat]?.side;
  return [...all].sort((one, other) => Number(other.side === own) - Number(one.side === own)).map(({ seats, honour, side }) => ({ seats, points: honour, own: side === own, ...(seats.length ? {} : { called: 'inf-sum-villains' }) }));
}
