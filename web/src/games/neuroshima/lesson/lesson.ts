/** The guided first game of Neuroshima Hex: Outpost against Moloch, each step on a real position. */
import type { Lesson, PositionStep } from '../../game.ts';
import type { SetUp } from '../facts.ts';
import { reached, type Goal } from './goals.ts';

interface Step {
  id: string;
  position: SetUp;
  goal: Goal;
  solution: string[];
}

type Placed = readonly [seat: 0 | 1, tile: string, cell: string, rotation?: number];

const ARMIES = ['outpost', 'moloch'] as const;

function position(hand: string[], placed: Placed[], points: [number, number] = [20, 20]): SetUp {
  return {
    seats: [
      { army: ARMIES[0], hq: points[0], hand: hand.map((tile) => `${ARMIES[0]}_${tile}`) },
      { army: ARMIES[1], hq: points[1] },
    ],
    tiles: placed.map(([seat, tile, cell, rotation = 0]) => ({ seat, tile: `${ARMIES[seat]}_${tile}`, cell, rotation })),
  };
}

const STEPS: readonly Step[] = [
  {
    id: 'hq',
    position: position([], [[1, 'hq', 'd1']]),
    goal: { kind: 'stands', tile: 'outpost_hq' },
    solution: ['hq b4'],
  },
  {
    id: 'discard',
    position: position(['brawler', 'commando', 'scout'], [[0, 'hq', 'b3'], [1, 'hq', 'd1']]),
    goal: { kind: 'played', verb: 'discard' },
    solution: ['discard scout'],
  },
  {
    id: 'melee',
    position: position(['brawler'], [[0, 'hq', 'b3'], [1, 'hq', 'd2']]),
    goal: { kind: 'harms', points: 2 },
    solution: ['place brawler d3 r0'],
  },
  {
    id: 'ranged',
    position: position(['commando'], [[0, 'hq', 'b3'], [0, 'recon_centre', 'd2'], [1, 'hq', 'e1']]),
    goal: { kind: 'harms', points: 1 },
    solution: ['place commando a3 r5'],
  },
  {
    id: 'initiative',
    position: position(['commando'], [[0, 'hq', 'a1'], [0, 'recon_centre', 'c3'], [1, 'hq', 'e3'], [1, 'hornet', 'c2', 3]]),
    goal: { kind: 'decides', fall: ['c2'], live: ['c3'] },
    solution: ['place commando c1 r1'],
  },
  {
    id: 'armour',
    position: position(['commando'], [[0, 'hq', 'a1'], [1, 'hq', 'e1'], [1, 'armoured_guard', 'c3']]),
    goal: { kind: 'decides', fall: ['c3'], live: [] },
    solution: ['place commando c5 r4'],
  },
  {
    id: 'module',
    position: position(['officer'], [[0, 'hq', 'a1'], [0, 'commando', 'c4', 4], [1, 'hq', 'c2']]),
    goal: { kind: 'harms', points: 2 },
    solution: ['place officer c5 r0'],
  },
  {
    id: 'scout',
    position: position(['scout'], [[0, 'hq', 'a1'], [0, 'hmg', 'c4'], [1, 'hq', 'e3'], [1, 'hornet', 'c3', 3]]),
    goal: { kind: 'decides', fall: ['c3'], live: ['c4'] },
    solution: ['place scout c5 r0'],
  },
  {
    id: 'medic',
    position: position(['medic'], [[0, 'hq', 'a1'], [0, 'brawler', 'c3'], [1, 'hq', 'e3'], [1, 'hybrid', 'c1', 3]]),
    goal: { kind: 'decides', fall: [], live: ['c3'] },
    solution: ['place medic c4 r0'],
  },
  {
    id: 'run',
    position: position([], [[0, 'hq', 'b3'], [0, 'runner', 'd4'], [1, 'hq', 'd2']]),
    goal: { kind: 'harms', points: 1 },
    solution: ['run d4 d3 r1'],
  },
  {
    id: 'net',
    position: position(['sniper'], [[0, 'hq', 'b3'], [0, 'brawler', 'd3'], [1, 'hq', 'd2'], [1, 'net_fighter', 'e3', 5]]),
    goal: { kind: 'harms', points: 2 },
    solution: ['snipe e3'],
  },
  {
    id: 'battle',
    position: position(['battle'], [[0, 'hq', 'b3'], [0, 'brawler', 'd3'], [1, 'hq', 'd2'], [1, 'hornet', 'c3', 2]], [20, 2]),
    goal: { kind: 'won' },
    solution: ['battle'],
  },
];

const lesson: Lesson = {
  kind: 'positions',
  words: 'learn',
  steps: STEPS.map(({ goal, ...step }): PositionStep => ({ ...step, done: (now) => now.log.length > 0 && reached(goal, now) })),
};

export default lesson;
