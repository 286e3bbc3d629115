/** The guided first contest: each step on a position of its own, with the same luck every time. */
import type { GameEvent } from '../../../lib/types.ts';
import type { Lesson, LessonNow, LessonStep } from '../../contract/lesson.ts';
import { championOf, contest, type ChampionSetUp, type PlayerSetUp, type SetUp } from '../facts.ts';
import { thing } from '../thing.ts';

const ME = 0;
const GUARD = 'clockwork_guardian';
const MATE = 'canonist_templar';

/** Blue's turn, with the gate used, so that a step asks for one thing only. */
function position(champions: ChampionSetUp[], me: Partial<PlayerSetUp>, more: Partial<SetUp> = {}): SetUp {
  const other: PlayerSetUp = { hand: ['apprentice', 'apprentice', 'apprentice', 'militia', 'apprentice'] };
  return {
    scenario: 'love_lives_forever',
    mode: 'duel',
    champions,
    row: ['seed_bearer', 'star_of_edges', 'wind_sash', 'bark_plate', 'night_runner', 'gear_hand'],
    players: [{ hand: [], gate_used: true, turns: 2, ...me }, other],
    ...more,
  };
}

const at = (id: string, owner: number, ...cells: string[]): ChampionSetUp => ({ id, owner, cells });

function happened(now: LessonNow, kind: string): GameEvent[] {
  return now.events.filter((event) => event.kind === kind);
}

const ended = (now: LessonNow): boolean => happened(now, 'turn_ended').length > 0;
const idle = (now: LessonNow): boolean => ended(now) || happened(now, 'order_over').length > 0;
const cellOf = (now: LessonNow, id: string): string => championOf(contest(now.facts), id)?.cells[0] ?? '';
const cell = (name: string): string => `[data-cell="${name}"]`;
const CONFIRM = '.prompt .button.main, .actions .button.main';
/** Where the row is a sheet, the button that opens it. */
const ROW = '.bar [data-opens="row"]:not([aria-expanded="true"])';
const END = '.actions .ending';

/** First the champion gets its order, then comes what it does. */
function ordered(id: string, start: string, then: (now: LessonNow) => string): NonNullable<LessonStep['aim']> {
  return (now: LessonNow) => (now.draft ? CONFIRM : contest(now.facts).order ? then(now) : cell(cellOf(now, id) || start));
}

const STEPS: readonly LessonStep[] = [
  {
    id: 'play',
    position: position([at(GUARD, ME)], { hand: ['apprentice', 'apprentice', 'apprentice', 'militia', 'militia'] }),
    done: (now) => contest(now.facts).players[ME]?.hand?.length === 0 && !ended(now),
    astray: ended,
    solution: ['play apprentice', 'play apprentice', 'play apprentice', 'play militia', 'play militia'],
    shows: { thing: thing('card', 'apprentice'), seat: null },
    aim: () => '.hand .place .card',
  },
  {
    id: 'buy',
    position: position([at(GUARD, ME)], { runes: 3 }),
    done: (now) => happened(now, 'acquired').some(({ card }) => card === 'mystic'),
    astray: (now) => ended(now) || happened(now, 'acquired').length > 0 || happened(now, 'research').length > 0,
    solution: ['acquire mystic'],
    shows: { thing: thing('card', 'mystic'), seat: null },
    aim: () => `[data-slot="mystic"], ${ROW}`,
  },
  {
    id: 'enter',
    position: position([at(GUARD, ME)], { power: 3 }),
    done: (now) => happened(now, 'collected').length > 0,
    astray: idle,
    solution: ['order clockwork_guardian a7', 'step b6', 'step c5', 'step d4'],
    deeds: [
      { id: 'order', done: (now) => contest(now.facts).order !== null },
      { id: 'walk', done: (now) => happened(now, 'collected').length > 0 },
    ],
    shows: { thing: thing('champion', GUARD), seat: null },
    lit: (facts) => [contest(facts).order ? 'd4' : 'a7'],
    aim: ordered(GUARD, 'a7', () => cell('d4')),
  },
  {
    id: 'strike',
    position: position([at(GUARD, ME, 'f8'), at('scrapbot', 1, 'h7')], { power: 3 }),
    done: (now) => happened(now, 'defeated').some(({ piece }) => piece === 'scrapbot'),
    astray: idle,
    solution: ['order clockwork_guardian', 'step g8', 'strike melee scrapbot'],
    deeds: [
      { id: 'order', done: (now) => contest(now.facts).order !== null },
      { id: 'walk', done: (now) => cellOf(now, GUARD) !== 'f8' },
      { id: 'hit', done: (now) => happened(now, 'defeated').length > 0 },
    ],
    shows: { thing: thing('champion', 'scrapbot'), seat: null },
    lit: () => ['scrapbot'],
    aim: ordered(GUARD, '', (now) => cell(cellOf(now, GUARD) === 'f8' ? 'g8' : 'h7')),
  },
  {
    id: 'equip',
    position: position([at(GUARD, ME, 'g8'), at('timestream_seer', 1, 'j7')], { power: 3, hand: ['bramble_bow'] }),
    done: (now) => happened(now, 'defeated').some(({ piece }) => piece === 'timestream_seer'),
    astray: idle,
    solution: ['play bramble_bow clockwork_guardian', 'order clockwork_guardian', 'strike ranged timestream_seer'],
    deeds: [
      { id: 'wear', done: (now) => contest(now.facts).players[ME]?.hand?.length === 0 },
      { id: 'order', done: (now) => contest(now.facts).order !== null },
      { id: 'hit', done: (now) => happened(now, 'defeated').length > 0 },
    ],
    shows: { thing: thing('card', 'bramble_bow'), seat: null },
    lit: (facts) => (contest(facts).players[ME]?.hand?.length ? [GUARD] : ['timestream_seer']),
    aim: (now) => (contest(now.facts).players[ME]?.hand?.length ? (now.chosen ? cell('g8') : '.hand .place .card') : ordered(GUARD, '', () => cell('j7'))(now)),
  },
  {
    id: 'shrine',
    position: position([at(GUARD, ME, 'g4'), at('scrapbot', 1, 'l7')], {}),
    done: (now) => happened(now, 'honour').length > 0,
    solution: ['end'],
    shows: { thing: thing('champion', GUARD), seat: null },
    lit: () => ['g4'],
    aim: () => END,
  },
  {
    id: 'win',
    position: position([at(GUARD, ME, 'g4'), at(MATE, ME, 'd8'), at('scrapbot', 1, 'k4')], { power: 3 }, { sides: [{ honour: 26 }, { honour: 24 }] }),
    done: (now) => now.result !== null && now.result[ME] === 1,
    astray: (now) => ended(now) && now.result === null,
    solution: ['order canonist_templar', 'step d9', 'end', 'end'],
    deeds: [
      { id: 'order', done: (now) => contest(now.facts).order !== null || cellOf(now, MATE) !== 'd8' },
      { id: 'walk', done: (now) => cellOf(now, MATE) === 'd9' },
      { id: 'done', done: (now) => happened(now, 'order_over').length > 0 },
      { id: 'end', done: (now) => ended(now) },
    ],
    shows: { thing: thing('champion', MATE), seat: null },
    lit: (facts) => (championOf(contest(facts), MATE)?.cells.includes('d9') ? [] : ['d10']),
    aim: ordered(MATE, '', (now) => (cellOf(now, MATE) === 'd9' ? END : cell('d9'))),
  },
];

const lesson: Lesson = { words: 'inf-lesson', seats: [ME], luck: '16'.repeat(32), steps: STEPS };

export default lesson;
