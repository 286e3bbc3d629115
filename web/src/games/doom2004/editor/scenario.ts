/** A scenario in the making: pieces, doors, and all that lies and waits in its areas. Nothing is changed in place.
 *
 * In files y grows to the south; on the bench, as everywhere in the page, to the north. `flip` goes from one to the other.
 */
import { edgeKey, edgeName, key, lay, moved, OUTWARD, runs, same, type Cell, type Edge, type Laid, type Layout, type Side } from '../../shared/editor/map/laying.ts';
import type { Entry } from '../../shared/editor/toml.ts';

export type Square = readonly [x: number, y: number];
export type Text = { en: string; ru: string };
export type Colour = 'red' | 'blue' | 'yellow';
export type DoorKind = 'normal' | Colour;

export interface PiecePart {
  id: string;
  copies: number;
  openings: { side: 'north' | 'east' | 'south' | 'west'; first: number }[];
  shape: string[];
}
/** A prop of the box: how many there are, and how many squares it covers. */
export interface PropPart {
  id: string;
  copies: number;
  cells: number;
}
export interface LaidPiece {
  piece: string;
  turn: number;
  at: Square;
  area: string;
}
export interface Door {
  id: string;
  kind: DoorKind;
  lies: 'vertical' | 'horizontal';
  at: Square;
  joins: string[];
  by_hand?: boolean;
}
/** For whom something is there at all. */
export interface Limits {
  min_marines?: number;
  min_level?: number;
  max_level?: number;
}
export interface LaidToken extends Limits {
  token: string;
  at: Square;
}
export interface LaidInvader extends Limits {
  type: string;
  at: Square;
}
export interface LaidProp {
  prop: string;
  cells: Square[];
  id?: string;
}
export interface Filling {
  equipment?: LaidToken[];
  props?: LaidProp[];
  invaders?: LaidInvader[];
}
export interface Area extends Filling {
  id: string;
  name: Text;
  text: Text;
}
export interface Deed {
  do: string;
  flag?: string;
  tokens?: Record<string, number>;
  n?: number;
  areas?: string[];
  doors?: string[];
}
export interface Encounter {
  id: string;
  area: string;
  text: Text;
  deeds?: Deed[];
  ways?: { id: string; label: Text; deeds: Deed[] }[];
}
export interface Scenario {
  id: string;
  number: number;
  name: Text;
  size: Square;
  frags: number;
  more_frags?: number[];
  goals: { marines: Text; invader: Text };
  briefing: Text;
  endings: { marines: Text; invader: Text };
  goal: { kind: 'all_leave' | 'kill'; door?: string; plate?: string; flags?: string[]; type?: string };
  marine_starts: Square[];
  doors: Door[];
  pieces: LaidPiece[];
  areas: Area[];
  encounters?: Encounter[];
  specials?: { deeds?: Deed[] }[];
  variants?: (Filling & { id: string; area: string })[];
}

const LISTS = ['equipment', 'props', 'invaders'] as const;
type List = (typeof LISTS)[number];

/** Something on the map, by its list in the file and its place there; what is in an area also by the area's. */
export type Ref = { list: 'pieces' | 'marine_starts'; at: number } | { list: List; area: number; at: number };

/** What a click puts. */
export type Tool =
  | { kind: 'select' }
  | { kind: 'erase' }
  | { kind: 'starts' }
  | { kind: 'door'; door: DoorKind }
  | { kind: 'pieces'; piece: string; turn: number; area: string }
  | { kind: 'equipment'; token: string }
  | { kind: 'props'; prop: string; upright: boolean }
  | { kind: 'invaders'; type: string };

export interface Box {
  pieces: ReadonlyMap<string, PiecePart>;
  props: ReadonlyMap<string, PropPart>;
  baseOf: (type: string) => readonly [number, number];
}

export function scenarioOf(entry: Entry): Scenario {
  const none = { marines: { en: '', ru: '' }, invader: { en: '', ru: '' } };
  const blank = { size: [4, 4], goals: none, endings: none, goal: { kind: 'all_leave' }, marine_starts: [], doors: [], pieces: [], areas: [] };
  return { ...blank, ...entry } as unknown as Scenario;
}

export const flip = ([x, y]: Square | Cell): Cell => [x, y === 0 ? 0 : -y];

// -- pieces ----------------------------------------------------------------------------------------------------------

const SIDES: Record<PiecePart['openings'][number]['side'], Side> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const HOLE = '.';

