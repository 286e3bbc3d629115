/** A guided first game. */
import type { Facts, GameEvent, LogEntry, Preview, Question } from '../../lib/types.ts';
import type { Draft, Step } from './answering.ts';
import type { Thing } from './look.ts';

/** What a step may look at to see whether it is done. */
export interface LessonNow {
  facts: Facts;
  /** The learner's own questions. */
  questions: Question[];
  /** What was played and what happened since the step began. */
  log: LogEntry[];
  events: GameEvent[];
  /** As things stand, if it is known already. */
  preview: Preview | null;
  result: number[] | null;
  /** What is chosen in the hand, picked on the board, begun there, and what would come of that. */
  chosen: string | null;
  step: Step | null;
  draft: Draft | null;
  foreseen: Preview | null;
}

/** One of the deeds of a step. `WORDS-STEP-do-ID` says it, or `WORDS-do-ID` where several steps ask for it; `...-how` how. */
export interface Deed {
  id: string;
  done: (now: LessonNow) => boolean;
}

/**
 * A step on a position of its own, at an analysis table: fixed hands, fixed draws, and nothing happens behind it.
 * `id` names its texts: `WORDS-ID` (title), `WORDS-ID-text`, `WORDS-ID-do` (what to do, where that is no list of
 * deeds), `WORDS-ID-not` (what is still missing when something else was done).
 */
export interface LessonStep {
  id: string;
  /** For POST /api/analysis. */
  position: unknown;
  /** Missing where one only reads. */
  done?: (now: LessonNow) => boolean;
  /** Something was done that does not lead there: it is taken back. Without it, as many actions as the answer has. */
  astray?: (now: LessonNow) => boolean;
  /** One way, in notation; tests play it, and 'Show the answer' does. */
  solution: string[];
  /** What the other side does when it is asked, the first that is legal; else it passes. */
  others?: string[];
  /** What to do, one after the other: the first that is not done is the present one. */
  deeds?: readonly Deed[];
  /** The picture beside the thought, as `Emblem` draws it. */
  shows?: { thing: Thing; seat: number | null; part?: string };
  /** The rules that it teaches: they lie open beside the board. */
  rules?: readonly string[];
  /** Cells and things that the coach points at on the board. */
  lit?: (facts: Facts, questions: Question[]) => string[];
  /** The places that the present deed is done on: of what may be clicked only these call for attention. Missing or null: all. */
  calls?: (now: LessonNow) => readonly string[] | null;
  /** Whether the begun answer does what the step is about: only then its button is lit. Missing: always. */
  ready?: (now: LessonNow) => boolean;
  /** What the line of the present deed leads to, as a selector. */
  aim?: (now: LessonNow) => string;
}

export interface Lesson {
  words: string;
  /** The learner's seats: the others are scripted. */
  seats: number[];
  /** The seed of every step's luck, in hexadecimal: the same deeds meet the same luck every time. */
  luck: string;
  steps: readonly LessonStep[];
}
