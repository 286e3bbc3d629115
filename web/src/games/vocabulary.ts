/** The table of a game's verbs, events and questions, as GET /api/games tells it: actions are taken apart by it. */
import type { KindInfo, OperandInfo, VocabularyInfo } from '../lib/types.ts';

/** An action in notation, `place mutant c3 r2`, with its operands beside the verb, each by its name. */
export type Parsed<Operands> = { text: string; verb: string } & Partial<Operands>;

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

  /** Whether a kind of question may be answered by a standing order. */
  isOrderable(kind: string): boolean {
    return this.#orderable.has(kind);
  }
}
