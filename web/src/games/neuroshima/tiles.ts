/** Armies and tiles, as the content of the game describes them. */
import type { ArmyEntry, EffectEntry, Text, TileEntry } from './wire.ts';

export type { ArmyEntry, EffectEntry, Text, TileEntry } from './wire.ts';
export type Six = [number, number, number, number, number, number];
export type TileKind = TileEntry['kind'];

/** A tile with every figure there. `id` is the full one, `key` the one in its army. */
export interface Tile {
  id: string;
  key: string;
  army: string;
  kind: TileKind;
  count: number;
  name: Text;
  initiative: number[];
  /** Hits that it takes: one more than its toughness (NH-TGH-01). */
  hitPoints: number;
  mobility: boolean;
  melee: Six;
  ranged: Six;
  armour: Six;
  net: Six;
  link: Six;
  effects: EffectEntry[];
}

const armies = new Map<string, ArmyEntry>();
const tiles = new Map<string, Tile>();

function six(values: number[] | undefined): Six {
  return [0, 1, 2, 3, 4, 5].map((side) => values?.[side] ?? 0) as Six;
}

export function makeTile(army: ArmyEntry, entry: TileEntry): Tile {
  return {
    id: `${army.id}_${entry.id}`,
    key: entry.id,
    army: army.id,
    kind: entry.kind,
    count: entry.count,
    name: entry.name,
    initiative: entry.initiative ?? [],
    hitPoints: 1 + (entry.toughness ?? 0),
    mobility: entry.mobility ?? false,
    melee: six(entry.melee),
    ranged: six(entry.ranged),
    armour: six(entry.armour),
    net: six(entry.net),
    link: six(entry.link),
    effects: entry.effects ?? [],
  };
}

export function learnArmies(entries: readonly ArmyEntry[]): void {
  for (const army of entries) {
    armies.set(army.id, army);
    for (const entry of army.tiles) {
      const tile = makeTile(army, entry);
      tiles.set(tile.id, tile);
    }
  }
}

export function armyOf(id: string): ArmyEntry | undefined {
  return armies.get(id);
}

export function allArmies(): ArmyEntry[] {
  return [...armies.values()];
}

/** The tile of that full id; one that nobody has told us of is drawn bare, with its id for a name. */
export function tileOf(id: string): Tile {
  const known = tiles.get(id);
  if (known) return known;
  const name = { en: id, ru: id };
  const stranger: ArmyEntry = { id: '', origin: 'original', name, profile: name, tiles: [] };
  return { ...makeTile(stranger, { id, kind: 'unit', count: 1, name }), id };
}

/** The tile of an army that the notation calls `key`. */
export function tileOfArmy(army: string, key: string): Tile {
  return tileOf(`${army}_${key}`);
}

export function tilesOfArmy(army: string): Tile[] {
  return (armies.get(army)?.tiles ?? []).map((entry) => tileOfArmy(army, entry.id));
}

export function hqOf(army: string): Tile {
  return tilesOfArmy(army).find((tile) => tile.kind === 'hq') ?? tileOf(`${army}_hq`);
}

/** How well a side looks along another, by the steps between them. */
const ALONG = [2, 1, -1, -2, -1, 1];

/** The printed side that is the front of a tile: the middle of its attacks; without any of its nets, then links. */
export function frontOf(tile: Tile): number {
  const attacks = tile.melee.map((melee, side) => melee + (tile.ranged[side] ?? 0));
  const marks = [attacks, tile.net, tile.link].find((one) => one.some(Boolean)) ?? [];
  let [front, best] = [0, -Infinity];
  marks.forEach((mark, side) => {
    const value = marks.reduce((sum, other, at) => sum + other * (ALONG[(at - side + 6) % 6] ?? 0), 0) + mark / 100;
    if (mark && value > best) [front, best] = [side, value];
  });
  return front;
}

/** Where the front of a tile looks on the board: 0 is up, then clockwise. */
export function facingOf(tile: Tile, rotation: number): number {
  return (frontOf(tile) + rotation) % 6;
}

export function hasEffect(tile: Tile, effect: string): boolean {
  return tile.effects.some((one) => one.effect === effect);
}

/** What an instant does, or nothing for a tile that lies on the board. */
export function instantOf(tile: Tile): string | undefined {
  return tile.kind === 'instant' ? tile.effects[0]?.effect : undefined;
}
