/** Colour, mark and name of a seat: that of its gate. Partners share a colour, so the second has the mark of another gate. */
import type { Facts, Say } from '../../lib/types.ts';
import type { SeatLook } from '../contract/look.ts';
import { contest, NEUTRAL, VILLAINS, type ContestFacts, type PlayerFacts } from './facts.ts';

const SHAPES: Record<PlayerFacts['colour'], SeatLook['shape']> = { blue: 'circle', yellow: 'triangle', green: 'square', purple: 'diamond' };
/** Of the second partner. */
const MATES: Partial<Record<PlayerFacts['colour'], SeatLook['shape']>> = { blue: 'square', yellow: 'diamond' };

/** The campaign's second portal. */
export const VILLAINS_PORTAL = 'yellow';

export function tintOf(facts: ContestFacts, seat: number | null): SeatLook['colour'] {
  if (seat === VILLAINS) return 'invader';
  return seat === null || seat >= NEUTRAL ? 'pale' : (facts.players[seat]?.colour ?? 'pale');
}

export function shapeOf(facts: ContestFacts, seat: number | null): SeatLook['shape'] {
  const player = seat === null ? undefined : facts.players[seat];
  if (!player) return seat === VILLAINS ? 'horns' : 'star';
  const second = facts.players.some((other) => other.side === player.side && other.seat < player.seat);
  return (second ? MATES[player.colour] : undefined) ?? SHAPES[player.colour];
}

/** Who stands for a side: its first seat, or the villains. */
export function headOf(facts: ContestFacts, side: number): number {
  return facts.sides[side]?.seats[0] ?? VILLAINS;
}

/** The colour of a side. */
export function sideTint(facts: ContestFacts, side: number): SeatLook['colour'] {
  return tintOf(facts, headOf(facts, side));
}

export function isMate(facts: ContestFacts, seat: number): boolean {
  const own = facts.players[facts.seat];
  return own !== undefined && facts.sides.length < facts.players.length && facts.players[seat]?.side === own.side;
}

export function look(facts: Facts, seat: number, t: Say): SeatLook {
  const known = contest(facts);
  const player = known.players[seat];
  return {
    colour: tintOf(known, seat),
    shape: shapeOf(known, seat),
    name: player ? t('inf-gate', { colour: player.colour, number: player.gate + 1 }) : t(seat === VILLAINS ? 'inf-villains' : 'inf-neutral'),
    ...(isMate(known, seat) ? { mate: true } : {}),
  };
}

/** Portals by the colour of whose they are: in the campaign the yellow one is the villains'. */
export function portalsOf(portals: ContestFacts['portals'], campaign: boolean): Record<string, readonly string[]> {
  if (!campaign) return portals;
  return Object.fromEntries(Object.entries(portals).map(([colour, cells]) => [colour === VILLAINS_PORTAL ? 'invader' : colour, cells]));
}
