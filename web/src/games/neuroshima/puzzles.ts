/** The puzzles of the package: one turn, one battle (chapter ETU). */
import type { Facts, LogEntry, Question } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Puzzle, PuzzleBook } from '../game.ts';
import { allPuzzles } from './content.ts';
import { skirmish, type PuzzleEntry, type SetUp } from './facts.ts';
import { tileOf } from './tiles.ts';

const SOLVER = 0;

/** The position at the solver's turn: the hand is given, seat 0 moves (NH-ETU-03). */
function setUp(puzzle: PuzzleEntry): SetUp {
  const seats = puzzle.seats.map((seat, number) => ({ ...seat, hand: number === SOLVER ? puzzle.hand : [] }));
  return { seats, tiles: puzzle.tiles, board: puzzle.board ?? 'standard', active: SOLVER };
}

/** Enemy HQ destroyed, or more points left than any enemy. */
function solved(puzzle: PuzzleEntry, facts: Facts): boolean {
  const [me, ...enemies] = skirmish(facts).seats;
  if (!me?.alive) return false;
  if (puzzle.goal === 'destroy_hq') return enemies.some((enemy) => !enemy.alive || enemy.hq <= 0);
  return enemies.every((enemy) => me.hq > enemy.hq);
}

/** The turn is over once a battle was fought or the other side is to decide. */
function state(puzzle: PuzzleEntry, facts: Facts, log: LogEntry[], asked: Question[]): ReturnType<Puzzle['state']> {
  const fought = log.some((entry) => entry.events.some((event) => event.kind === 'battle_ended'));
  if (fought && solved(puzzle, facts)) return 'solved';
  return fought || asked.every((one) => one.seat !== SOLVER) ? 'tried' : 'open';
}

const book: PuzzleBook = {
  puzzles: (t) =>
    allPuzzles().map((puzzle) => ({
      id: puzzle.id,
      name: pick(puzzle.name),
      task: pick(puzzle.task),
      note: t('puzzles-hand', { tiles: puzzle.hand.map((tile) => pick(tileOf(tile).name)).join(', ') }),
      position: setUp(puzzle),
      state: (facts, log, asked) => state(puzzle, facts, log, asked),
    })),
};

export default book;