/** An opening is two squares wide and leads out of the outermost square of its column or row. */
function openingsOf({ shape, openings }: PiecePart): { at: Cell; side: Side }[] {
  const height = shape.length;
  const squares = shape.flatMap((row, from) => [...row].flatMap((mark, x): Cell[] => (mark === HOLE ? [] : [[x, height - 1 - from]])));
  return openings.flatMap(({ side: name, first }) =>
    [first, first + 1].flatMap((line) => {
      const side = SIDES[name];
      const [dx, dy] = OUTWARD[side];
      const inLine = squares.filter(([x, y]) => (dx === 0 ? x : height - 1 - y) === line);
      const at = inLine.sort((one, other) => (other[0] - one[0]) * dx + (other[1] - one[1]) * dy)[0];
      return at ? [{ at, side }] : [];
    }),
  );
}

/** Files turn clockwise and name the north-western square; the bench counter-clockwise from the south-western one. */
export function layPiece(box: Box, { piece, turn, at }: Pick<LaidPiece, 'piece' | 'turn' | 'at'>): Laid {
  const part = box.pieces.get(piece);
  if (!part) return { cells: new Map(), openings: new Set() };
  const quarters = (4 - turn / 90) % 4;
  const height = quarters % 2 ? (part.shape[0]?.length ?? 0) : part.shape.length;
  const rows = part.shape.map((row) => row.replaceAll('#', 'o'));
  return lay(rows, openingsOf(part), quarters, [at[0], -(at[1] + height - 1)], HOLE);
}

export function piecesLeft({ pieces }: Scenario, part: PiecePart): number {
  return part.copies - pieces.filter(({ piece }) => piece === part.id).length;
}

/** The place of the area of a square. */
export function areaAt(scenario: Scenario, layout: Layout, cell: Cell): number {
  const piece = scenario.pieces[layout.owner.get(key(cell)) ?? -1];
  return piece ? scenario.areas.findIndex(({ id }) => id === piece.area) : -1;
}

// -- doors -----------------------------------------------------------------------------------------------------------

/** The two borders that a door lies on. */
export function edgesOf({ lies, at: [x, y] }: Pick<Door, 'lies' | 'at'>): Edge[] {
  const upright = lies === 'vertical';
  return [0, 1].map((step): Edge => {
    const after: Square = upright ? [x, y + step] : [x + step, y];
    return [flip(upright ? [after[0] - 1, after[1]] : [after[0], after[1] - 1]), flip(after)];
  });
}

function doorOn(edges: readonly Edge[]): Pick<Door, 'lies' | 'at'> {
  const all = edges.flat();
  const upright = edges[0]?.[0][1] === edges[0]?.[1][1];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const at: Square = upright ? [Math.max(...xs), -Math.max(...ys)] : [Math.min(...xs), -Math.min(...ys)];
  return { lies: upright ? 'vertical' : 'horizontal', at: [at[0], at[1] === 0 ? 0 : at[1]] };
}

const nameOf = (edges: readonly Edge[]): string => edges.map(edgeName).sort().join(' ');

/** Openings that lead out of the base. */
function mouths(pieces: readonly Laid[], layout: Layout): Edge[] {
  return pieces.flatMap(({ cells, openings }) =>
    [...cells.values()].flatMap(({ at }) =>
      (Object.keys(OUTWARD) as Side[]).flatMap((side): Edge[] => {
        const other = moved(at, OUTWARD[side]);
        return openings.has(edgeKey(at, side)) && !layout.owner.has(key(other)) ? [[at, other]] : [];
      }),
    ),
  );
}

export interface DoorSpot {
  name: string;
  edges: readonly Edge[];
  /** The door that is there, by its place in the file. */
  door: number;
}

/** Where doors are, and where they could be: where two areas meet, and where one leads out. */
export function doorSpots(scenario: Scenario, pieces: readonly Laid[], layout: Layout): DoorSpot[] {
  const there = scenario.doors.map((door, at): DoorSpot => ({ name: nameOf(edgesOf(door)), edges: edgesOf(door), door: at }));
  const taken = new Set(there.flatMap(({ edges }) => edges.map(edgeName)));
  const between = layout.passages.flat().filter(([one, other]) => areaAt(scenario, layout, one) !== areaAt(scenario, layout, other));
  const free = runs([...between, ...mouths(pieces, layout)].filter((edge) => !taken.has(edgeName(edge))));
  const pairs = free.flatMap((run) => Array.from({ length: Math.floor(run.length / 2) }, (_, at) => run.slice(2 * at, 2 * at + 2)));
  return [...there, ...pairs.map((edges): DoorSpot => ({ name: nameOf(edges), edges, door: -1 }))];
}

