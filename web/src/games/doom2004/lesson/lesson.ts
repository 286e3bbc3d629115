/** The guided first scenario: each step on a position of its own, with the same luck every time. */
import type { GameEvent } from '../../../lib/types.ts';
import type { Lesson, LessonNow, LessonStep } from '../../contract/lesson.ts';
import { foray, type InvaderSetUp, type MarineSetUp, type SetUp } from '../facts.ts';
import { thing } from '../thing.ts';

const ME = 1;

/** Red alone, in a base where only what the step needs has been revealed. */
function position(square: string, invaders: InvaderSetUp[], marine: Partial<MarineSetUp> = {}, more: Partial<SetUp> = {}): SetUp {
  return { scenario: 'ash_and_red_light', marines: [{ id: 'red', square, cards: [], ...marine }], invaders, hand: [], turn: ME, ...more };
}

function at(id: string, ...squares: string[]): InvaderSetUp {
  return { id, squares };
}

function happened(now: LessonNow, kind: string): GameEvent[] {
  return now.events.filter((event) => event.kind === kind);
}

/** The turn went over to the invader. */
const over = (now: LessonNow): boolean => happened(now, 'invader_turn').length > 0;
const declared = (now: LessonNow): string | null => foray(now.facts).active?.action ?? null;
const other = (now: LessonNow, action: string): boolean => over(now) || (declared(now) !== null && declared(now) !== action);
const stands = (now: LessonNow, square: string): boolean => foray(now.facts).marines[0]?.square === square;

/** The action first, then the place on the board, then the button that confirms. */
function aim(action: string, place: (now: LessonNow) => string): NonNullable<LessonStep['aim']> {
  return (now) => {
    if (now.draft) return '.prompt .button.main, .actions .button.main';
    return declared(now) === null ? `[data-deed="action ${action}"]` : place(now);
  };
}

/** Its button at the place, or under the thumb where there is no room for that. */
const button = (deed: string): string => `[data-deed="${deed}"], .actions .buttons .button`;
const cell = (square: string) => (): string => `[data-cell="${square}"]`;

