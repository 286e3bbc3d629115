/** The guided first mission: each step on a position of its own, with the same cards and the same luck every time. */
import type { GameEvent } from '../../../lib/types.ts';
import type { Lesson, LessonNow, LessonStep } from '../../contract/lesson.ts';
import { figureOf, type FigureSetUp, type SetUp } from '../facts.ts';
import { figureThing } from '../thing.ts';

const MISSION = 'knee_deep_in_the_dead';
const ME = 1;

interface Wish extends Partial<SetUp> {
  hand?: string[];
  deck?: string[];
}

function at(id: string, square: string, more: Partial<FigureSetUp> = {}): FigureSetUp {
  return { id, squares: [square], ...more };
}

/** Alpha's activation, unless the wish says otherwise; Bravo is not on the map. */
function position(figures: FigureSetUp[], { hand = [], deck = [], ...wish }: Wish): SetUp {
  return { mission: MISSION, marines: [{ name: 'alpha', hand, deck }, { name: 'bravo' }], figures, turn: 'alpha', events: [], tokens: [], ...wish };
}

function happened(now: LessonNow, kind: string): GameEvent[] {
  return now.events.filter((event) => event.kind === kind);
}

/** The activation is over, or the card was spent on running. */
const spent = (now: LessonNow): boolean => happened(now, 'ended').length > 0 || happened(now, 'ran').length > 0;
const played = (now: LessonNow, count: number): boolean => happened(now, 'played').length >= count;
const stands = (now: LessonNow, square: string): boolean => figureOf(now.facts, 'alpha')?.squares[0] === square;
const answered = (now: LessonNow, seat: number): boolean => now.log.some((entry) => entry.seat === seat);

/** The card first, then the place on the map. */
function aim(...squares: string[]): NonNullable<LessonStep['aim']> {
  return (now) => {
    const { chosen, draft } = now;
    if (draft) return '.prompt .button.main, .actions .button.main';
    if (!played(now, 1)) return chosen ? '.hand .main, .hand button' : '.hand button';
    return `[data-cell="${squares.at(-1)}"]`;
  };
}

