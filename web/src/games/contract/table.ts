/** What a table hands to the game's own parts of it. */
import type { Mark } from '../../boards/marks.ts';
import type { Facts, Order, Preview, Question, Say, TableInfo } from '../../lib/types.ts';
import type { Frame } from '../../table/frame.svelte.ts';
import type { Choice } from '../voice.ts';
import type { Draft, Step } from './answering.ts';
import type { SeatLook, Thing } from './look.ts';
import type { Scene } from './scenes.ts';

/** Why something cannot be done: a reason of the game's catalogue, and the rule. */
export interface Reason {
  slug: string;
  rule: string;
}

export interface BoardProps {
  facts: Facts;
  /** Questions of the caller's own seats, with their options; others are ignored. */
  questions: Question[];
  onact: (action: string) => void;
  /** A click on something that is not legal: the nearest action, for POST .../why, or the reason where no action has it. */
  onwhy: (asked: string | Reason) => void;
  /** What is chosen in the hand, as Hand tells it; both components share it through their parent. */
  chosen?: string | null;
  onchoose?: (tile: string | null) => void;
  /** The begun answer, or null when there is none (any more). */
  ondraft?: (draft: Draft | null) => void;
  /** What is picked without an answer being begun, or null. */
  onstep?: (step: Step | null) => void;
  onhover?: (thing: Thing | null) => void;
  scene?: Scene | null;
  /** 1 is normal, 2 twice as fast, 0 without motion. */
  speed?: number;
  /** What the server foresees for these facts, with the begun answer if there is one. */
  preview?: Preview | null;
  /** The overlays that are switched on. */
  overlays?: string[];
  /** No answers are taken: a scene runs, or somebody only looks. */
  locked?: boolean;
  /** Cells (or other things, in the game's notation) that the log, a hint or a lesson points at. */
  lit?: string[];
  frame?: Frame;
  /** The action that a hint advises, while it is shown. */
  hinted?: string | null;
  /** Of what may be clicked only these places glow, where a lesson has its eye on them. */
  calls?: readonly string[] | null;
  /** What was done last. */
  marks?: Mark[];
}

export interface HandProps {
  facts: Facts;
  seat: number;
  questions: Question[];
  chosen?: string | null;
  onchoose: (tile: string | null) => void;
  onact: (action: string) => void;
  /** An answer by its name, which may have to be confirmed. */
  onchoice?: (choice: Choice) => void;
  onwhy?: (action: string) => void;
  onhover?: (thing: Thing | null) => void;
  /** What the server foresees as things stand. */
  preview?: Preview | null;
  /** The begun answer in notation: nothing of the hand lies over its buttons. */
  begun?: string;
  locked?: boolean;
  /** The action that a hint advises, while it is shown. */
  hinted?: string | null;
  /** How the table is laid out: the hand has one height in each frame, whatever it holds. */
  frame?: Frame;
}

export interface PlateProps {
  facts: Facts;
  seat: number;
  table: TableInfo;
  /** The short form for opponents in the top bar, which also shows an open hand. */
  small?: boolean;
  /** With `small`: there are three others or more, and each has about 170 pixels. */
  tiny?: boolean;
  /** A plate of several short lines, for a corner of the board or a narrow column. */
  stacked?: boolean;
  onhover?: (thing: Thing | null) => void;
}

export interface StatusProps {
  facts: Facts;
  /** Which part of it: the bar lays them out. */
  part: 'goals' | 'order';
  /** The seat whose hand lies at the bottom; null for who only watches. */
  seat: number | null;
  onhover?: (thing: Thing | null) => void;
}

export interface AsideProps {
  facts: Facts;
  questions: Question[];
  /** The seat whose hand lies at the bottom; null for who only watches. */
  seat: number | null;
  looks: SeatLook[];
  /** What each seat is called: 'you', a person's name, a machine's side. */
  names?: string[];
  chosen?: string | null;
  draft?: Draft | null;
  /** What the server foresees as things stand, and if the begun answer were given. */
  preview?: Preview | null;
  drafted?: Preview | null;
  /** `preview` is what came of it: it has happened. */
  happened?: boolean;
  onact?: (action: string) => void;
  onchoose?: (tile: string | null) => void;
  onlight?: (cells: string[]) => void;
  onhover?: (thing: Thing | null) => void;
  /** Show something as if it happened: its scenes are played on the board. */
  onshow?: (scenes: Scene[]) => void;
  /** A standing order for this kind of question, from now on. */
  onorder?: (kind: string, order: Order) => void;
  /** The panel has answered by itself, as a seat wished: the log says so. */
  onnote?: (seat: number, words: (t: Say) => string) => void;
  /** Nobody waits for an answer here: a lesson, a puzzle, a game against machines. */
  alone?: boolean;
  /** Somebody took back to here: nothing is answered for him. */
  returned?: boolean;
  /** One line, for a phone: the full form is in the left column, or opens by `onopen`. */
  short?: boolean;
  /** With `short`: a few short lines in a corner or a narrow column. */
  stacked?: boolean;
  onopen?: () => void;
}
