/** Answering on the field: what is begun, what a click does, and a way that is walked step by step. */
import type { Facts, Question } from '../../../lib/types.ts';
import { Walk } from '../../shared/walk.ts';
import { answersTo, byCell, deedsOf, type Answer, type Deed, type Situation } from '../answers.ts';
import { contest, type AttackForeseen } from '../facts.ts';

export interface Table {
  facts: Facts;
  questions: Question[];
  chosen: string | undefined;
  attacks: readonly AttackForeseen[];
  locked: boolean;
  /** A finger only chooses; the button under the thumb does it. */
  careful: boolean;
}

export type Clicked = 'given' | 'picked' | 'begun' | 'menu' | 'illegal';

export class Play {
  /** The treasure that is pulled. */
  picked = $state<string | undefined>();
  /** The deed that Enter would confirm. */
  begun = $state.raw<Deed | undefined>();
  /** The cell whose deeds are listed. */
  menu = $state<string | undefined>();
  private readonly walk: Walk;

  readonly answers = $derived.by((): Answer[] => (this.table().locked ? [] : answersTo(this.table().questions)));
  readonly deeds = $derived.by((): Deed[] => deedsOf(this.answers, this.situation));
  readonly cells = $derived.by((): Map<string, Deed[]> => byCell(this.deeds));

  constructor(
    private readonly table: () => Table,
    send: (action: string) => void,
  ) {
    this.walk = new Walk(() => ({ ...this.table(), answers: this.answers }), () => this.standing(), send);
  }

  get situation(): Situation {
    const { facts, chosen, attacks } = this.table();
    return { facts: contest(facts), chosen, attacks, picked: this.picked };
  }

  at(cell: string): Deed[] {
    return this.cells.get(cell) ?? [];
  }

  click(cell: string): Clicked {
    const deeds = this.at(cell);
    const [only] = deeds;
    if (!only) {
      this.menu = undefined;
      return 'illegal';
    }
    if (deeds.length > 1) {
      this.begun = undefined;
      this.menu = this.menu === cell ? undefined : cell;
      return 'menu';
    }
    return this.choose(only);
  }

  /** A second choice of what is begun confirms it. */
  choose(deed: Deed): Clicked {
    this.menu = undefined;
    if (deed.verb === 'pick') {
      this.picked = deed.cells[0];
      return 'picked';
    }
    if (this.begun?.moves.join() === deed.moves.join()) return this.confirm();
    if (this.table().careful || this.isFatal(deed)) {
      this.begun = deed;
      return 'begun';
    }
    this.give(deed);
    return 'given';
  }

  /** An attack in which the attacker falls is shown before it is made, and so is a way over blighted ground. */
  private isFatal({ verb, moves, path = [] }: Deed): boolean {
    if (verb === 'way') return path.some((cell) => this.situation.facts.terrain.blighted?.includes(cell));
    return verb === 'strike' && (this.table().attacks.find(({ action }) => action === moves[0])?.attacker_falls ?? false);
  }

  confirm(): Clicked {
    if (this.begun) this.give(this.begun);
    return 'given';
  }

  private give(deed: Deed): void {
    this.reset();
    this.walk.begin(deed.moves);
  }

  /** Everybody but the walker: if anything of them changes on the way, one thinks anew. */
  private standing(): string {
    const { champions, order, sides } = contest(this.table().facts);
    const others = champions.filter(({ id }) => id !== order?.champion);
    return JSON.stringify([order?.champion, others.map(({ id, cells, damage }) => [id, cells, damage]), sides.map(({ honour }) => honour)]);
  }

  /** Whether a way is being walked. */
  get walking(): boolean {
    return this.walk.on;
  }

  walkOn(): void {
    this.walk.goOn();
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
