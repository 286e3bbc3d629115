/** Answering on the board: what can be done there, and by which means an attack is made. */
import type { Facts, Question } from '../../../lib/types.ts';
import { answersTo, bySquare, deedsOf, offered, rankMeans, type Answer, type Deed, type Situation } from '../answers.ts';
import { foray, type AttackOdds } from '../facts.ts';
import type { Clicked } from '../../shared/answering.svelte.ts';
import { SquareAnswering } from '../../shared/figures/answering.svelte.ts';
import type { Field } from './geometry.ts';

export interface Table {
  facts: Facts;
  questions: Question[];
  field: Field;
  baseOf: Situation['baseOf'];
  chosen: string | undefined;
  odds: readonly AttackOdds[];
  locked: boolean;
  /** A finger: what it does is shown first, and done when it comes again. */
  careful: boolean;
}

/** Deeds that are begun first and confirmed after: they cannot be taken back, and what follows is shown in between. */
const CONFIRMED = ['attack', 'strike', 'door', 'use', 'leave', 'recycle'];

/** A position is set up by hand: nobody acts, figures are moved and doors turned, and all of it can be taken back. */
export const isSetUp = (questions: readonly Question[]): boolean => questions.some(({ kind }) => kind === 'knock');

/** What is picked is the first aim of a card, or the figure that is knocked away. */
export class Play extends SquareAnswering<Deed> {
  /** The means of the begun attack were chosen by hand. */
  private wished = false;

  readonly answers = $derived.by((): Answer[] => (this.table().locked ? [] : answersTo(this.table().questions)));
  readonly deeds = $derived.by((): Deed[] => deedsOf(this.answers, this.situation));
  readonly squares = $derived.by((): Map<string, Deed[]> => bySquare(this.deeds));

  constructor(
    private readonly table: () => Table,
    send: (action: string) => void,
  ) {
    super(table, send);
  }

  get situation(): Situation {
    const { facts, field, baseOf, chosen, odds } = this.table();
    return { facts: foray(facts), field, baseOf, chosen, odds, picked: this.picked };
  }

  /** What a click on a square may do. */
  at(square: string): Deed[] {
    return offered(this.squares.get(square) ?? [], square, this.table().field, this.turned);
  }

  /** Whether a click on a square does something. */
  glows(square: string): boolean {
    return this.squares.has(square);
  }

  protected isWeighed({ verb, figure, stand }: Deed): boolean {
    if (verb === 'door' && isSetUp(this.table().questions)) return false;
    return CONFIRMED.includes(verb) || (verb === 'walk' && figure !== undefined) || (this.table().careful && stand !== undefined);
  }

  override choose(deed: Deed): Clicked {
    const done = super.choose(deed);
    if (done === 'begun') this.wished = false;
    return done;
  }

  /** The begun attack by another weapon, or with or without aim. */
  by(action: string): void {
    if (!this.begun?.means?.includes(action)) return;
    this.wished = true;
    this.begun = { ...this.begun, moves: [action] };
  }

  /** Odds have come after the attack was begun: the best means stand first and are taken, unless somebody has chosen. */
  learn(odds: readonly AttackOdds[]): void {
    const { begun } = this;
    const means = begun?.means && !this.wished ? rankMeans(begun.means, odds) : undefined;
    if (begun && means && means.join() !== begun.means?.join()) this.begun = { ...begun, means, moves: means.slice(0, 1) };
  }

  protected standing(): string {
    const { marines, invaders, active, areas } = foray(this.table().facts);
    const walker = marines.find(({ id }) => id === active?.figure);
    return JSON.stringify([
      walker?.life,
      areas.length,
      marines.filter((one) => one !== walker).map(({ square, life, order }) => [square, life, order]),
      invaders.filter(({ id }) => id !== active?.figure),
    ]);
  }
}
