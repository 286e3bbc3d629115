/** What happened, step by step, for the board and for what stands above it. */
import type { Mark } from '../../boards/marks.ts';
import type { Facts, Say } from '../../lib/types.ts';
import type { Line } from '../voice.ts';
import type { Thing } from './look.ts';

/** One step of what happened, for the animation. The game's board knows what `show` means. */
export interface Scene {
  kind: string;
  /** The facts before this step, which the board draws while it shows the scene. */
  facts: Facts;
  /** Milliseconds at speed 1. */
  lasts: number;
  /** How many events of its action have happened when it is shown: the log tells so far. */
  upTo?: number;
  /** Whose deed it is, where it is not that of the seat that acted: what is drawn in the next turn. */
  seat?: number | null;
  /** What it changes on the board; the marks of it stay there until whoever looks acts. */
  marks?: Mark[];
  /** What it is about, as `Emblem` draws it. */
  about?: Thing;
  /** It goes on with the next action: what is shown stays on the board while somebody is asked. */
  stays?: boolean;
  /** Where the scene is a part of something larger, that stands above the board instead of the prompt. */
  strip?: Strip;
  /** With a strip: in one's own deed it is over in a moment all the same. */
  brisk?: boolean;
  splash?: Splash;
  show: unknown;
}

/** Something larger that is shown part by part: the phases of a battle; dice, defence and damage of an attack. */
export interface Strip {
  /** "Battle". */
  title: (t: Say) => string;
  /** The parts in their order, in a word or a figure. */
  parts: ((t: Say) => string)[];
  /** Which of them is shown now. */
  now: number;
  /** What has come of it so far: "5 − 3". */
  sum?: (t: Say) => string;
  /** What happens in the present part, or happened in an earlier one. */
  heading: (t: Say, part?: number) => string;
  lines: (t: Say, part?: number) => Line[];
  /** Why the present part goes as it goes, as questions with their answers, in the place of its lines. */
  reasons?: (t: Say) => Reasons | null;
  /** Its lines stand beside the board, too, while somebody is asked in the middle of it: they are the reasons. */
  beside?: boolean;
  /** The game's own panel tells it: nothing else takes its place beside the board. */
  inAside?: boolean;
}

/** The questions of a rule that somebody goes by who is no player, in their order, each with its answer. */
export interface Reasons {
  heading: string;
  steps: { question: string; text: string }[];
  /** What the rule leaves to the players now. */
  open?: string;
}

/** Something so great that the table stands still for it: it is told in large letters over the board. */
export interface Splash {
  /** In whose colour. */
  tone: 'glory' | 'telefrag' | 'death';
  title: (t: Say) => string;
  text: (t: Say) => string;
  /** What comes of it: "+2 health". */
  gains: (t: Say) => string[];
  /** Who takes part, as `Emblem` draws them; the loser last. */
  things: Thing[];
}
