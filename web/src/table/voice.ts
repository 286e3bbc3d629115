/**
 * How a game is spoken: prompts, answers, the log, the preview. A game's module draws; its voice words.
 *
 * Texts may hold names of things on the board. They are marked inside the text by characters that never occur
 * in it, so that a sentence stays one message of the catalogues and the names in it can still be pointed at.
 */
import type { Facts, GameEvent, Question, Say } from '../lib/types.ts';

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

export interface Part {
  text: string;
  /** The cells that this part of a sentence names. */
  cells: string[];
}

export function mark(text: string, cells: readonly string[]): string {
  return cells.length ? `${OPEN}${cells.join(',')}${MIDDLE}${text}${CLOSE}` : text;
}

export function parts(text: string): Part[] {
  const found: Part[] = [];
  for (const piece of text.split(OPEN)) {
    const close = piece.indexOf(CLOSE);
    if (close < 0) {
      if (piece) found.push({ text: piece, cells: [] });
      continue;
    }
    const [cells, name] = piece.slice(0, close).split(MIDDLE) as [string, string];
    found.push({ text: name, cells: cells.split(',') });
    if (piece.length > close + 1) found.push({ text: piece.slice(close + 1), cells: [] });
  }
  return found;
}

export function plain(text: string): string {
  return parts(text)
    .map((part) => part.text)
    .join('');
}

export interface Line {
  text: string;
  /** Whose line; null for what is nobody's. */
  seat: number | null;
  kind: 'heading' | 'line' | 'detail';
  cells: string[];
}

export interface Prompt {
  title: string;
  hint: string;
  rule: string;
}

/** One phase of a battle as the preview tells it. */
export interface PhaseLine {
  phase: number;
  title: string;
  detail: string;
  /** Whose pieces leave the board. */
  lost: number[];
  cells: string[];
}

export interface Choice {
  action: string;
  label: string;
}

export interface Voice {
  /** "Duel · turn 9". */
  headline(facts: Facts, t: Say): string;
  /** What the question asks of the person in front of the screen. */
  ask(question: Question, facts: Facts, t: Say): Prompt;
  answer(action: string, facts: Facts, seat: number, t: Say): string;
  /** `facts` are those before the events. */
  tell(events: GameEvent[], facts: Facts, t: Say): Line[];
  /** The facts of the same table before anything was done. */
  empty(facts: Facts): Facts;
  /** Points that decide, by seat, where the game has such. */
  score(facts: Facts): number[];
  phases(events: GameEvent[], before: Facts, t: Say): PhaseLine[];
  /** What happens in one phase of a battle. */
  phaseLines(events: GameEvent[], before: Facts, phase: number, t: Say): Line[];
  /** Answers that are made by a button, since nothing on the board stands for them. */
  buttons(question: Question, facts: Facts, t: Say): Choice[];
  /** The answer that ends the turn, where there is one now. */
  ending(question: Question, t: Say): Choice | null;
}

/** Every answer of a question, written out; `limit` keeps a list of hundreds readable. */
export function answers(question: Question, limit = Infinity): string[] {
  const options = question.options;
  if (!options) return [];
  const list = [...options.singles];
  for (const span of options.spans) {
    for (const x of span.x.length ? span.x : ['']) {
      for (const y of span.y.length ? span.y : ['']) {
        if (list.length >= limit) return list;
        list.push(span.form.replace('{x}', String(x)).replace('{y}', String(y)));
      }
    }
  }
  return list;
}

/** Whether an answer is among those of a question. */
export function offers(question: Question, action: string): boolean {
  if (!question.options) return false;
  if (question.options.singles.includes(action)) return true;
  return question.options.spans.some((span) =>
    (span.x.length ? span.x : ['']).some((x) => {
      const begun = span.form.replace('{x}', String(x));
      return (span.y.length ? span.y : ['']).some((y) => begun.replace('{y}', String(y)) === action);
    }),
  );
}
