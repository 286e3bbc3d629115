/** The base of a scenario on the bench: pieces of areas, doors between them, and all that lies and waits there. */
import { SquareField } from '../../../boards/squares/field.ts';
import type { DeskProps } from '../../contract/editor.ts';
import { MapDesk } from '../../shared/editor/map/desk.svelte.ts';
import { edgeName, key, layOut, mapPlan, type Cell, type Laid, type Layout } from '../../shared/editor/map/laying.ts';
import { invaderOf, isInvader } from '../content.ts';
import { areaAt, cellsOf, changedThing, doorOf, doorSpots, doorSwitched, edgesOf, flip, layPiece, refOf, refsAt, refsOf, scenarioOf, settled, shapeOf, shifted, used, without, type Box, type LaidPiece, type LaidProp, type PiecePart, type PropPart, type Ref, type Scenario, type Tool } from './scenario.ts';

const TERRAIN = { o: 'plain', b: 'blocking' };

export class ScenarioDesk extends MapDesk<Ref, Tool> {
  readonly box: Box;
  /** The area that new pieces belong to, and whose texts are shown. */
  chosen = $state('');
  protected readonly laying = 'pieces';
  protected override readonly room = { margin: 2, most: 68 };
  protected readonly refOf = refOf;

  constructor(draft: DeskProps['draft']) {
    super(draft);
    const { pieces, props } = draft.kit.parts as { pieces: PiecePart[]; props: PropPart[] };
    this.box = {
      pieces: new Map(pieces.map((part) => [part.id, part])),
      props: new Map(props.map((part) => [part.id, part])),
      baseOf: (type) => (isInvader(type) ? invaderOf(type).base : [1, 1]),
    };
  }

  // -- the map --------------------------------------------------------------------------------------------------------

  readonly scenario = $derived.by((): Scenario => scenarioOf(this.draft.entry));
  readonly pieces = $derived.by((): Laid[] => this.scenario.pieces.map((piece) => layPiece(this.box, piece)));
  readonly layout = $derived.by((): Layout => layOut(this.pieces));
  readonly spots = $derived.by(() => doorSpots(this.scenario, this.pieces, this.layout));
  /** The area in hand: the chosen one, or the first. */
  readonly area = $derived.by(() => this.scenario.areas.find(({ id }) => id === this.chosen) ?? this.scenario.areas[0]);

  readonly field = $derived.by(() => {
    const props = this.scenario.areas.flatMap((area) => area.props ?? []);
    const solid = props.filter(({ prop }) => prop.startsWith('obstacle')).flatMap(({ cells }) => cells.map((cell) => key(flip(cell))));
    const letters = new Map([...this.layout.letters].map(([cell, letter]) => [cell, solid.includes(cell) ? 'b' : letter]));
    const doors = this.scenario.doors.map(edgesOf);
    const hung = new Set(doors.flat().map(edgeName));
    const walls = this.layout.walls.filter((edge) => !hung.has(edgeName(edge)));
    return new SquareField(mapPlan(this.window, { ...this.layout, letters, walls }, doors), TERRAIN);
  });

  protected *covered(): Generator<Cell> {
    for (const ref of refsOf(this.scenario)) yield* this.cellsOf(ref);
  }

  cellsOf(ref: Ref): Cell[] {
    return cellsOf(this.scenario, ref, this.pieces, this.box);
  }

  refsAt(cell: Cell): Ref[] {
    return refsAt(this.scenario, cell, this.pieces, this.box);
  }

  protected shape(cell: Cell): Cell[] {
    return shapeOf(this.tool, cell, this.box);
  }

  protected override faulty(field: string): Cell[] {
    const door = doorOf(this.scenario, field);
    return door ? edgesOf(door).flat().filter((cell) => this.layout.owner.has(key(cell))) : super.faulty(field);
  }

  // -- deeds ------------------------------------------------------------------------------------------------------------

  /** The window goes along where everything was moved, so that nothing moves under the pointer. */
  put(scenario: Scenario, about = ''): void {
    const { scenario: next, ref, by } = settled(scenario, this.box, layOut, this.selected);
    if (this.shown && (by[0] || by[1])) this.shown = { ...this.shown, x: this.shown.x + by[0], y: this.shown.y - by[1] };
    this.selected = ref;
    this.draft.change({ ...next }, about);
  }

  protected use(cell: Cell): void {
    this.put(used(this.scenario, this.tool, cell, areaAt(this.scenario, this.layout, cell), this.box));
  }

  protected drop(ref: Ref): void {
    this.put(without(this.scenario, ref));
  }

  switchDoor(name: string): void {
    const spot = this.spots.find((one) => one.name === name);
    if (spot && this.tool.kind === 'door') this.put(doorSwitched(this.scenario, spot, this.tool.door));
  }

  shift(by: Cell): void {
    if (this.selected) this.put(shifted(this.scenario, this.selected, flip(by)), `move ${JSON.stringify(this.selected)}`);
  }

  turn(): void {
    const { tool, selected: ref } = this;
    if (tool.kind === 'pieces') this.tool = { ...tool, turn: (tool.turn + 90) % 360 };
    else if (tool.kind === 'props') this.tool = { ...tool, upright: !tool.upright };
    else if (ref?.list === 'pieces') this.change(ref, { turn: ((this.scenario.pieces[ref.at] as LaidPiece).turn + 90) % 360 });
    else if (ref?.list === 'props') this.change(ref, { cells: turnedProp(this.scenario.areas[ref.area]?.props?.[ref.at]) });
  }

  change(ref: Ref, change: object): void {
    this.put(changedThing(this.scenario, ref, change));
  }
}

/** About its first square. */
function turnedProp(prop: LaidProp | undefined): LaidProp['cells'] {
  const [first = [0, 0], second = first] = prop?.cells ?? [];
  const lying = second[1] === first[1];
  return (prop?.cells ?? []).map((_, step) => (lying ? [first[0], first[1] + step] : [first[0] + step, first[1]]));
}

export function deskOf({ desk }: DeskProps): ScenarioDesk {
  return desk as ScenarioDesk;
}
