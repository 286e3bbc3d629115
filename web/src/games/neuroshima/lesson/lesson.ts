/** The guided first game of Neuroshima Hex: Outpost against Moloch, each step on a real position. */
import type { Deed, Lesson, LessonNow, LessonStep } from '../../contract/lesson.ts';
import { fieldOf } from '../board/geometry.ts';
import { tileThing } from '../describe.ts';
import type { SetUp } from '../facts.ts';
import { vocabulary } from '../notation.ts';
import { onlyTile } from '../panels/hand.ts';
import { attains, reached, type Goal } from './goals.ts';

interface Step {
  id: string;
  position: SetUp;
  goal: Goal;
  solution: string[];
  /** From where the goal can be reached. */
  from?: readonly string[];
  /** The tile that the thought is about, and what of it. */
  shows: readonly [tile: string, part?: string];
  rules: readonly string[];
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

const FIELD = fieldOf('normal');
const WAYS = [0, 1, 2, 3, 4, 5];

/** All cells from which something could be shot at on this one, along these ways from it. */
function inLine(cell: string, ways: readonly number[] = WAYS): string[] {
  return ways.flatMap((way) => {
    const line: string[] = [];
    for (let next = FIELD.neighbour(cell, way); next; next = FIELD.neighbour(next, way)) line.push(next);
    return line;
  });
}

const STEPS: readonly Step[] = [
  {
    id: 'hq',
    position: position([], [[1, 'hq', 'd1']]),
    goal: { kind: 'stands', tile: 'outpost_hq' },
    solution: ['hq b4'],
    shows: ['outpost_hq'],
    rules: ['NH-HQ-01', 'NH-HQ-03', 'NH-SET-05'],
  },
  {
    id: 'discard',
    position: position(['brawler', 'commando', 'scout'], [[0, 'hq', 'b3'], [1, 'hq', 'd1']]),
    goal: { kind: 'played', verb: 'discard' },
    solution: ['discard scout'],
    shows: ['outpost_scout'],
    rules: ['NH-TURN-01', 'NH-TURN-02', 'NH-TURN-03'],
  },
  {
    id: 'melee',
    position: position(['brawler'], [[0, 'hq', 'b3'], [1, 'hq', 'd2']]),
    goal: { kind: 'harms', points: 2 },
    solution: ['place brawler d3 r0'],
    from: FIELD.beside('d2'),
    shows: ['outpost_brawler', 'melee'],
    rules: ['NH-MEL-01', 'NH-MEL-03', 'NH-MEL-04'],
  },
  {
    id: 'ranged',
    position: position(['commando'], [[0, 'hq', 'b3'], [0, 'recon_centre', 'd2'], [1, 'hq', 'e1']]),
    goal: { kind: 'harms', points: 1 },
    solution: ['place commando a3 r5'],
    from: inLine('e1'),
    shows: ['outpost_commando', 'ranged'],
    rules: ['NH-RNG-01', 'NH-RNG-03'],
  },
  {
    id: 'initiative',
    position: position(['commando'], [[0, 'hq', 'a1'], [0, 'recon_centre', 'c3'], [1, 'hq', 'e3'], [1, 'hornet', 'c2', 3]]),
    goal: { kind: 'decides', fall: ['c2'], live: ['c3'] },
    solution: ['place commando c1 r1'],
    from: inLine('c2'),
    shows: ['moloch_hornet', 'initiative'],
    rules: ['NH-BAT-02', 'NH-INI-01', 'NH-BAT-05'],
  },
  {
    id: 'armour',
    position: position(['commando'], [[0, 'hq', 'a1'], [1, 'hq', 'e1'], [1, 'armoured_guard', 'c3']]),
    goal: { kind: 'decides', fall: ['c3'], live: [] },
    solution: ['place commando c5 r4'],
    from: inLine('c3', [1, 2, 3, 4, 5]),
    shows: ['moloch_armoured_guard', 'armour'],
    rules: ['NH-ARM-01', 'NH-ARM-03', 'NH-ARM-04'],
  },
  {
    id: 'module',
    position: position(['officer'], [[0, 'hq', 'a1'], [0, 'commando', 'c4', 4], [1, 'hq', 'c2']]),
    goal: { kind: 'harms', points: 2 },
    solution: ['place officer c5 r0'],
    from: FIELD.beside('c4'),
    shows: ['outpost_officer', 'link'],
    rules: ['NH-MOD-01', 'NH-MOD-02', 'NH-MOD-03'],
  },
  {
    id: 'scout',
    position: position(['scout'], [[0, 'hq', 'a1'], [0, 'hmg', 'c4'], [1, 'hq', 'e3'], [1, 'hornet', 'c3', 3]]),
    goal: { kind: 'decides', fall: ['c3'], live: ['c4'] },
    solution: ['place scout c5 r0'],
    from: FIELD.beside('c4'),
    shows: ['outpost_scout', 'link'],
    rules: ['NH-INI-04', 'NH-MOD-05'],
  },
  {
    id: 'medic',
    position: position(['medic'], [[0, 'hq', 'a1'], [0, 'brawler', 'c3'], [1, 'hq', 'e3'], [1, 'hybrid', 'c1', 3]]),
    goal: { kind: 'decides', fall: [], live: ['c3'] },
    solution: ['place medic c4 r0'],
    from: FIELD.beside('c3'),
    shows: ['outpost_medic', 'link'],
    rules: ['NH-MED-01', 'NH-MED-02'],
  },
  {
    id: 'run',
    position: position([], [[0, 'hq', 'b3'], [0, 'runner', 'd4'], [1, 'hq', 'd2']]),
    goal: { kind: 'harms', points: 1 },
    solution: ['run d4 d3 r1'],
    from: FIELD.beside('d2'),
    shows: ['outpost_runner', 'mobility'],
    rules: ['NH-MOB-01', 'NH-MOB-03'],
  },
  {
    id: 'net',
    position: position(['sniper'], [[0, 'hq', 'b3'], [0, 'brawler', 'd3'], [1, 'hq', 'd2'], [1, 'net_fighter', 'e3', 5]]),
    goal: { kind: 'harms', points: 2 },
    solution: ['snipe e3'],
    shows: ['moloch_net_fighter', 'net'],
    rules: ['NH-NET-01', 'NH-NET-03', 'NH-SNP-01'],
  },
  {
    id: 'battle',
    position: position(['battle'], [[0, 'hq', 'b3'], [0, 'brawler', 'd3'], [1, 'hq', 'd2'], [1, 'hornet', 'c3', 2]], [20, 2]),
    goal: { kind: 'won' },
    solution: ['battle'],
    shows: ['outpost_battle'],
    rules: ['NH-BAT-01', 'NH-BAT-10', 'NH-BAT-12'],
  },
];

const CONFIRM = '.prompt .button.main, .actions .button.main';
const TURN = '.board .handle, .actions .turn';

/** Where the next deed is done: in the hand first, then on the board, then by the button that confirms. */
function aimOf({ goal, solution: [action = ''], from = [] }: Step): (now: LessonNow) => string {
  const { verb } = vocabulary.parse(action);
  const cell = action.split(' ').findLast((word) => /^[a-g][1-7]$/.test(word));
  const start = action.split(' ')[1];
  return (now) => {
    if (now.log.length) return '';
    if (now.draft && from.length) return !from.includes(cellOf(now)) ? `[data-cell="${cell}"]` : attains(goal, now.facts, now.foreseen) ? CONFIRM : TURN;
    if (now.draft) return CONFIRM;
    if (verb === 'run') return `[data-cell="${now.step ? cell : start}"]`;
    if (verb === 'hq') return `[data-cell="${cell}"]`;
    if (!held(now)) return '.hand .tile';
    return verb === 'discard' ? '[data-deed^="discard"]' : cell ? `[data-cell="${cell}"]` : CONFIRM;
  };
}

const NONE: readonly string[] = [];

/** The cells on which the next deed is done; null where every legal one will do. The same list each time: boards tell their step from effects. */
function callsOf({ solution: [action = ''], from }: Step): (now: LessonNow) => readonly string[] | null {
  const { verb } = vocabulary.parse(action);
  const first = [action.split(' ')[1] ?? ''];
  return (now) => {
    if (verb === 'hq') return null;
    if (verb === 'snipe') return held(now) ? first : NONE;
    if (verb === 'run' && !now.step && !now.draft) return first;
    return from && (verb === 'run' || held(now)) && !from.includes(cellOf(now)) ? from : NONE;
  };
}

/** What is begun would do it: of a battle the server must have foreseen it. */
function readyFor({ goal, from }: Step): (now: LessonNow) => boolean {
  return (now) => now.draft !== null && (from === undefined || attains(goal, now.facts, now.foreseen));
}

/** A tile is chosen, or need not be. */
const held = (now: LessonNow): boolean => now.chosen !== null || now.draft !== null || onlyTile(now.facts, now.questions) !== undefined;
const cellOf = ({ draft }: LessonNow): string => (draft ? (vocabulary.parse(draft.action).cell ?? '') : '');
const played = ({ log }: LessonNow): boolean => log.length > 0;

/** What is done one after the other in a step of this kind. */
function deedsOf({ solution, from = [], goal }: Step): Deed[] {
  const take: Deed = { id: 'take', done: held };
  const cell: Deed = { id: 'cell', done: (now) => (from.length ? from.includes(cellOf(now)) : now.draft !== null) };
  const turn: Deed = { id: 'turn', done: (now) => from.includes(cellOf(now)) && attains(goal, now.facts, now.foreseen) };
  switch (vocabulary.parse(solution[0] ?? '').verb) {
    case 'hq':
      return [cell, { id: 'place', done: played }];
    case 'discard':
      return [take, { id: 'away', done: played }];
    case 'run':
      return [{ id: 'pick', done: (now) => now.step !== null }, cell, turn, { id: 'go', done: played }];
    case 'snipe':
      return [take, cell, { id: 'shoot', done: played }];
    case 'battle':
      return [take, { id: 'begin', done: played }];
    default:
      return [take, cell, turn, { id: 'place', done: played }];
  }
}

const lesson: Lesson = {
  words: 'learn',
  seats: [0],
  luck: '4e'.repeat(32),
  steps: STEPS.map((step): LessonStep => {
    const { id, position, goal, solution, shows, rules } = step;
    const [tile, part] = shows;
    return {
      id,
      position,
      solution,
      rules,
      done: (now) => played(now) && reached(goal, now),
      deeds: deedsOf(step),
      shows: { thing: tileThing(tile), seat: null, part },
      aim: aimOf(step),
      calls: callsOf(step),
      ready: readyFor(step),
    };
  }),
};

export default lesson;
