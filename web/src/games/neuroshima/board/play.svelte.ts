/** Answering on the board: what is picked, what is begun, and what a click does. */
import type { Question } from '../../../lib/types.ts';
import { answersTo, byWay, clicksOf, following, rotationsOf, turnFrom, waysTo, type Answer, type Click, type Picked } from '../answers.ts';
import type { Pieces } from '../facts.ts';
import { MOVES } from '../notation.ts';
import { instantOf, type Tile } from '../tiles.ts';

export interface Table {
  questions: Question[];
  pieces: Pieces;
  /** The tile that is chosen in the hand. */
  tile: Tile | undefined;
  /** The only tile of the hand: what need not be chosen to be placed. */
  only?: Tile;
  locked: boolean;
}

export type Clicked = 'picked' | 'begun' | 'menu' | 'confirmed' | 'illegal';

export class Play {
  /** The piece that is to move or to push. */
  start = $state<string | undefined>();
  /** The cell of the begun answer. */
  target = $state<string | undefined>();
  rotation = $state(0);
  /** How the piece is to go, where there are two ways. */
  by = $state<'run' | 'ride' | undefined>();
  /** The cell whose choices are listed. */
  menu = $state<string | undefined>();

  readonly answers = $derived.by(() => (this.table().locked ? [] : answersTo(this.table().questions)));
  readonly picked = $derived.by((): Picked => ({ tile: this.table().tile, start: this.start }));
  readonly clicks = $derived.by((): Map<string, Click> => this.findClicks());
  /** The answer that Enter would give. */
  readonly begun = $derived.by((): Answer | undefined => this.findBegun());

  constructor(private readonly table: () => Table) {}

  /** A tile that is alone in the hand can be placed at once, and pieces on the board can go all the same. */
  private findClicks(): Map<string, Click> {
    const clicks = clicksOf(this.answers, this.picked);
    const { only } = this.table();
    if (!only || this.picked.tile || this.start !== undefined) return clicks;
    return new Map([...clicksOf(this.answers, { tile: only }), ...clicks]);
  }

  /** The tile that a click on a free cell would place. */
  get inHand(): Tile | undefined {
    return this.picked.tile ?? (this.start === undefined ? this.table().only : undefined);
  }

  /** The answer on a cell with the rotation of now, or the nearest one that is allowed there. */
  answerOn(cell: string): Answer | undefined {
    const click = this.clicks.get(cell);
    if (click?.kind !== 'draft') return undefined;
    const answers = byWay(click.answers, this.by);
    return answers.find((one) => one.rotation === undefined || one.rotation === this.rotation) ?? answers[0];
  }

  /** The ways to the begun cell, where one may choose. */
  get ways(): ('run' | 'ride')[] {
    const ways = this.target === undefined ? [] : waysTo(this.clicks, this.target);
    return ways.length > 1 ? ways : [];
  }

  private findBegun(): Answer | undefined {
    if (this.target !== undefined) return this.answerOn(this.target);
    const { tile } = this.picked;
    if (!tile) return undefined;
    // A tile that must go, and a Battle, need no cell.
    const gone = this.answers.find((one) => one.asked === 'discard' && one.verb === 'discard' && one.tile === tile.key);
    return gone ?? (instantOf(tile) === 'battle' ? following(this.answers, this.picked)[0] : undefined);
  }

  click(cell: string): Clicked {
    if (this.target === cell && this.begun) return 'confirmed';
    const click = this.clicks.get(cell);
    if (!click) return this.elsewhere(cell);
    if (click.kind === 'start') {
      this.pickUp(cell);
      return 'picked';
    }
    if (click.kind === 'choose') {
      this.menu = this.menu === cell ? undefined : cell;
      return 'menu';
    }
    this.target = cell;
    this.rotation = this.answerOn(cell)?.rotation ?? this.rotation;
    return 'begun';
  }

  /** With a piece picked up, a click on another that can go too picks that one; on itself it is put down. */
  private elsewhere(cell: string): Clicked {
    if (this.start === undefined) return 'illegal';
    const starts = clicksOf(this.answers, { ...this.picked, start: undefined });
    if (starts.get(cell)?.kind !== 'start') return 'illegal';
    if (cell === this.start) this.putDown();
    else this.pickUp(cell);
    return 'picked';
  }

  private pickUp(cell: string): void {
    this.start = cell;
    this.target = undefined;
    this.by = undefined;
    this.rotation = this.table().pieces.get(cell)?.rotation ?? 0;
  }

  private putDown(): void {
    this.start = undefined;
    this.target = undefined;
  }

  /** Turn the ghost, or what is in hand; a piece that is picked up and goes nowhere turns on the spot. */
  turn(steps: number, over?: string): boolean {
    const cell = this.target ?? (over !== undefined && this.clicks.has(over) ? over : this.spot());
    const allowed = rotationsOf(cell === undefined ? this.placements() : byWay(this.clicks.get(cell)?.answers ?? [], this.by));
    if (!allowed.length) return false;
    if (this.target === undefined && cell !== undefined && cell === this.start) this.target = cell;
    this.rotation = turnFrom(this.rotation, steps, allowed);
    return true;
  }

  /** Before a cell is pointed at, the tile in hand is turned. */
  private placements(): Answer[] {
    const tile = this.inHand;
    return tile && !instantOf(tile) ? following(this.answers, { tile }) : [];
  }

  private spot(): string | undefined {
    const moves = this.clicks.get(this.start ?? '')?.answers.some((one) => MOVES.includes(one.verb));
    return moves ? this.start : undefined;
  }

  /** One step back; false when there is nothing left to take back here. */
  back(): boolean {
    if (this.menu !== undefined) this.menu = undefined;
    else if (this.target !== undefined) this.target = undefined;
    else if (this.start !== undefined) this.start = undefined;
    else return false;
    return true;
  }

  reset(): void {
    this.start = undefined;
    this.target = undefined;
    this.menu = undefined;
    this.by = undefined;
    this.rotation = 0;
  }
}
