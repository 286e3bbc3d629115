/** The map on the bench: what is selected, what a click does, and the window that is shown. */
import { untrack } from 'svelte';
import { Camera } from '../../../boards/camera.svelte.ts';
import { Cursor } from '../../../boards/cursor.svelte.ts';
import { SquareField } from '../../../boards/squares/field.ts';
import type { DraftFault } from '../../../lib/types.ts';
import type { Desk, DeskProps } from '../../game.ts';
import { cellIn, gridPlan, layOut, mapPlan, moved, nameIn, windowFor, type Cell, type Laid, type Layout, type Window } from '../../shared/editor/map/laying.ts';
import { Field } from '../board/geometry.ts';
import { demonOf, isDemon } from '../content.ts';
import type { MapContent } from '../facts.ts';
import { allCells, cellsOf, changedThing, doorPlaces, doorSwitched, layTile, missionOf, refOf, refsAt, shifted, turnedTile, used, without, type LaidTile, type Mission, type Ref, type TilePart, type Tool } from './mission.ts';

const LENS = { mice: 26, fingers: 34, floor: 14, most: 2, margin: 8, slack: 60 };

export class MissionDesk implements Desk {
  tool = $state.raw<Tool>({ kind: 'select' });
  selected = $state.raw<Ref | null>(null);
  readonly cursor = new Cursor();
  readonly parts: ReadonlyMap<string, TilePart>;
  private shown: Window | null = null;

  constructor(private readonly draft: DeskProps['draft']) {
    const tiles = draft.kit.parts.tiles as TilePart[];
    this.parts = new Map(tiles.map((part) => [part.id, part]));
  }

  // -- the map --------------------------------------------------------------------------------------------------------

  readonly mission = $derived.by((): Mission => missionOf(this.draft.entry));
  readonly pieces = $derived.by((): Laid[] => this.mission.tiles.map((tile) => layTile(this.parts, tile)));
  readonly layout = $derived.by((): Layout => layOut(this.pieces));
  readonly window = $derived.by((): Window => {
    const next = windowFor(allCells(this.mission, this.pieces), untrack(() => this.shown));
    this.shown = next;
    return next;
  });
  /** Every square of the window, to be clicked; and the map in it, to be drawn. */
  readonly grid = $derived.by(() => new SquareField(gridPlan(this.window), { _: 'void' }));
  readonly field = $derived.by(() => {
    const plan = mapPlan(this.window, this.layout, this.mission.doors ?? []);
    return new Field({ ...plan, start: '', teleporters: [], portals: [], objects: [] } as unknown as MapContent);
  });
  readonly camera = new Camera(() => this.grid, LENS);
  readonly doors = $derived.by(() => doorPlaces(this.mission, this.layout));

  name(cell: Cell): string {
    return nameIn(this.window, cell);
  }
  names(cells: readonly Cell[]): string[] {
    return cells.map((cell) => this.name(cell));
  }

  baseOf = (type: string): readonly [number, number] => (isDemon(type) ? demonOf(type).base : [1, 1]);

  cellsOf(ref: Ref): Cell[] {
    return cellsOf(this.mission, ref, this.pieces, this.baseOf);
  }

  // -- what would be put ------------------------------------------------------------------------------------------------

  readonly ghost = $derived.by((): Cell[] => {
    const looked = this.cursor.looked;
    if (looked === null || this.tool.kind === 'select' || this.tool.kind === 'erase' || this.tool.kind === 'door') return [];
    const at = cellIn(this.window, looked);
    if (this.tool.kind === 'tiles') return [...layTile(this.parts, { ...this.tool, at }).cells.values()].map((one) => one.at);
    const [width, height] = this.tool.kind === 'demons' ? this.baseOf(this.tool.type) : [1, 1];
    return Array.from({ length: width * height }, (_, number): Cell => moved(at, [number % width, Math.floor(number / width)]));
  });
  /** A tile needs free ground, everything else a map under it. */
  readonly fits = $derived.by((): boolean => {
    const tile = this.tool.kind === 'tiles';
    return this.ghost.every((cell) => this.layout.owner.has(`${cell[0]},${cell[1]}`) !== tile);
  });
  /** Squares that are wrong, as the validator says, and those with two tiles on them. */
  readonly wrong = $derived.by((): Cell[] => {
    const named = this.draft.faults.map((fault) => refOf(fault.field)).filter((ref) => ref !== null);
    return [...this.layout.doubled, ...named.flatMap((ref) => this.cellsOf(ref))];
  });

  // -- deeds ------------------------------------------------------------------------------------------------------------

  put(mission: Mission, about = ''): void {
    this.draft.change({ ...mission }, about);
  }

  take(tool: Tool): void {
    this.tool = tool;
    if (tool.kind !== 'select') this.selected = null;
  }

  choose(name: string): void {
    const cell = cellIn(this.window, name);
    const [top, ...below] = refsAt(this.mission, cell, this.pieces, this.baseOf);
    if (this.tool.kind === 'erase') {
      if (top) this.put(without(this.mission, top));
    } else if (this.tool.kind === 'select') {
      // A second click goes to what lies below.
      const all = top ? [top, ...below] : [];
      const now = all.findIndex((ref) => ref.list === this.selected?.list && ref.at === this.selected.at);
      this.selected = all[(now + 1) % (all.length || 1)] ?? null;
    } else if (this.tool.kind !== 'door') this.put(used(this.mission, this.tool, cell));
  }

  switchDoor(name: string): void {
    this.put(doorSwitched(this.mission, this.layout, name));
  }

  shift(by: Cell): void {
    if (this.selected) this.put(shifted(this.mission, this.selected, by), `move ${this.selected.list} ${this.selected.at}`);
  }

  turn(): void {
    if (this.tool.kind === 'tiles') this.tool = { ...this.tool, turn: (this.tool.turn + 90) % 360 };
    else this.changeTile(turnedTile);
  }

  flip(): void {
    const other = (side: 'A' | 'B'): 'A' | 'B' => (side === 'A' ? 'B' : 'A');
    if (this.tool.kind === 'tiles') this.tool = { ...this.tool, side: other(this.tool.side) };
    else this.changeTile((tile) => ({ ...tile, side: other(tile.side) }));
  }

  private changeTile(change: (tile: LaidTile) => LaidTile): void {
    const tile = this.selected?.list === 'tiles' ? this.mission.tiles[this.selected.at] : undefined;
    if (tile && this.selected) this.put(changedThing<LaidTile>(this.mission, this.selected, change(tile)));
  }

  remove(): void {
    if (!this.selected) return;
    this.put(without(this.mission, this.selected));
    this.selected = null;
  }

  key(event: KeyboardEvent): boolean {
    const steps: Record<string, Cell> = { KeyW: [0, 1], KeyS: [0, -1], KeyA: [-1, 0], KeyD: [1, 0] };
    const step = steps[event.code];
    if (event.code === 'KeyR') this.turn();
    else if (event.code === 'KeyF') this.flip();
    else if ((event.key === 'Delete' || event.key === 'Backspace') && this.selected) this.remove();
    else if (step && this.selected) this.shift(step);
    else return false;
    return true;
  }

  back(): void {
    if (this.selected) this.selected = null;
    else this.tool = { kind: 'select' };
  }

  show(fault: DraftFault): void {
    const ref = refOf(fault.field);
    if (!ref || !this.cellsOf(ref).length) return;
    this.take({ kind: 'select' });
    this.selected = ref;
    this.camera.show(this.grid.these(this.names(this.cellsOf(ref))));
  }
}

export function deskOf({ desk }: DeskProps): MissionDesk {
  return desk as MissionDesk;
}
