/** The guided first game of Neuroshima Hex: Outpost against Moloch, each step on a real position. */
import type { Draft, Lesson, LessonNow, LessonStep } from '../../game.ts';
import type { SetUp } from '../facts.ts';
import { vocabulary } from '../notation.ts';
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

const CONFIRM = '.prompt .button.main, .actions .button.main';

/** Where the next deed is done: in the hand first, then on the board, then by the button that confirms. */
function aimOf(action: string): (now: LessonNow, chosen: string | null, draft: Draft | null) => string {
  return ({ log }, chosen, draft) => {
    if (log.length) return '';
    if (draft) return CONFIRM;
    const cell = action.split(' ').find((word) => /^[a-g][1-7]$/.test(word));
    const { verb } = vocabulary.parse(action);
    if (verb === 'run' || verb === 'hq') return `[data-cell="${cell}"]`;
    if (!chosen) return '.hand .tile';
    return verb === 'discard' ? '.hand .discard' : cell ? `[data-cell="${cell}"]` : CONFIRM;
  };
}

const lesson: Lesson = {
  words: 'learn',
  seats: [0],
  luck: '4e'.repeat(32),
  steps: STEPS.map(({ goal, ...step }): LessonStep => ({
    ...step,
    done: (now) => now.log.length > 0 && reached(goal, now),
    aim: aimOf(step.solution[0] ?? ''),
  })),
};

export default lesson;