/** A door of this kind there; where one of it is already, none. */
export function doorSwitched(scenario: Scenario, { edges, door }: DoorSpot, kind: DoorKind): Scenario {
  const now = scenario.doors[door];
  if (now && now.kind !== kind) return { ...scenario, doors: scenario.doors.map((one, at) => (at === door ? { ...one, kind } : one)) };
  if (now) return { ...scenario, doors: scenario.doors.filter((_, at) => at !== door) };
  const letter = kind === 'normal' ? 'd' : (kind[0] as string);
  return { ...scenario, doors: [...scenario.doors, { id: freeId(letter, scenario.doors), kind, ...doorOn(edges), joins: [] }] };
}

/** A letter with the first number that is free. */
export function freeId(letter: string, taken: readonly { id: string }[]): string {
  for (let number = 1; ; number += 1) if (!taken.some(({ id }) => id === `${letter}${number}`)) return `${letter}${number}`;
}

// -- things ----------------------------------------------------------------------------------------------------------

function thingsOf(scenario: Scenario, ref: Ref): readonly (LaidPiece | Square | LaidToken | LaidProp | LaidInvader)[] {
  return 'area' in ref ? (scenario.areas[ref.area]?.[ref.list] ?? []) : scenario[ref.list];
}

/** `change` to one of a list, or nothing to take it out. */
function changedList(scenario: Scenario, ref: Ref, change: (thing: never) => unknown): Scenario {
  const list = thingsOf(scenario, ref).flatMap((one, at) => {
    const next = at === ref.at ? change(one as never) : one;
    return next === undefined ? [] : [next];
  });
  if (!('area' in ref)) return { ...scenario, [ref.list]: list };
  return { ...scenario, areas: scenario.areas.map((area, at) => (at === ref.area ? { ...area, [ref.list]: list } : area)) };
}

export function changedThing(scenario: Scenario, ref: Ref, change: object): Scenario {
  return changedList(scenario, ref, (thing: object) => ({ ...thing, ...change }));
}

export function thingAt<T>(scenario: Scenario, ref: Ref | null, list: Ref['list']): T | undefined {
  return ref?.list === list ? (thingsOf(scenario, ref)[ref.at] as T | undefined) : undefined;
}

/** The squares that something covers. */
export function cellsOf(scenario: Scenario, ref: Ref, pieces: readonly Laid[], box: Box): Cell[] {
  const thing = thingsOf(scenario, ref)[ref.at];
  if (thing === undefined) return [];
  if (ref.list === 'pieces') return [...(pieces[ref.at]?.cells.values() ?? [])].map(({ at }) => at);
  if (ref.list === 'marine_starts') return [flip(thing as Square)];
  if (ref.list === 'props') return (thing as LaidProp).cells.map(flip);
  return footprint((thing as LaidToken).at, ref.list === 'invaders' ? box.baseOf((thing as LaidInvader).type) : [1, 1]);
}

/** From the north-western square. */
function footprint([x, y]: Square, [width, height]: readonly [number, number]): Cell[] {
  return Array.from({ length: width * height }, (_, number) => flip([x + (number % width), y + Math.floor(number / width)]));
}

/** The squares of a prop that is about to be put. */
function propSquares(box: Box, prop: string, [x, y]: Square, upright: boolean): Square[] {
  return Array.from({ length: box.props.get(prop)?.cells ?? 1 }, (_, step): Square => (upright ? [x, y + step] : [x + step, y]));
}

/** Everything on the map, from what stands on top to what lies lowest. */
export function refsOf(scenario: Scenario): Ref[] {
  const inAreas = (list: List): Ref[] => scenario.areas.flatMap((found, area) => (found[list] ?? []).map((_, at): Ref => ({ list, area, at })));
  const starts = scenario.marine_starts.map((_, at): Ref => ({ list: 'marine_starts', at }));
  const pieces = scenario.pieces.map((_, at): Ref => ({ list: 'pieces', at })).reverse();
  return [...inAreas('invaders'), ...inAreas('equipment'), ...starts, ...inAreas('props'), ...pieces];
}

export function refsAt(scenario: Scenario, cell: Cell, pieces: readonly Laid[], box: Box): Ref[] {
  return refsOf(scenario).filter((ref) => cellsOf(scenario, ref, pieces, box).some((one) => same(one, cell)));
}

export function shapeOf(tool: Tool, cell: Cell, box: Box): Cell[] {
  const square = flip(cell);
  if (tool.kind === 'pieces') return [...layPiece(box, { ...tool, at: square }).cells.values()].map(({ at }) => at);
  if (tool.kind === 'props') return propSquares(box, tool.prop, square, tool.upright).map(flip);
  return footprint(square, tool.kind === 'invaders' ? box.baseOf(tool.type) : [1, 1]);
}

