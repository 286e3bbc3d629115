/** A board for the game's card on the start page. */
import type { Facts } from '../../../lib/types.ts';

type Placed = readonly [seat: number, tile: string, q: number, r: number, rotation: number];

const TILES: readonly Placed[] = [
  [0, 'outpost_hq', -1, 1, 0],
  [0, 'outpost_mobile_armour', -1, 0, 0],
  [0, 'outpost_scout', 0, 1, 0],
  [0, 'outpost_commando', 1, 0, 1],
  [0, 'outpost_commando', -1, 2, 5],
  [0, 'outpost_hmg', 0, 2, 1],
  [1, 'moloch_hq', 1, -1, 0],
  [1, 'moloch_hunter_killer', 0, 0, 0],
  [1, 'moloch_officer', -2, 0, 0],
  [1, 'moloch_armoured_guard', -2, 1, 3],
  [1, 'moloch_gauss_cannon', 1, 1, 4],
  [1, 'moloch_net_fighter', 2, 0, 3],
];

function seat(army: string, number: number, hq: number): Record<string, unknown> {
  return { army, team: number, person: number, hq, alive: true, hand: [], pile: 14, pile_holds: {}, discards: [] };
}

export const demo: Facts = {
  game: 'neuroshima',
  seat: -1,
  mode: 'duel',
  board: 'standard',
  turn: 9,
  active: 0,
  stage: 'normal',
  order: [0, 1],
  seats: [seat('outpost', 0, 19), seat('moloch', 1, 16)],
  tiles: TILES.map(([side, tile, q, r, rotation]) => ({ seat: side, tile, cell: [q, r], rotation, wounds: 0 })),
  netted: [],
  asked: [],
  result: null,
};
