/** One-turn puzzles as the server tells them: win in this turn. With the turn the game is over, so nothing comes after it. */
import type { Facts, LogEntry, Question, Say, Puzzle as Told } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Puzzle, PuzzleBook } from '../contract/puzzles.ts';

interface Ended {
  result?: number[] | null;
}
type Named = Parameters<typeof pick>[0];

/** What the server tells of one. */
export interface ToldPuzzle {
  id: string;
  name: Named;
  task: Named;
  seat: number;
  difficulty: number;
  position: unknown;
  facts: unknown;
  solution: string[];
  hints: Named[];
}

export interface BookParts {
  seat: number;
  /** What one has to play with, in a line. */
  note(facts: Facts, t: Say): string;
  lens?: PuzzleBook['lens'];
  against(facts: Facts): number[];
  /** The places that a small picture shows. */
  around(facts: Facts): string[];
  /** What came of a turn that did not win, in a sentence. */
  outcome(facts: Facts, t: Say): string;
  /** The events by which dice or cards decide: a puzzle asks for a plan that needs none of them. */
  luck?: readonly string[];
  /** What is said where somebody else may now strike or not: no plan rests on that either. */
  handed?(t: Say): string;
}

/** The book that a game makes of what the server tells. */
export function bookWith(parts: BookParts): (told: readonly Told[]) => PuzzleBook {
  const lucky = (log: readonly LogEntry[]): boolean => log.some(({ events }) => events.some(({ kind }) => parts.luck?.includes(kind)));
  return (told) => ({
    seat: parts.seat,
    cut: (made) => made,
    fought: () => null,
    ...(parts.lens ? { lens: parts.lens } : {}),
    puzzles: (t) => told.map((puzzle) => puzzleOf(puzzle as Told & ToldPuzzle, parts, lucky, t)),
  });
}

function puzzleOf(puzzle: ToldPuzzle, parts: BookParts, lucky: (log: readonly LogEntry[]) => boolean, t: Say): Puzzle {
  const facts = puzzle.facts as Facts;
  return {
    id: puzzle.id,
    name: pick(puzzle.name),
    task: pick(puzzle.task),
    note: parts.note(facts, t),
    difficulty: puzzle.difficulty,
    against: parts.against(facts),
    around: parts.around(facts),
    position: puzzle.position,
    facts,
    solution: puzzle.solution,
    hints: puzzle.hints.map((hint) => pick(hint)),
    outcome: (now, say, log) => {
      if (lucky(log)) return say('puzzles-luck');
      return (now as Ended).result ? parts.outcome(now, say) : (parts.handed?.(say) ?? say('puzzles-luck'));
    },
    state: (now, log, asked) => stateOf(now as Ended, lucky(log) || isHandedOver(asked, parts.seat), parts.seat),
  };
}

/** Whether play waits for somebody else: nobody plays him, and what he would do is not known. */
export const isHandedOver = (asked: readonly Pick<Question, 'seat' | 'due'>[], seat: number): boolean => asked.some((question) => question.due && question.seat !== seat);

/** Who leaves it to luck has solved nothing, whatever comes of it. */
export function stateOf({ result }: Ended, lucky: boolean, seat: number): ReturnType<Puzzle['state']> {
  if (lucky) return 'tried';
  return result ? (result[seat] === 1 ? 'solved' : 'tried') : 'open';
}