/** Puts what the tool says on a square; where the same lies already it is taken away. `area` is that of the square. */
export function used(scenario: Scenario, tool: Tool, cell: Cell, area: number, box: Box): Scenario {
  const at = flip(cell);
  if (tool.kind === 'pieces') return { ...scenario, pieces: [...scenario.pieces, { piece: tool.piece, turn: tool.turn, at, area: tool.area }] };
  if (tool.kind === 'starts') {
    // There are three always: the one that was put longest ago goes.
    if (scenario.marine_starts.some((one) => same(one, at))) return scenario;
    return { ...scenario, marine_starts: [...scenario.marine_starts, at].slice(-3) };
  }
  if (area < 0 || tool.kind === 'select' || tool.kind === 'erase' || tool.kind === 'door') return scenario;
  const thing = tool.kind === 'equipment' ? { token: tool.token, at } : tool.kind === 'invaders' ? { type: tool.type, at } : { prop: tool.prop, cells: propSquares(box, tool.prop, at, tool.upright) };
  const told = JSON.stringify(thing);
  const list = scenario.areas[area]?.[tool.kind] ?? [];
  const there = list.findIndex((one) => JSON.stringify(bare(one)) === told);
  if (there >= 0) return without(scenario, { list: tool.kind, area, at: there });
  return { ...scenario, areas: scenario.areas.map((one, place) => (place === area ? { ...one, [tool.kind]: [...list, thing] } : one)) };
}

/** What something is and where, whoever it is there for and whatever it is called. */
function bare(thing: LaidToken | LaidInvader | LaidProp): object {
  if ('cells' in thing) return { prop: thing.prop, cells: thing.cells };
  return 'token' in thing ? { token: thing.token, at: thing.at } : { type: thing.type, at: thing.at };
}

/** Marines start somewhere always. */
export function without(scenario: Scenario, ref: Ref): Scenario {
  return ref.list === 'marine_starts' ? scenario : changedList(scenario, ref, () => undefined);
}

type Placed = Square | { at: Square } | { cells: Square[] };

function isSquare(thing: Square | { at: Square }): thing is Square {
  return Array.isArray(thing);
}

function by(thing: Placed, step: Square): Placed {
  if ('cells' in thing) return { ...thing, cells: thing.cells.map((one) => moved(one, step)) };
  return isSquare(thing) ? moved(thing, step) : { ...thing, at: moved(thing.at, step) };
}

export function shifted(scenario: Scenario, ref: Ref, step: Square): Scenario {
  return changedList(scenario, ref, (thing: Placed) => by(thing, step));
}

// -- areas -----------------------------------------------------------------------------------------------------------

export function withArea(scenario: Scenario, name: Text): Scenario {
  return { ...scenario, areas: [...scenario.areas, { id: freeId('a', scenario.areas), name, text: { en: '…', ru: '…' } }] };
}

/** An area with its pieces and all that is in it. */
export function withoutArea(scenario: Scenario, id: string): Scenario {
  const others = <T extends { area: string }>(found: T[]): T[] => found.filter((one) => one.area !== id);
  const { encounters, variants } = scenario;
  return {
    ...scenario,
    areas: scenario.areas.filter((area) => area.id !== id),
    pieces: others(scenario.pieces),
    ...(encounters && { encounters: others(encounters) }),
    ...(variants && { variants: others(variants) }),
  };
}

// -- putting in order ------------------------------------------------------------------------------------------------

const LARGEST = 64;
const SMALLEST = 4;

/** Everything on the map, so many squares to the east and to the south. */
function allShifted(scenario: Scenario, step: Square): Scenario {
  const each = <T extends Placed>(list: T[]): T[] => list.map((one) => by(one, step) as T);
  const filled = <T extends Filling>(one: T): T => ({
    ...one,
    ...(one.equipment && { equipment: each(one.equipment) }),
    ...(one.props && { props: each(one.props) }),
    ...(one.invaders && { invaders: each(one.invaders) }),
  });
  return {
    ...scenario,
    marine_starts: each(scenario.marine_starts),
    doors: each(scenario.doors),
    pieces: each(scenario.pieces),
    areas: scenario.areas.map(filled),
    ...(scenario.variants && { variants: scenario.variants.map(filled) }),
  };
}

