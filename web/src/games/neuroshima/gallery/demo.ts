/** A board in the middle of a game, for the tests of what is told and drawn of it. */
import type { SeatFacts, SkirmishFacts } from '../facts.ts';

type Placed = readonly [seat: number, tile: string, cell: string, rotation: number];

const TILES: readonly Placed[] = [
  [0, 'outpost_hq', 'b3', 0],
  [0, 'outpost_mobile_armour', 'b2', 0],
  [0, 'outpost_scout', 'c4', 0],
  [0, 'outpost_commando', 'd3', 1],
  [0, 'outpost_commando', 'b4', 5],
  [0, 'outpost_hmg', 'c5', 1],
  [1, 'moloch_hq', 'd2', 0],
  [1, 'moloch_hunter_killer', 'c3', 0],
  [1, 'moloch_officer', 'a1', 0],
  [1, 'moloch_armoured_guard', 'a2', 3],
  [1, 'moloch_gauss_cannon', 'd4', 4],
  [1, 'moloch_net_fighter', 'e3', 3],
];

function seat(army: string, number: number, hq: number): SeatFacts {
  return { army, team: number, person: number, hq, alive: true, hand: [], pile: 14, pile_holds: {}, discards: [] };
}

export const demo: SkirmishFacts = {
  game: 'neuroshima',
  seat: -1,
  mode: 'duel',
  board: 'standard',
  turn: 9,
  active: 0,
  stage: 'normal',
  order: [0, 1],
  seats: [seat('outpost', 0, 19), seat('moloch', 1, 16)],
  tiles: TILES.map(([side, tile, cell, rotation]) => ({ seat: side, tile, cell, rotation, wounds: 0 })),
  netted: [],
  asked: [],
  result: null,
};
