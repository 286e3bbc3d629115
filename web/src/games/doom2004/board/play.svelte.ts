/** Answering on the board: what is begun, what a click does, and a way that is walked move by move. */
import type { Facts, Question } from '../../../lib/types.ts';
import { answersTo, bySquare, deedsOf, offered, rankMeans, type Answer, type Deed, type Situation } from '../answers.ts';
import { foray, type AttackOdds } from '../facts.ts';
import { Walk } from '../../shared/walk.ts';
import type { Field } from './geometry.ts';

export interface Table {
  facts: Facts;
  questions: Question[];
  field: Field;
  baseOf: Situation['baseOf'];
  chosen: string | undefined;
  odds: readonly AttackOdds[];
  locked: boolean;
}

export type Clicked = 'given' | 'picked' | 'begun' | 'menu' | 'illegal';

/** Deeds that are begun first and confirmed after: they cannot be taken back, and what follows is shown in between. */
const CONFIRMED = ['attack', 'strike', 'door', 'use', 'leave', 'recycle'];

export class Play {
  /** The first aim of a card, or the figure that is knocked away. */
  picked = $state<string | undefined>();
  /** The deed that Enter would confirm. */
  begun = $state.raw<Deed | undefined>();
  /** The square whose deeds are listed. */
  menu = $state<string | undefined>();
  /** The means of the begun attack were chosen by hand. */
  private wished = false;
  /** How a large figure is wished to stand. */
  turned = $state<boolean | undefined>();
  private readonly walk: Walk;

  readonly answers = $derived.by((): Answer[] => (this.table().locked ? [] : answersTo(this.table().questions)));
  readonly deeds = $derived.by((): Deed[] => deedsOf(this.answers, this.situation));
  readonly squares = $derived.by((): Map<string, Deed[]> => bySquare(this.deeds));

  constructor(
    private readonly table: () => Table,
    send: (action: string) => void,
  ) {
    this.walk = new Walk(() => ({ ...this.table(), answers: this.answers }), () => this.standing(), send);
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

  click(square: string): Clicked {
    const deeds = this.at(square);
    const [only] = deeds;
    if (this.begun?.squares.includes(square) && deeds.length === 1) return this.confirm();
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
    if (deed.verb === 'pick') {
      this.picked = deed.figure;
      return 'picked';
    }
    if (this.begun?.moves.join() === deed.moves.join()) return this.confirm();
    if (CONFIRMED.includes(deed.verb)) {
      this.wished = false;
      this.begun = deed;
      return 'begun';
    }
    this.give(deed);
    return 'given';
  }

  /** The begun attack by another weapon, or with or without aim. */
  by(action: string): void {
    if (!this.begun?.means?.includes(action)) return;
    this.wished = true;
    this.begun = { ...this.begun, moves: [action] };
  }

  /** Odds have come after the attack was begun: it goes by the best means, unless somebody has chosen. */
  learn(odds: readonly AttackOdds[]): void {
    const { begun } = this;
    const best = begun?.means && !this.wished ? rankMeans(begun.means, odds)[0] : undefined;
    if (begun && best && best !== begun.moves[0]) this.begun = { ...begun, moves: [best] };
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
    const { marines, invaders, active, areas } = foray(this.table().facts);
    const walker = marines.find(({ id }) => id === active?.figure);
    return JSON.stringify([
      walker?.life,
      areas.length,
      marines.filter((one) => one !== walker).map(({ square, life, order }) => [square, life, order]),
      invaders.filter(({ id }) => id !== active?.figure),
    ]);
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