/** How far everything must go so that no piece lies north or west of the frame. */
export function needed(pieces: readonly Laid[]): Square {
  const cells = pieces.flatMap((piece) => [...piece.cells.values()].map(({ at }) => flip(at)));
  const least = (axis: 0 | 1): number => Math.max(0, -Math.min(...cells.map((cell) => cell[axis])));
  return cells.length ? [least(0), least(1)] : [0, 0];
}

/**
 * What follows from where things lie: the frame holds every piece, whatever stands on a square belongs to the square's
 * area, and doors join the areas beside them. `ref` is followed to where it comes to be.
 */
export function settled(scenario: Scenario, box: Box, layOut: (pieces: readonly Laid[]) => Layout, ref: Ref | null): { scenario: Scenario; ref: Ref | null; by: Square } {
  const step = needed(scenario.pieces.map((piece) => layPiece(box, piece)));
  const whole = step[0] || step[1] ? allShifted(scenario, step) : scenario;
  const pieces = whole.pieces.map((piece) => layPiece(box, piece));
  const layout = layOut(pieces);
  const cells = pieces.flatMap((piece) => [...piece.cells.values()].map(({ at }) => flip(at)));
  const size = ([0, 1] as const).map((axis) => Math.min(LARGEST, Math.max(SMALLEST, whole.size[axis] ?? 0, ...cells.map((cell) => cell[axis] + 1))));
  const thing = ref && thingsOf(whole, ref)[ref.at];
  const homed = rehomed({ ...whole, size: [size[0] ?? SMALLEST, size[1] ?? SMALLEST] }, layout, pieces, box);
  const joined = { ...homed, doors: homed.doors.map((door) => rejoined(homed, layout, door)) };
  const found = refsOf(joined).find((one) => one.list === ref?.list && thingsOf(joined, one)[one.at] === thing);
  return { scenario: joined, ref: ref && (found ?? null), by: step };
}

/** Each thing in the area of its first square; what stands on none stays where it is. */
function rehomed(scenario: Scenario, layout: Layout, pieces: readonly Laid[], box: Box): Scenario {
  const lists = scenario.areas.map((area) => Object.fromEntries(LISTS.map((list) => [list, [...(area[list] ?? [])] as unknown[]])));
  let went = false;
  for (const ref of refsOf(scenario)) {
    if (!('area' in ref)) continue;
    const [first] = cellsOf(scenario, ref, pieces, box);
    const home = first ? areaAt(scenario, layout, first) : -1;
    if (home < 0 || home === ref.area) continue;
    const thing = thingsOf(scenario, ref)[ref.at];
    const old = lists[ref.area]?.[ref.list];
    old?.splice(old.indexOf(thing), 1);
    lists[home]?.[ref.list]?.push(thing);
    went = true;
  }
  if (!went) return scenario;
  const areas = scenario.areas.map((area, at) => ({ ...area, ...Object.fromEntries(Object.entries(lists[at] ?? {}).filter(([list, found]) => found.length || area[list as List])) }));
  return { ...scenario, areas };
}

function rejoined(scenario: Scenario, layout: Layout, door: Door): Door {
  const [edge] = edgesOf(door);
  const joins = (edge ?? []).flatMap((cell) => scenario.areas[areaAt(scenario, layout, cell)]?.id ?? []);
  const told = (names: readonly string[]): string => [...names].sort().join();
  return !joins.length || told(joins) === told(door.joins) ? door : { ...door, joins };
}

// -- faults and names ------------------------------------------------------------------------------------------------

/** The field that a fault names, as something on the map. */
export function refOf(field: string): Ref | null {
  const inArea = /^areas\[(\d+)\]\.(equipment|props|invaders)\[(\d+)\]/.exec(field);
  if (inArea) return { list: inArea[2] as List, area: Number(inArea[1]), at: Number(inArea[3]) };
  const found = /^(pieces|marine_starts)\[(\d+)\]/.exec(field);
  return found ? { list: found[1] as 'pieces' | 'marine_starts', at: Number(found[2]) } : null;
}

/** The door that a fault is about. */
export function doorOf(scenario: Scenario, field: string): Door | undefined {
  const found = /^doors\[(\d+)\]/.exec(field);
  return found ? scenario.doors[Number(found[1])] : undefined;
}

/** Flags that some deed sets. */
export function flagsOf({ encounters = [], specials = [] }: Scenario): string[] {
  const deeds = [...encounters.flatMap((one) => [...(one.deeds ?? []), ...(one.ways ?? []).flatMap((way) => way.deeds)]), ...specials.flatMap((one) => one.deeds ?? [])];
  return [...new Set(deeds.flatMap((deed) => (deed.do === 'set' && deed.flag ? [deed.flag] : [])))];
}
