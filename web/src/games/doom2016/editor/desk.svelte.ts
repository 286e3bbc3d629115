/** The map of a mission on the bench: tiles with two sides, doors, and all that lies and waits on them. */
import type { DeskProps } from '../../contract/editor.ts';
import { MapDesk } from '../../shared/editor/map/desk.svelte.ts';
import { layOut, mapPlan, moved, type Cell, type Laid, type Layout } from '../../shared/editor/map/laying.ts';
import { Field } from '../board/geometry.ts';
import { demonOf, isDemon } from '../content.ts';
import type { MapContent } from '../facts.ts';
import { allCells, cellsOf, changedThing, doorPlaces, doorSwitched, layTile, missionOf, refOf, refsAt, shifted, turnedTile, used, without, type LaidTile, type Mission, type Ref, type TilePart, type Tool } from './mission.ts';

export class MissionDesk extends MapDesk<Ref, Tool> {
  readonly parts: ReadonlyMap<string, TilePart>;
  protected readonly laying = 'tiles';
  protected readonly refOf = refOf;

  constructor(draft: DeskProps['draft']) {
    super(draft);
    const tiles = draft.kit.parts.tiles as TilePart[];
    this.parts = new Map(tiles.map((part) => [part.id, part]));
  }

  // -- the map --------------------------------------------------------------------------------------------------------

  readonly mission = $derived.by((): Mission => missionOf(this.draft.entry));
  readonly pieces = $derived.by((): Laid[] => this.mission.tiles.map((tile) => layTile(this.parts, tile)));
  readonly layout = $derived.by((): Layout => layOut(this.pieces));
  readonly field = $derived.by(() => {
    const plan = mapPlan(this.window, this.layout, this.mission.doors ?? []);
    return new Field({ ...plan, start: '', teleporters: [], portals: [], objects: [] } as unknown as MapContent);
  });
  readonly doors = $derived.by(() => doorPlaces(this.mission, this.layout));

  baseOf = (type: string): readonly [number, number] => (isDemon(type) ? demonOf(type).base : [1, 1]);

  protected covered(): Iterable<Cell> {
    return allCells(this.mission, this.pieces);
  }

  cellsOf(ref: Ref): Cell[] {
    return cellsOf(this.mission, ref, this.pieces, this.baseOf);
  }

  refsAt(cell: Cell): Ref[] {
    return refsAt(this.mission, cell, this.pieces, this.baseOf);
  }

  protected shape(at: Cell): Cell[] {
    if (this.tool.kind === 'tiles') return [...layTile(this.parts, { ...this.tool, at }).cells.values()].map((one) => one.at);
    const [width, height] = this.tool.kind === 'demons' ? this.baseOf(this.tool.type) : [1, 1];
    return Array.from({ length: width * height }, (_, number): Cell => moved(at, [number % width, Math.floor(number / width)]));
  }

  // -- deeds ------------------------------------------------------------------------------------------------------------

  put(mission: Mission, about = ''): void {
    this.draft.change({ ...mission }, about);
  }

  protected use(cell: Cell): void {
    this.put(used(this.mission, this.tool, cell));
  }

  protected drop(ref: Ref): void {
    this.put(without(this.mission, ref));
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

  override flip(): void {
    const other = (side: 'A' | 'B'): 'A' | 'B' => (side === 'A' ? 'B' : 'A');
    if (this.tool.kind === 'tiles') this.tool = { ...this.tool, side: other(this.tool.side) };
    else this.changeTile((tile) => ({ ...tile, side: other(tile.side) }));
  }

  private changeTile(change: (tile: LaidTile) => LaidTile): void {
    const tile = this.selected?.list === 'tiles' ? this.mission.tiles[this.selected.at] : undefined;
    if (tile && this.selected) this.put(changedThing<LaidTile>(this.mission, this.selected, change(tile)));
  }
}

export function deskOf({ desk }: DeskProps): MissionDesk {
  return desk as MissionDesk;
}
