/** The table of a game's verbs, events and questions, as GET /api/games tells it: actions are taken apart by it. */
import type { KindInfo, OperandInfo, Question, VocabularyInfo } from '../lib/types.ts';
import { answers } from './voice.ts';

/** An action in notation, `place mutant c3 r2`, with its operands beside the verb, each by its name. */
export type Parsed<Operands> = { text: string; verb: string } & Partial<Operands>;

/** An action that answers a question. */
export type Answered<Action> = Action & {
  seat: number;
  /** The kind of the question. */
  asked: string;
};

export class Vocabulary<Operands extends object> {
  #kinds = new Map<string, KindInfo>();
  #verbs = new Map<string, OperandInfo[]>();
  #orderable = new Set<string>();

  learn({ kinds, verbs, questions }: VocabularyInfo): void {
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    this.#verbs = new Map(verbs.map(({ word, operands }) => [word, operands]));
    this.#orderable = new Set(questions.filter(({ orderable }) => orderable).map(({ kind }) => kind));
  }

  parse(text: string): Parsed<Operands> {
    const [verb = '', ...words] = text.split(' ');
    const found: Record<string, string | number> = {};
    for (const { name, kind, optional, keyword } of this.#verbs.get(verb) ?? []) {
      const { prefix = '', number } = this.#kinds.get(kind) ?? {};
      if (optional && !words[0]?.startsWith(prefix)) continue;
      if (keyword) words.shift();
      const word = words.shift() ?? '';
      found[name] = number && word.startsWith(prefix) ? Number(word.slice(prefix.length)) : word;
    }
    return { text, verb, ...found } as Parsed<Operands>;
  }

  /** The legal answers to questions, taken apart. */
  answersTo(questions: readonly Question[]): Answered<Parsed<Operands>>[] {
    return questions.flatMap((question) => answers(question).map((text) => ({ ...this.parse(text), seat: question.seat, asked: question.kind })));
  }

  /** Whether a kind of question may be answered by a standing order. */
  isOrderable(kind: string): boolean {
    return this.#orderable.has(kind);
  }
}
