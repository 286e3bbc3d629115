/** Answering on the field: what can be done there. */
import type { Facts, Question } from '../../../lib/types.ts';
import { Answering } from '../../shared/answering.svelte.ts';
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

/** What is picked is the treasure that is pulled. */
export class Play extends Answering<Deed> {
  readonly answers = $derived.by((): Answer[] => (this.table().locked ? [] : answersTo(this.table().questions)));
  readonly deeds = $derived.by((): Deed[] => deedsOf(this.answers, this.situation));
  readonly cells = $derived.by((): Map<string, Deed[]> => byCell(this.deeds));

  constructor(
    private readonly table: () => Table,
    send: (action: string) => void,
  ) {
    super(table, send);
  }

  get situation(): Situation {
    const { facts, chosen, attacks } = this.table();
    return { facts: contest(facts), chosen, attacks, picked: this.picked };
  }

  at(cell: string): Deed[] {
    return this.cells.get(cell) ?? [];
  }

  protected placesOf({ cells }: Deed): string[] {
    return cells;
  }

  protected pickedBy({ cells }: Deed): string | undefined {
    return cells[0];
  }

  protected isWeighed(deed: Deed): boolean {
    return this.table().careful || this.isFatal(deed);
  }

  /** An attack in which the attacker falls is shown before it is made, and so is a way over blighted ground. */
  private isFatal({ verb, moves, path = [] }: Deed): boolean {
    if (verb === 'way') return path.some((cell) => this.situation.facts.terrain.blighted?.includes(cell));
    return verb === 'strike' && (this.table().attacks.find(({ action }) => action === moves[0])?.attacker_falls ?? false);
  }

  /** Everybody but the walker: if anything of them changes on the way, one thinks anew. */
  protected standing(): string {
    const { champions, order, sides } = contest(this.table().facts);
    const others = champions.filter(({ id }) => id !== order?.champion);
    return JSON.stringify([order?.champion, others.map(({ id, cells, damage }) => [id, cells, damage]), sides.map(({ honour }) => honour)]);
  }
}
