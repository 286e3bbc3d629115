/** Answering on the map: what is begun, what a click does, and a way that is walked move by move. */
import type { Facts, Question } from '../../../lib/types.ts';
import { answersTo, bySquare, deedsOf, offered, type Answer, type BaseOf, type Deed } from '../answers.ts';
import { incursion } from '../facts.ts';
import { Walk } from '../../shared/walk.ts';
import type { Field } from './geometry.ts';

export interface Table {
  facts: Facts;
  questions: Question[];
  field: Field;
  baseOf: BaseOf;
  /** The card that is chosen in the hand. */
  card: string | undefined;
  /** What the chosen card can be aimed at, if it is an ability. */
  aimed: (answers: Answer[]) => Deed[];
  locked: boolean;
}

export type Clicked = 'given' | 'picked' | 'begun' | 'menu' | 'illegal';

/** Deeds that are begun first and confirmed after: they cannot be taken back, and what follows is shown in between. */
const CONFIRMED = ['attack', 'seal', 'open', 'work', 'pose', 'use'];

export class Play {
  /** The figure that is to be displaced. */
  picked = $state<string | undefined>();
  /** The deed that Enter would confirm. */
  begun = $state.raw<Deed | undefined>();
  /** The square whose deeds are listed. */
  menu = $state<string | undefined>();
  /** How a large figure is wished to stand. */
  turned = $state<boolean | undefined>();
  private readonly walk: Walk;

  readonly answers = $derived.by((): Answer[] => (this.table().locked ? [] : answersTo(this.table().questions)));
  readonly deeds = $derived.by((): Deed[] => {
    const aimed = this.table().aimed(this.answers);
    return aimed.length ? aimed : deedsOf(this.answers, this.situation);
  });
  readonly squares = $derived.by((): Map<string, Deed[]> => bySquare(this.deeds));
  /** The figures of which one is to be displaced first, where there are several. */
  readonly starts = $derived.by((): string[] => {
    const figures = new Set(this.answers.filter(({ verb }) => verb === 'displace').map(({ figure }) => figure ?? ''));
    return figures.size > 1 && this.picked === undefined ? [...figures] : [];
  });

  constructor(
    private readonly table: () => Table,
    send: (action: string) => void,
  ) {
    this.walk = new Walk(() => ({ ...this.table(), answers: this.answers }), () => this.standing(), send);
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

  click(square: string): Clicked {
    const start = this.startAt(square);
    if (start) {
      this.picked = start;
      return 'picked';
    }
    if (this.begun?.squares.includes(square) && this.at(square).length === 1) return this.confirm();
    const deeds = this.at(square);
    const [only] = deeds;
    if (!only) {
      this.menu = undefined;
      return 'illegal';
    }
    if (deeds.length > 1) {
      this.begun = undefined;
      this.menu = this.menu === square ? undefined : square;
      return 'menu';
    }
    return this.choose(only);
  }

  /** A second choice of what is begun confirms it. */
  choose(deed: Deed): Clicked {
    this.menu = undefined;
    if (this.begun?.moves.join() === deed.moves.join()) return this.confirm();
    if (CONFIRMED.includes(deed.verb)) {
      this.begun = deed;
      return 'begun';
    }
    this.give(deed);
    return 'given';
  }

  confirm(): Clicked {
    if (this.begun) this.give(this.begun);
    return 'given';
  }

  private give(deed: Deed): void {
    this.reset();
    this.walk.begin(deed.moves);
  }

  /** All but where the walker is. */
  private standing(): string {
    const { figures, active } = incursion(this.table().facts);
    const walker = figures.find(({ id }) => id === active?.figure);
    return JSON.stringify([walker?.damage, figures.filter((figure) => figure !== walker)]);
  }

  /** Whether a way is being walked. */
  get walking(): boolean {
    return this.walk.on;
  }

  walkOn(): void {
    this.walk.goOn();
  }

  /** Turn the ghost of a large figure. */
  turn(square: string | undefined): boolean {
    const there = square ? (this.squares.get(square) ?? []) : [];
    if (!there.some(({ turned }) => turned === true) || !there.some(({ turned }) => turned === false)) return false;
    this.turned = !(this.turned ?? this.at(square ?? '')[0]?.turned ?? false);
    return true;
  }

  /** One step back; false when there is nothing left to take back here. */
  back(): boolean {
    if (this.walk.on) this.walk.stop();
    else if (this.menu !== undefined) this.menu = undefined;
    else if (this.begun) this.begun = undefined;
    else if (this.picked !== undefined) this.picked = undefined;
    else return false;
    return true;
  }

  reset(): void {
    this.picked = undefined;
    this.begun = undefined;
    this.menu = undefined;
  }
}
