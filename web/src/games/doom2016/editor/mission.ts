/** A mission in the making: tiles, doors, and all that lies and waits on the map. Nothing is changed in place. */
import { edgeName, lay, moved, same, type Cell, type Edge, type Laid, type Layout, type Side } from '../../shared/editor/map/laying.ts';
import type { Entry } from '../../shared/editor/toml.ts';
import type { Colour } from '../facts.ts';

export interface TilePart {
  id: string;
  copies: number;
  openings: [Side, number, number][];
  a: string[];
  b: string[];
}
export interface LaidTile {
  id: string;
  side: 'A' | 'B';
  turn: number;
  at: Cell;
}
export interface Mission {
  id: string;
  number: number;
  name: { en: string; ru: string };
  objective: string;
  threat: string;
  invasion: string;
  event_sets: string[];
  tiles: LaidTile[];
  start: Cell;
  doors?: Edge[][];
  teleporters?: Cell[];
  portals?: { colour: Colour; at: Cell; face_up?: boolean }[];
  objectives?: Cell[];
  health_packs?: Cell[];
  weapons?: { weapon: string; at: Cell }[];
  demons?: { type: string; at: Cell; marines?: number[] }[];
  exit?: Cell;
  boss?: string;
  tutorial?: boolean;
  /** For each of four marines. */
  starting_weapons?: [string, string][];
  classes?: string[];
}

/** Something on the map, by its list in the file and its place there. */
export interface Ref {
  list: 'tiles' | 'demons' | 'portals' | 'weapons' | 'health_packs' | 'objectives' | 'teleporters' | 'start' | 'exit';
  at: number;
}

/** What a click puts. */
export type Tool =
  | { kind: 'select' | 'erase' | 'door' | 'start' | 'exit' | 'teleporters' | 'health_packs' | 'objectives' }
  | { kind: 'tiles'; id: string; side: 'A' | 'B'; turn: number }
  | { kind: 'portals'; colour: Colour }
  | { kind: 'weapons'; weapon: string }
  | { kind: 'demons'; type: string };

/** From what lies lowest to what stands on top. */
const LISTS: readonly Ref['list'][] = ['tiles', 'start', 'exit', 'teleporters', 'portals', 'objectives', 'health_packs', 'weapons', 'demons'];

export function missionOf(entry: Entry): Mission {
  return { tiles: [], event_sets: [], start: [0, 0], ...entry } as unknown as Mission;
}

// -- tiles -----------------------------------------------------------------------------------------------------------

/** The openings of a tile as squares and sides; they are counted from the left and from the top. */
function openingsOf(part: TilePart): { at: Cell; side: Side }[] {
  const [width, height] = [part.a[0]?.length ?? 0, part.a.length];
  return part.openings.flatMap(([side, first, length]) =>
    Array.from({ length }, (_, step): { at: Cell; side: Side } => {
      if (side === 'N' || side === 'S') return { at: [first + step, side === 'N' ? height - 1 : 0], side };
      return { at: [side === 'E' ? width - 1 : 0, height - 1 - first - step], side };
    }),
  );
}

export function layTile(parts: ReadonlyMap<string, TilePart>, tile: LaidTile): Laid {
  const part = parts.get(tile.id);
  if (!part) return { cells: new Map(), openings: new Set() };
  return lay(tile.side === 'B' ? part.b : part.a, openingsOf(part), (tile.turn / 90) % 4, tile.at);
}

/** How many of a tile the box still has. */
export function tilesLeft(mission: Mission, part: TilePart): number {
  return part.copies - mission.tiles.filter((tile) => tile.id === part.id).length;
}

export function turnedTile(tile: LaidTile): LaidTile {
  return { ...tile, turn: (tile.turn + 90) % 360 };
}

// -- things ----------------------------------------------------------------------------------------------------------

/** Some lists hold squares, others things with a square. */
function isCell(thing: Cell | { at: Cell }): thing is Cell {
  return Array.isArray(thing);
}

/** Where something is: of a tile its lower left square. */
export function cellOf(mission: Mission, { list, at }: Ref): Cell | undefined {
  if (list === 'start' || list === 'exit') return mission[list];
  const found = mission[list]?.[at];
  if (!found) return undefined;
  return isCell(found) ? found : found.at;
}

/** The squares that something covers. */
export function cellsOf(mission: Mission, ref: Ref, pieces: readonly Laid[], baseOf: (type: string) => readonly [number, number]): Cell[] {
  if (ref.list === 'tiles') return [...(pieces[ref.at]?.cells.values() ?? [])].map(({ at }) => at);
  const at = cellOf(mission, ref);
  if (!at) return [];
  const [width, height] = ref.list === 'demons' ? baseOf(mission.demons?.[ref.at]?.type ?? '') : [1, 1];
  return Array.from({ length: width * height }, (_, number): Cell => moved(at, [number % width, Math.floor(number / width)]));
}

function refsOf(mission: Mission, list: Ref['list']): Ref[] {
  if (list === 'start' || list === 'exit') return mission[list] ? [{ list, at: 0 }] : [];
  return (mission[list] ?? []).map((_, at) => ({ list, at }));
}

/** What covers a square, from the top down. */
export function refsAt(mission: Mission, cell: Cell, pieces: readonly Laid[], baseOf: (type: string) => readonly [number, number]): Ref[] {
  const all = LISTS.flatMap((list) => refsOf(mission, list)).reverse();
  return all.filter((ref) => cellsOf(mission, ref, pieces, baseOf).some((one) => same(one, cell)));
}

