/**
 * How a game is spoken: prompts, answers, names. Each game's module brings one `Voice`.
 *
 * Texts may hold names of things on the board. They are marked inside the text by characters that never occur
 * in it, so that a sentence stays one message of the catalogues and the names in it can still be pointed at.
 */
import type { Facts, Preview, Question, Say } from '../lib/types.ts';

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

/** How texts of the server mark a seat where armies repeat, one sign for each. On the page its own mark is drawn instead. */
const SEAT_SIGNS = '●○◆◇▲△';

/** A text in pieces: words, and the seats whose marks stand among them. */
export function withSeats(text: string): (string | number)[] {
  return text.split(new RegExp(`([${SEAT_SIGNS}])`)).flatMap((piece) => (piece === '' ? [] : [SEAT_SIGNS.includes(piece) ? SEAT_SIGNS.indexOf(piece) : piece]));
}

/** A sentence begins with a capital, wherever its words come from. A file that it begins with keeps its name. */
export function capital(text: string): string {
  if (/^\S+\.\w+:/.test(text)) return text;
  const first = text.startsWith(OPEN) ? text.indexOf(MIDDLE) + 1 : 0;
  return text.slice(0, first) + text.charAt(first).toLocaleUpperCase() + text.slice(first + 1);
}

/** A line of the log in words. */
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
  /** The page answers by itself when it is over: seconds left, and out of how many. A click stops it. */
  patience?: { left: number; of: number; stopped: boolean; stop: () => void };
}

export interface Choice {
  /** Empty where it changes only what the page keeps in mind. */
  action: string;
  label: string;
  /** It cannot be taken back: what is said before it is confirmed. */
  sure?: string;
  /** Nothing else is left to do: it is the main button. */
  main?: boolean;
  /** What several of a kind are called together: "Order". */
  group?: string;
  /** Of an end: nothing else is left to do, so that the page says it by itself. */
  bare?: boolean;
  /** What the page keeps in mind with it, such as not to ask again. */
  also?: () => void;
}

export interface Warning {
  /** How the answer is called then, where not as usual. */
  label?: string;
  sure: string;
}

export interface Voice {
  /** What stands below the game's name in the top bar: "Duel · turn 9". */
  headline(facts: Facts, t: Say): string;
  /** What the question asks of the person in front of the screen. */
  ask(question: Question, facts: Facts, t: Say): Prompt;
  /** An answer in words, with the cells that it names marked (`mark`). */
  answer(action: string, facts: Facts, seat: number, t: Say): string;
  /** What content calls something that a line of the log names, in the language that is spoken now. */
  name(kind: string, id: string): string;
  /** Answers that are made by a button beside the prompt, since nothing on the board or in the hand stands for them. */
  buttons(question: Question, facts: Facts, t: Say, chosen?: string | null): Choice[];
  /** What is said before an answer is given that hurts oneself or cannot be taken back, wherever it is offered: by a button, a card, the list, a hint. */
  warn?(action: string, facts: Facts, t: Say, preview: Preview | null): Warning | undefined;
  /** The answer that ends the turn, where there is one now. */
  ending(question: Question, t: Say): Choice | null;
  /** A kind of question in words, for the list of standing orders; without it `orders-KIND` of the catalogues. */
  order?(kind: string, t: Say): string;
}

/** Every answer of a question, written out; `limit` keeps a list of hundreds readable. */
export function answers(question: Question, limit = Infinity): string[] {
  const legal = question.answers;
  if (!legal) return [];
  const list = [...legal.singles];
  for (const span of legal.spans) {
    for (const x of span.x.length ? span.x : ['']) {
      for (const y of span.y.length ? span.y : ['']) {
        if (list.length >= limit) return list;
        list.push(span.form.replace('{x}', String(x)).replace('{y}', String(y)));
      }
    }
  }
  return list;
}

/** Whether an action is among the answers of a question. */
export function isAnswer(question: Question, action: string): boolean {
  return answers(question).includes(action);
}
