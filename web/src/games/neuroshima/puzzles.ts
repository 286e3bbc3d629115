/** The puzzles of the package: one turn, one battle (chapter ETU). */
import type { Facts, LogEntry, Preview, Puzzle as ToldPuzzle, Question, Say, Told } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Puzzle, PuzzleBook } from '../contract/puzzles.ts';
import { factsOf } from './analysis/position.ts';
import { eventsOf, piecesOf, skirmish, type PuzzleEntry, type SeatFacts, type SetUp } from './facts.ts';
import { look } from './look.ts';
import { at, tileName } from './speech.ts';
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

/** The position as facts, for a picture. */
function picture(puzzle: PuzzleEntry): Facts {
  const sides = puzzle.seats.map((seat, number) => ({ army: seat.army, hq: seat.hq ?? 20, hand: number === SOLVER ? puzzle.hand : [] }));
  const tiles = puzzle.tiles.map((one) => ({ seat: one.seat, tile: one.tile, cell: String(one.cell), rotation: one.rotation ?? 0, wounds: one.wounds ?? 0 }));
  return factsOf({ board: puzzle.board ?? 'standard', active: SOLVER, sides, tiles });
}

/**
 * The solver's tiles that a net kept from doing anything: those that it still holds, and those that were destroyed in
 * the battle without having acted, though their phase was over (NH-NET-03): in the phase itself a module may have slowed them.
 */
function held(log: readonly LogEntry[], facts: Facts, t: Say): string[] {
  const events = eventsOf({ events: log.flatMap((entry) => entry.events) });
  const battle = events.slice(events.findLastIndex((event) => event.kind === 'battle_began'));
  const acted = new Set(battle.flatMap((event) => (event.kind === 'acted' ? [event.cell] : [])));
  let phase = Infinity;
  const fell = battle.flatMap((event) => {
    if (event.kind === 'phase') ({ phase } = event);
    const late = event.kind === 'destroyed' && event.seat === SOLVER && !acted.has(event.cell) && Math.max(-1, ...tileOf(event.tile).initiative) > phase;
    return late ? [t('name-tile-at', { tile: tileName(tileOf(event.tile), t), cell: event.cell })] : [];
  });
  const pieces = piecesOf(facts);
  return [...[...pieces.values()].filter(({ seat, netted }) => seat === SOLVER && netted).map(({ cell }) => at(cell, pieces, t)), ...fell];
}

function cause(facts: Facts, t: Say, log: readonly LogEntry[]): string | undefined {
  const caught = log.some(({ events }) => events.some(({ kind }) => kind === 'battle_ended')) ? held(log, facts, t) : [];
  return caught.length ? t('puzzles-held', { tiles: new Intl.ListFormat(t('language-tag')).format(caught) }) : undefined;
}

function outcome(puzzle: PuzzleEntry, facts: Facts, t: Say): string {
  const [me, ...enemies] = skirmish(facts).seats;
  const best = Math.max(...enemies.map((enemy) => enemy.hq));
  const enemy = 1 + enemies.findIndex((one) => one.hq === best);
  return t(puzzle.goal === 'destroy_hq' ? 'puzzles-left' : 'puzzles-behind', { name: look(facts, enemy, t).name, left: best, mine: me?.hq ?? 0 });
}

/** The turn is over once a battle was fought or the other side is to decide. */
function state(puzzle: PuzzleEntry, facts: Facts, log: LogEntry[], asked: Question[]): ReturnType<Puzzle['state']> {
  const fought = log.some((entry) => entry.events.some((event) => event.kind === 'battle_ended'));
  if (fought && solved(puzzle, facts)) return 'solved';
  return fought || asked.every((one) => one.seat !== SOLVER) ? 'tried' : 'open';
}

/** The board stands as the solver's turn has left it: the next one, which nobody plays, has not begun. */
export function cut({ events, lines, facts }: Told & { facts: Facts }): Told & { facts: Facts } {
  const end = eventsOf({ events }).findIndex((event) => event.kind === 'turn');
  if (end < 0) return { events, lines, facts };
  const drawn = eventsOf({ events: events.slice(end) }).flatMap((event) => (event.kind === 'drew' ? [event] : []));
  const { seats, turn } = skirmish(facts);
  const before = seats.map((seat, number): SeatFacts => {
    const back = drawn.filter((event) => event.seat === number).map((event) => event.tile);
    return { ...seat, hand: without(seat.hand, back), pile: seat.pile + back.length };
  });
  return { events: events.slice(0, end), lines: lines.filter(({ after = 0 }) => after <= end), facts: { ...facts, seats: before, active: SOLVER, turn: turn - 1 } as Facts };
}

function without(hand: string[], back: string[]): string[] {
  const left = [...hand];
  for (const tile of back) if (left.includes(tile)) left.splice(left.lastIndexOf(tile), 1);
  return left;
}

function fought(log: LogEntry[], facts: Facts): Preview | null {
  const entry = log.findLast(({ events }) => events.some((event) => event.kind === 'battle_ended'));
  return entry ? ({ number: entry.number, phases: [], events: entry.events, lines: entry.lines, after: facts, threats: [] } as unknown as Preview) : null;
}

const bookOf = (told: readonly ToldPuzzle[]): PuzzleBook => ({
  seat: SOLVER,
  cut,
  fought,
  puzzles: (t) =>
    (told as readonly (ToldPuzzle & PuzzleEntry)[]).map((puzzle) => ({
      id: puzzle.id,
      name: pick(puzzle.name),
      task: pick(puzzle.task),
      note: t('puzzles-hand', { tiles: puzzle.hand.map((tile) => pick(tileOf(tile).name)).join(', ') }),
      difficulty: puzzle.difficulty ?? 0,
      against: puzzle.seats.flatMap((_, seat) => (seat === SOLVER ? [] : [seat])),
      around: puzzle.tiles.map((one) => String(one.cell)),
      position: setUp(puzzle),
      facts: picture(puzzle),
      solution: puzzle.solution,
      hints: (puzzle.hints ?? []).map(pick),
      outcome: (facts, say) => outcome(puzzle, facts, say),
      cause,
      state: (facts, log, asked) => state(puzzle, facts, log, asked),
    })),
});

export default bookOf;