const STEPS: readonly LessonStep[] = [
  {
    id: 'go',
    position: position([at('alpha', 'b1')], { hand: ['double_time'] }),
    done: (now) => stands(now, 'b4'),
    astray: spent,
    solution: ['play double_time', 'step n', 'step n', 'step n'],
    deeds: [
      { id: 'card', done: (now) => played(now, 1) },
      { id: 'walk', done: (now) => stands(now, 'b4') },
    ],
    shows: { thing: figureThing('alpha'), seat: null },
    lit: () => ['b4'],
    aim: aim('b4'),
  },
  {
    id: 'play',
    position: position([at('alpha', 'b3'), at('imp-1', 'b6')], { hand: ['combat_focus', 'pump_blast'] }),
    done: (now) => played(now, 2),
    astray: (now) => spent(now) || happened(now, 'attack').length > 0,
    solution: ['play combat_focus', 'play pump_blast'],
    deeds: [
      { id: 'bonus', done: (now) => played(now, 1) },
      { id: 'main', done: (now) => played(now, 2) },
    ],
    aim: () => '.hand button',
  },
  {
    id: 'shoot',
    position: position([at('alpha', 'b3'), at('imp-1', 'b6', { damage: 1 })], { hand: ['pump_blast'], events: ['unstoppable_2'] }),
    done: (now) => happened(now, 'killed').length > 0,
    astray: spent,
    solution: ['play pump_blast', 'attack imp-1', 'pass'],
    deeds: [
      { id: 'card', done: (now) => played(now, 1) },
      { id: 'target', done: (now) => now.draft !== null || happened(now, 'attack').length > 0 },
      { id: 'fire', done: (now) => happened(now, 'attack').length > 0 },
    ],
    shows: { thing: figureThing('imp-1'), seat: null },
    others: [],
    lit: () => ['imp-1'],
    aim: aim('b6'),
  },
  {
    id: 'cover',
    position: position([at('alpha', 'c4'), at('imp-1', 'd6')], { hand: ['pump_blast'], events: ['unstoppable_2', 'onslaught_1'] }),
    done: (now) => happened(now, 'killed').length > 0 && !answered(now, 0),
    astray: (now) => spent(now) || answered(now, 0),
    solution: ['play pump_blast', 'step ne', 'attack imp-1', 'pass', 'pass'],
    deeds: [
      { id: 'card', done: (now) => played(now, 1) },
      { id: 'walk', done: (now) => stands(now, 'd5') },
      { id: 'fire', done: (now) => happened(now, 'attack').length > 0 },
    ],
    shows: { thing: figureThing('imp-1'), seat: null },
    others: ['second'],
    lit: () => ['d5'],
    aim: (now) => aim(stands(now, 'd5') ? 'd6' : 'd5')(now),
  },
  {
    id: 'glory',
    position: position([at('alpha', 'c3', { damage: 4 }), at('imp-1', 'c4', { damage: 2 })], { hand: ['double_time'] }),
    done: (now) => happened(now, 'drew_glory').length > 0,
    astray: spent,
    solution: ['play double_time', 'step n'],
    deeds: [
      { id: 'card', done: (now) => played(now, 1) },
      { id: 'walk', done: (now) => happened(now, 'drew_glory').length > 0 },
    ],
    shows: { thing: figureThing('imp-1'), seat: null },
    lit: () => ['imp-1'],
    aim: aim('c4'),
  },
  {
    id: 'items',
    position: position([at('alpha', 'c3', { damage: 6 })], { hand: ['double_time'] }),
    done: (now) => happened(now, 'took_pack').length > 0,
    astray: spent,
    solution: ['play double_time', 'step e', 'step e', 'take health_pack'],
    deeds: [
      { id: 'card', done: (now) => played(now, 1) },
      { id: 'walk', done: (now) => stands(now, 'e3') },
      { id: 'take', done: (now) => happened(now, 'took_pack').length > 0 },
    ],
    shows: { thing: figureThing('alpha'), seat: null },
    lit: () => ['e3'],
    aim: aim('e3'),
  },
  {
    id: 'door',
    position: position([at('alpha', 'e4')], { hand: ['double_time'] }),
    done: (now) => happened(now, 'door_opened').length > 0,
    astray: spent,
    solution: ['play double_time', 'step n', 'open e5-f5'],
    deeds: [
      { id: 'card', done: (now) => played(now, 1) },
      { id: 'walk', done: (now) => stands(now, 'e5') },
      { id: 'open', done: (now) => happened(now, 'door_opened').length > 0 },
    ],
    lit: (facts) => (figureOf(facts, 'alpha')?.squares[0] === 'e5' ? [] : ['e5']),
    aim: aim('e5'),
  },
  {
    id: 'defend',
    position: position([at('alpha', 'c3', { damage: 5 }), at('imp-1', 'c4')], { hand: ['armor'], deck: ['combat_focus', 'pump_blast'], turn: 'invader' }),
    done: (now) => happened(now, 'used').some((event) => event.seat === ME),
    astray: (now) => answered(now, ME),
    solution: ['use hand armor'],
    shows: { thing: figureThing('imp-1'), seat: null },
    others: ['attack alpha'],
    lit: () => ['imp-1'],
    aim: (now) => (now.questions.length ? '.hand button' : ''),
  },
  {
    id: 'frags',
    position: position([at('alpha', 'c3', { damage: 8 }), at('imp-1', 'c7'), at('imp-2', 'b7')], { hand: ['double_time'], frags: [5] }),
    solution: [],
    shows: { thing: figureThing('alpha'), seat: null },
    lit: () => ['alpha'],
  },
  {
    id: 'goal',
    position: position([at('alpha', 'c3', { carries: 2 }), at('imp-1', 'd7')], { hand: ['double_time'], tokens: ['b5'], frags: [5] }),
    done: (now) => now.result !== null && now.result[ME] === 1,
    astray: spent,
    solution: ['play double_time', 'step nw', 'step n', 'take token'],
    deeds: [
      { id: 'card', done: (now) => played(now, 1) },
      { id: 'walk', done: (now) => stands(now, 'b5') },
      { id: 'take', done: (now) => now.result !== null },
    ],
    shows: { thing: figureThing('alpha'), seat: null },
    lit: () => ['b5'],
    aim: aim('b5'),
  },
];

const lesson: Lesson = { words: 'd16-lesson', seats: [ME, 2], luck: 'd0'.repeat(32), steps: STEPS };

export default lesson;
