/** A map on the bench, whatever game it is of: what is selected, what a click does, and the window that is shown. */
import { untrack } from 'svelte';
import { Camera } from '../../../../boards/camera.svelte.ts';
import { Cursor } from '../../../../boards/cursor.svelte.ts';
import { SquareField } from '../../../../boards/squares/field.ts';
import type { PackFault } from '../../../../lib/types.ts';
import type { Desk, DeskProps } from '../../../contract/editor.ts';
import { cellIn, gridPlan, key, nameIn, windowFor, type Cell, type Laid, type Layout, type Room, type Window } from './laying.ts';

const LENS = { mice: 26, fingers: 34, floor: 14, most: 2, margin: 8, slack: 60 };
const STEPS: Record<string, Cell> = { KeyW: [0, 1], KeyS: [0, -1], KeyA: [-1, 0], KeyD: [1, 0] };

/** Tools that put nothing on a square. */
const EMPTY_HANDED = ['select', 'erase', 'door'];

/** `Ref` names something on the map by its place in the file. */
export abstract class MapDesk<Ref, Tool extends { kind: string }> implements Desk {
  tool = $state.raw<Tool>({ kind: 'select' } as Tool);
  selected = $state.raw<Ref | null>(null);
  readonly cursor = new Cursor();
  protected shown: Window | null = null;

  constructor(protected readonly draft: DeskProps['draft']) {}

  // -- what a game says of its map --------------------------------------------------------------------------------------

  abstract readonly pieces: readonly Laid[];
  abstract readonly layout: Layout;
  /** The tool that lays pieces: they need free ground, everything else a map under it. */
  protected abstract readonly laying: Tool['kind'];
  /** How large the window may grow. */
  protected readonly room?: Room;
  /** Every square that something is on. */
  protected abstract covered(): Iterable<Cell>;
  abstract cellsOf(ref: Ref): Cell[];
  /** What covers a square, from the top down. */
  abstract refsAt(cell: Cell): Ref[];
  protected abstract refOf(field: string): Ref | null;
  /** What the tool would cover if it were used there. */
  protected abstract shape(cell: Cell): Cell[];
  protected abstract use(cell: Cell): void;
  protected abstract drop(ref: Ref): void;
  /** What is selected goes so many squares to the east and to the north. */
  abstract shift(by: Cell): void;
  abstract turn(): void;
  flip(): void {
    // Most pieces have one side.
  }

  // -- the map ----------------------------------------------------------------------------------------------------------

  readonly window = $derived.by((): Window => {
    const next = windowFor(this.covered(), untrack(() => this.shown), this.room);
    this.shown = next;
    return next;
  });
  /** Every square of the window, to be clicked. */
  readonly grid = $derived.by(() => new SquareField(gridPlan(this.window), { _: 'void' }));
  readonly camera = new Camera(() => this.grid, LENS);

  name(cell: Cell): string {
    return nameIn(this.window, cell);
  }
  names(cells: readonly Cell[]): string[] {
    return cells.map((cell) => this.name(cell));
  }

  // -- what would be put, and what is wrong -----------------------------------------------------------------------------

  readonly ghost = $derived.by((): Cell[] => {
    const looked = this.cursor.looked;
    return looked === null || EMPTY_HANDED.includes(this.tool.kind) ? [] : this.shape(cellIn(this.window, looked));
  });
  readonly fits = $derived.by((): boolean => {
    const piece = this.tool.kind === this.laying;
    return this.ghost.every((cell) => this.layout.owner.has(key(cell)) !== piece);
  });
  /** Squares that are wrong, as the validator says, and those with two pieces on them. */
  readonly wrong = $derived.by((): Cell[] => [...this.layout.doubled, ...this.draft.faults.flatMap(({ field }) => this.faulty(field))]);

  protected faulty(field: string): Cell[] {
    const ref = this.refOf(field);
    return ref === null ? [] : this.cellsOf(ref);
  }

  // -- deeds ------------------------------------------------------------------------------------------------------------

  take(tool: Tool): void {
    this.tool = tool;
    if (tool.kind !== 'select') this.selected = null;
  }

  choose(name: string): void {
    const cell = cellIn(this.window, name);
    if (this.tool.kind === 'select') this.select(this.refsAt(cell));
    else if (this.tool.kind === 'erase') {
      const [top] = this.refsAt(cell);
      if (top) this.drop(top);
    } else if (this.tool.kind !== 'door') this.use(cell);
  }

  /** A second click goes to what lies below. */
  private select(there: readonly Ref[]): void {
    const told = JSON.stringify(this.selected);
    const now = there.findIndex((ref) => JSON.stringify(ref) === told);
    this.selected = there[(now + 1) % (there.length || 1)] ?? null;
  }

  remove(): void {
    if (this.selected === null) return;
    this.drop(this.selected);
    this.selected = null;
  }

  key(event: KeyboardEvent): boolean {
    const step = STEPS[event.code];
    if (event.code === 'KeyR') this.turn();
    else if (event.code === 'KeyF') this.flip();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && this.selected) this.remove();
    else if (step && this.selected) this.shift(step);
    else return false;
    return true;
  }

  back(): void {
    if (this.selected) this.selected = null;
    else this.tool = { kind: 'select' } as Tool;
  }

  show(fault: PackFault): void {
    const [ref, cells] = [this.refOf(fault.field), this.faulty(fault.field)];
    if (!cells.length) return;
    this.take({ kind: 'select' } as Tool);
    this.selected = ref;
    this.camera.show(this.grid.these(this.names(cells)));
  }
}
