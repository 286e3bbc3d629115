/** Answering on a board by deeds: what is begun, what a click does, and a way that is walked move by move. */
import type { Facts } from '../../lib/types.ts';
import { Walk } from './walk.ts';

/** Something that a click on the board does. */
export interface Doable {
  /** `pick` only picks something up, for the next click. */
  verb: string;
  /** What is sent: one answer, or the moves of a way, one after the other. */
  moves: string[];
}

export type Clicked = 'given' | 'picked' | 'begun' | 'menu' | 'illegal';

export abstract class Answering<D extends Doable> {
  /** What is picked up first, where a deed takes two clicks. */
  picked = $state<string | undefined>();
  /** The deed that Enter would confirm. */
  begun = $state.raw<D | undefined>();
  /** The place whose deeds are listed. */
  menu = $state<string | undefined>();
  /** The place in whose list it was chosen: there a second click means it too. */
  private begunAt: string | undefined;
  private readonly walk: Walk;

  /** What can be answered now; nothing while the table is locked. */
  abstract readonly answers: readonly { text: string }[];

  constructor(now: () => { facts: Facts; locked: boolean }, send: (action: string) => void) {
    this.walk = new Walk(() => ({ ...now(), answers: this.answers }), () => this.standing(), send);
  }

  /** What a click on a place may do. */
  abstract at(place: string): D[];
  /** The places of a deed: a click on one of them means it. */
  protected abstract placesOf(deed: D): readonly string[];
  /** Whether a deed is begun first and confirmed after: it cannot be taken back, and what follows is shown in between. */
  protected abstract isWeighed(deed: D): boolean;
  /** What a deed picks up that is to be followed by another click. */
  protected abstract pickedBy(deed: D): string | undefined;
  /** All but where the walker is: if it changes on the way, one thinks anew. */
  protected abstract standing(): string;

  click(place: string): Clicked {
    const deeds = this.at(place);
    const [only] = deeds;
    if (this.begun && (deeds.length === 1 ? this.placesOf(this.begun).includes(place) : this.begunAt === place)) return this.confirm();
    if (!only) {
      this.menu = undefined;
      return 'illegal';
    }
    if (deeds.length > 1) {
      this.begun = undefined;
      this.menu = this.menu === place ? undefined : place;
      return 'menu';
    }
    return this.choose(only);
  }

  /** A second choice of what is begun confirms it. */
  choose(deed: D): Clicked {
    const listed = this.menu;
    this.menu = undefined;
    if (deed.verb === 'pick') {
      this.picked = this.pickedBy(deed);
      return 'picked';
    }
    if (this.begun?.moves.join() === deed.moves.join()) return this.confirm();
    if (this.isWeighed(deed)) {
      this.begun = deed;
      this.begunAt = listed;
      return 'begun';
    }
    this.give(deed);
    return 'given';
  }

  confirm(): Clicked {
    if (this.begun) this.give(this.begun);
    return 'given';
  }

  private give(deed: D): void {
    this.reset();
    this.walk.begin(deed.moves);
  }

  /** Whether a way is being walked. */
  get walking(): boolean {
    return this.walk.on;
  }

  walkOn(): void {
    this.walk.goOn();
  }

  /** Whether there is something to take back here. */
  get pending(): boolean {
    return this.begun !== undefined || this.menu !== undefined || this.picked !== undefined || this.walking;
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
