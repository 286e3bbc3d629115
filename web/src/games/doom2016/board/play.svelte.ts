/** Answering on the map: what can be done there. */
import type { Facts, Question } from '../../../lib/types.ts';
import { answersTo, bySquare, deedsOf, offered, type Answer, type BaseOf, type Deed } from '../answers.ts';
import { incursion } from '../facts.ts';
import type { Clicked } from '../../shared/answering.svelte.ts';
import { SquareAnswering } from '../../shared/figures/answering.svelte.ts';
import type { Field } from './geometry.ts';

export interface Table {
  facts: Facts;
  questions: Question[];
  field: Field;
  baseOf: BaseOf;
  /** The card that is chosen in the hand. */
  card: string | undefined;
  /** What abilities can be aimed at now. */
  aimed: (answers: Answer[]) => Deed[];
  locked: boolean;
}

/** Deeds that are begun first and confirmed after: they cannot be taken back, and what follows is shown in between. */
const CONFIRMED = ['attack', 'seal', 'open', 'work', 'pose', 'use'];

/** What is picked is the figure that is to be displaced, or that an ability sends somewhere. */
export class Play extends SquareAnswering<Deed> {
  readonly answers = $derived.by((): Answer[] => (this.table().locked ? [] : answersTo(this.table().questions)));
  private readonly all = $derived.by((): Deed[] => {
    const aimed = this.table().aimed(this.answers);
    return aimed.length ? aimed : deedsOf(this.answers, this.situation);
  });
  readonly deeds = $derived.by((): Deed[] => this.all.filter(({ first }) => this.picked === undefined || first === this.picked));
  readonly squares = $derived.by((): Map<string, Deed[]> => bySquare(this.deeds));
  /** The figures of which one is picked first, where there are several. */
  readonly starts = $derived.by((): string[] => {
    const figures = new Set(this.all.flatMap(({ first }) => first ?? []));
    return figures.size > 1 && this.picked === undefined ? [...figures] : [];
  });

  constructor(
    private readonly table: () => Table,
    send: (action: string) => void,
  ) {
    super(table, send);
  }

  get situation(): { facts: ReturnType<typeof incursion>; field: Field; baseOf: BaseOf; card?: string; picked?: string } {
    const { facts, field, baseOf, card } = this.table();
    return { facts: incursion(facts), field, baseOf, card, picked: this.picked };
  }

  /** What a click on a square may do. */
  at(square: string): Deed[] {
    if (this.starts.length) return [];
    return offered(this.squares.get(square) ?? [], square, this.table().field, this.turned);
  }

  /** Whether a click on a square does something. */
  glows(square: string): boolean {
    return this.starts.length ? this.startAt(square) !== undefined : this.squares.has(square);
  }

  private startAt(square: string): string | undefined {
    return this.situation.facts.figures.find(({ id, squares }) => this.starts.includes(id) && squares.includes(square))?.id;
  }

  override click(square: string): Clicked {
    const start = this.startAt(square);
    if (start === undefined) return super.click(square);
    this.picked = start;
    return 'picked';
  }

  protected isWeighed({ verb }: Deed): boolean {
    return CONFIRMED.includes(verb);
  }

  protected standing(): string {
    const { figures, active } = incursion(this.table().facts);
    const walker = figures.find(({ id }) => id === active?.figure);
    return JSON.stringify([walker?.damage, figures.filter((figure) => figure !== walker)]);
  }
}