function put<T>(mission: Mission, list: Ref['list'], found: T[] | undefined, one: T): Mission {
  return { ...mission, [list]: [...(found ?? []), one] };
}

/** Puts what the tool says on a square; where the same lies already it is taken away. */
export function used(mission: Mission, tool: Tool, cell: Cell): Mission {
  switch (tool.kind) {
    case 'tiles':
      return put(mission, 'tiles', mission.tiles, { id: tool.id, side: tool.side, turn: tool.turn, at: cell });
    case 'start':
      return { ...mission, start: cell };
    case 'exit':
      return mission.exit && same(mission.exit, cell) ? without(mission, { list: 'exit', at: 0 }) : { ...mission, exit: cell };
    case 'teleporters':
    case 'health_packs':
    case 'objectives': {
      const there = (mission[tool.kind] ?? []).findIndex((one) => same(one, cell));
      return there >= 0 ? without(mission, { list: tool.kind, at: there }) : put(mission, tool.kind, mission[tool.kind], cell);
    }
    case 'portals': {
      const there = (mission.portals ?? []).findIndex((one) => same(one.at, cell));
      if (there < 0) return put(mission, 'portals', mission.portals, { colour: tool.colour, at: cell });
      if (mission.portals?.[there]?.colour === tool.colour) return without(mission, { list: 'portals', at: there });
      return { ...mission, portals: mission.portals?.map((one, at) => (at === there ? { ...one, colour: tool.colour } : one)) };
    }
    case 'weapons': {
      const there = (mission.weapons ?? []).findIndex((one) => same(one.at, cell));
      if (there < 0) return put(mission, 'weapons', mission.weapons, { weapon: tool.weapon, at: cell });
      if (mission.weapons?.[there]?.weapon === tool.weapon) return without(mission, { list: 'weapons', at: there });
      return { ...mission, weapons: mission.weapons?.map((one, at) => (at === there ? { ...one, weapon: tool.weapon } : one)) };
    }
    case 'demons': {
      const there = (mission.demons ?? []).findIndex((one) => same(one.at, cell) && one.type === tool.type);
      return there >= 0 ? without(mission, { list: 'demons', at: there }) : put(mission, 'demons', mission.demons, { type: tool.type, at: cell });
    }
    default:
      return mission;
  }
}

/** The start is somewhere always. */
export function without(mission: Mission, { list, at }: Ref): Mission {
  if (list === 'start') return mission;
  if (list === 'exit') {
    const { exit: _, ...rest } = mission;
    return rest;
  }
  return { ...mission, [list]: (mission[list] as unknown[]).filter((_, place) => place !== at) };
}

export function shifted(mission: Mission, ref: Ref, by: Cell): Mission {
  const { list, at } = ref;
  if (list === 'start' || list === 'exit') {
    const now = mission[list];
    return now ? { ...mission, [list]: moved(now, by) } : mission;
  }
  const all = mission[list] as (Cell | { at: Cell })[] | undefined;
  return { ...mission, [list]: all?.map((one, place) => (place !== at ? one : isCell(one) ? moved(one, by) : { ...one, at: moved(one.at, by) })) };
}

/** One of a list with something changed. */
export function changedThing<T extends object>(mission: Mission, { list, at }: Ref, change: Partial<T>): Mission {
  const all = mission[list] as unknown as T[];
  return { ...mission, [list]: all.map((one, place) => (place === at ? { ...one, ...change } : one)) };
}

// -- doors -----------------------------------------------------------------------------------------------------------

const nameOf = (door: readonly Edge[]): string => door.map(edgeName).sort().join(' ');

/** Where doors are, and where they could be: passages between two tiles. */
export function doorPlaces(mission: Mission, layout: Layout): { name: string; edges: readonly Edge[]; there: boolean }[] {
  const there = (mission.doors ?? []).map((edges) => ({ name: nameOf(edges), edges, there: true }));
  const taken = new Set(there.flatMap(({ edges }) => edges.map(edgeName)));
  const free = layout.passages.filter((edges) => !edges.some((edge) => taken.has(edgeName(edge))));
  return [...there, ...free.map((edges) => ({ name: nameOf(edges), edges, there: false }))];
}

export function doorSwitched(mission: Mission, layout: Layout, name: string): Mission {
  const doors = mission.doors ?? [];
  const rest = doors.filter((door) => nameOf(door) !== name);
  if (rest.length < doors.length) return { ...mission, doors: rest };
  const place = layout.passages.find((edges) => nameOf(edges) === name);
  return place ? { ...mission, doors: [...doors, place] } : mission;
}

/** The field that a fault names, as something on the map. */
export function refOf(field: string): Ref | null {
  const found = /^(tiles|demons|portals|weapons|health_packs|objectives|teleporters)\[(\d+)\]/.exec(field);
  if (found) return { list: found[1] as Ref['list'], at: Number(found[2]) };
  return field === 'start' || field === 'exit' ? { list: field, at: 0 } : null;
}

/** All squares that count for the size of the window. */
export function* allCells(mission: Mission, pieces: readonly Laid[]): Generator<Cell> {
  for (const piece of pieces) for (const { at } of piece.cells.values()) yield at;
  for (const list of LISTS) {
    if (list === 'tiles') continue;
    for (const ref of refsOf(mission, list)) yield cellOf(mission, ref) ?? [0, 0];
  }
}