const STEPS: readonly LessonStep[] = [
  {
    id: 'go',
    position: position('d18', []),
    done: (now) => happened(now, 'took').some(({ token }) => token === 'shotgun'),
    astray: over,
    solution: ['action sprint', 'step se'],
    deeds: [
      { id: 'action', done: (now) => declared(now) !== null },
      { id: 'walk', done: (now) => stands(now, 'e17') },
    ],
    shows: { thing: thing('figure', 'red'), seat: null },
    lit: () => ['e17'],
    aim: aim('sprint', cell('e17')),
  },
  {
    id: 'shoot',
    position: position('b19', [at('imp-1', 'e19')]),
    done: (now) => happened(now, 'killed').length > 0,
    astray: (now) => other(now, 'advance') || happened(now, 'attack_over').length > 0,
    solution: ['action advance', 'step e', 'attack pistol e19'],
    deeds: [
      { id: 'action', done: (now) => declared(now) !== null },
      { id: 'walk', done: (now) => stands(now, 'c19') },
      { id: 'fire', done: (now) => happened(now, 'killed').length > 0 },
    ],
    shows: { thing: thing('figure', 'imp-1'), seat: null },
    lit: (facts) => (foray(facts).marines[0]?.square === 'c19' ? ['imp-1'] : ['c19']),
    aim: aim('advance', (now) => `[data-cell="${stands(now, 'c19') ? 'e19' : 'c19'}"]`),
  },
  {
    id: 'aim',
    position: position('a17', [at('trite-1', 'f17')], { order: 'aim' }),
    done: (now) => happened(now, 'rerolled').length > 0,
    astray: (now) => other(now, 'unload') || happened(now, 'attack_over').length > 0,
    solution: ['action unload', 'attack pistol f17 aimed', 'reroll dice-2'],
    deeds: [
      { id: 'action', done: (now) => declared(now) !== null },
      { id: 'fire', done: (now) => foray(now.facts).attack !== null },
      { id: 'again', done: (now) => happened(now, 'rerolled').length > 0 },
    ],
    shows: { thing: thing('figure', 'trite-1'), seat: null },
    lit: () => ['trite-1'],
    aim: aim('unload', (now) => (foray(now.facts).attack ? '.attack .button.main' : '[data-cell="f17"]')),
  },
  {
    id: 'door',
    position: position('e19', []),
    done: (now) => happened(now, 'revealed').length > 0,
    astray: over,
    solution: ['action advance', 'step e', 'door d1'],
    deeds: [
      { id: 'action', done: (now) => declared(now) !== null },
      { id: 'walk', done: (now) => stands(now, 'f19') || stands(now, 'f20') },
      { id: 'open', done: (now) => happened(now, 'revealed').length > 0 },
    ],
    lit: (facts) => (foray(facts).marines[0]?.square === 'f19' ? [] : ['f19']),
    aim: aim('advance', (now) => (stands(now, 'f19') || stands(now, 'f20') ? button('door d1') : '[data-cell="f19"]')),
  },
  {
    id: 'guard',
    position: position('j19', [at('imp-1', 'n18')], {}, { areas: [{ id: 'a1' }] }),
    done: (now) => happened(now, 'guard').length > 0 && happened(now, 'attack_over').length > 0,
    astray: (now) => (declared(now) !== null && declared(now) !== 'ready') || (over(now) && happened(now, 'ordered').length === 0) || happened(now, 'turn').length > 1,
    solution: ['action ready', 'order guard red', 'end', 'attack pistol m19'],
    deeds: [
      { id: 'action', done: (now) => declared(now) !== null || over(now) },
      { id: 'order', done: (now) => happened(now, 'ordered').length > 0 },
      { id: 'end', done: (now) => over(now) },
      { id: 'fire', done: (now) => happened(now, 'guard').length > 0 },
    ],
    shows: { thing: thing('figure', 'imp-1'), seat: null },
    others: ['activate imp-1', 'step nw'],
    lit: () => ['imp-1'],
    aim: (now) => {
      if (over(now)) return now.draft ? '.prompt .button.main, .actions .button.main' : '[data-cell="m19"]';
      return aim('ready', () => (happened(now, 'ordered').length ? '.actions .ending, .prompt .button' : '[data-deed="order guard red"], .actions details[open] li:first-child, .actions summary'))(now);
    },
  },
  {
    id: 'frags',
    position: position('c19', [at('zombie-1', 'e19'), at('imp-1', 'f18')], { life: 2 }, { frags: 6 }),
    solution: [],
    shows: { thing: thing('figure', 'red'), seat: null },
    lit: () => ['red'],
  },
  {
    id: 'leave',
    position: position('v2', [at('hell_knight-1', 'aa3')], {}, { areas: [{ id: 'a9' }], keys: ['red'], frags: 6 }),
    done: (now) => now.result !== null && now.result[ME] === 1,
    astray: over,
    solution: ['action sprint', 'step w', 'step w', 'door r1', 'leave'],
    deeds: [
      { id: 'action', done: (now) => declared(now) !== null },
      { id: 'walk', done: (now) => stands(now, 't2') || stands(now, 't3') },
      { id: 'open', done: (now) => foray(now.facts).doors.some(({ id, closed }) => id === 'r1' && !closed) },
      { id: 'leave', done: (now) => now.result !== null },
    ],
    shows: { thing: thing('figure', 'red'), seat: null },
    lit: (facts) => (foray(facts).marines[0]?.square === 't2' ? [] : ['t2']),
    aim: aim('sprint', (now) => {
      const red = foray(now.facts).doors.find(({ id }) => id === 'r1');
      if (!stands(now, 't2') && !stands(now, 't3')) return '[data-cell="t2"]';
      return button(red?.closed ? 'door r1' : 'leave');
    }),
  },
];

const lesson: Lesson = { words: 'd04-lesson', seats: [ME], luck: '16'.repeat(32), steps: STEPS };

export default lesson;
