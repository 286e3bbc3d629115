/** An army in the making: what can be done to it and to its tiles. Nothing is changed in place. */
import { idOf } from '../../shared/editor/draft.svelte.ts';
import type { Entry } from '../../shared/editor/toml.ts';
import { makeTile, type ArmyEntry, type EffectEntry, type Tile, type TileEntry, type TileKind } from '../tiles.ts';

export const ARMY_SIZE = 35;
export const KINDS: readonly TileKind[] = ['hq', 'unit', 'module', 'instant'];
export const BRUSHES = ['melee', 'ranged', 'armour', 'net', 'link'] as const;
export type Brush = (typeof BRUSHES)[number];
export type EffectName = EffectEntry['effect'];

const SIDES = [0, 1, 2, 3, 4, 5];
/** A click goes through these strengths; whoever needs more types it. */
const CYCLE = 4;
const MOST = 9;

/** What each kind of tile may do. */
export const EFFECTS: Record<TileKind, readonly EffectName[]> = {
  hq: ['initiative', 'melee_strength', 'ranged_strength', 'extra_attack'],
  unit: ['gauss_shot', 'explosion'],
  module: ['initiative', 'melee_strength', 'ranged_strength', 'extra_attack', 'medic', 'grant_mobility', 'swap_attack_type', 'take_over_module', 'move_distance'],
  instant: ['battle', 'move', 'push', 'sniper', 'grenade', 'air_strike'],
};
/** Those that have a figure, and those that may be turned against the enemy. */
export const VALUED: readonly EffectName[] = ['initiative', 'melee_strength', 'ranged_strength', 'move_distance'];
export const HARMFUL: readonly EffectName[] = ['initiative', 'melee_strength', 'ranged_strength'];

export const isStrength = (brush: Brush): boolean => brush === 'melee' || brush === 'ranged';

export function armyOf(entry: Entry): ArmyEntry {
  return { tiles: [], ...entry } as unknown as ArmyEntry;
}

export function total(army: ArmyEntry): number {
  return army.tiles.reduce((sum, tile) => sum + tile.count, 0);
}

/** The tile as it is drawn. */
export function drawn(army: ArmyEntry, tile: TileEntry): Tile {
  return makeTile(army, tile);
}

// -- tiles -----------------------------------------------------------------------------------------------------------

export function withTile(army: ArmyEntry, at: number, tile: TileEntry): ArmyEntry {
  return { ...army, tiles: army.tiles.map((one, place) => (place === at ? tile : one)) };
}

export function withoutTile(army: ArmyEntry, at: number): ArmyEntry {
  return { ...army, tiles: army.tiles.filter((_, place) => place !== at) };
}

/** One place up or down in the list. */
export function movedTile(army: ArmyEntry, at: number, by: 1 | -1): ArmyEntry {
  const [one, other] = [army.tiles[at], army.tiles[at + by]];
  if (!one || !other) return army;
  return { ...army, tiles: army.tiles.map((tile, place) => (place === at ? other : place === at + by ? one : tile)) };
}

const taken = (army: ArmyEntry): string[] => army.tiles.map((tile) => tile.id);

export function copiedTile(army: ArmyEntry, at: number): ArmyEntry {
  const tile = army.tiles[at];
  if (!tile) return army;
  const copy = { ...tile, id: idOf(tile.id, taken(army)), count: 1 };
  return { ...army, tiles: [...army.tiles.slice(0, at + 1), copy, ...army.tiles.slice(at + 1)] };
}

export function addedTile(army: ArmyEntry, name: { en: string; ru: string }): ArmyEntry {
  const tile: TileEntry = { id: idOf(name.en, taken(army)), kind: 'unit', count: 1, name, initiative: [2], melee: [1, 0, 0, 0, 0, 0] };
  return { ...army, tiles: [...army.tiles, tile] };
}

/** Another kind of tile keeps what it may have, and gets what it must. */
export function ofKind(tile: TileEntry, kind: TileKind): TileEntry {
  if (kind === tile.kind) return tile;
  const { id, count, name } = tile;
  const may = (tile.effects ?? []).filter((one) => EFFECTS[kind].includes(one.effect)).map((one) => effectFor(kind, one.effect, one));
  if (kind === 'instant') return { id, kind, count, name, effects: [may[0] ?? { effect: 'move' }] };
  if (kind === 'hq') {
    const effects = may.length ? may : [effectFor(kind, 'initiative')];
    return { id, kind, count: 1, name, initiative: [0], melee: [1, 1, 1, 1, 1, 1], effects };
  }
  if (kind === 'module') {
    const link = tile.link?.some(Boolean) ? tile.link : [1, 0, 0, 0, 0, 0];
    const kept = pruned({ ...tile, kind, melee: undefined, ranged: undefined, initiative: undefined, link, effects: may });
    return may.length ? kept : { ...kept, effects: [effectFor(kind, 'initiative')] };
  }
  const armed = tile.melee?.some(Boolean) || tile.ranged?.some(Boolean);
  const figures = armed ? {} : { initiative: [2], melee: [1, 0, 0, 0, 0, 0] };
  return pruned({ ...tile, ...figures, kind, link: undefined, effects: may });
}

/** Without what is nothing: files say only what there is. */
export function pruned(tile: TileEntry): TileEntry {
  const idle = (value: unknown): boolean => !value || (Array.isArray(value) && !value.some((one) => one !== 0));
  const fields = ['toughness', 'mobility', 'melee', 'ranged', 'armour', 'net', 'link'];
  const rest = Object.entries(tile).filter(([name, value]) => {
    if (value === undefined || value === null) return false;
    if (name === 'initiative' || name === 'effects') return (value as unknown[]).length > 0;
    return !fields.includes(name) || !idle(value);
  });
  return Object.fromEntries(rest) as TileEntry;
}

// -- sides -----------------------------------------------------------------------------------------------------------

export function sideOf(tile: TileEntry, brush: Brush, side: number): number {
  return tile[brush]?.[side] ?? 0;
}

export function withSide(tile: TileEntry, brush: Brush, side: number, value: number): TileEntry {
  const most = isStrength(brush) ? MOST : 1;
  const bounded = Math.min(most, Math.max(0, value));
  return pruned({ ...tile, [brush]: SIDES.map((one) => (one === side ? bounded : sideOf(tile, brush, one))) });
}

/** What a click makes of a side: one more, and after the last nothing; or there and gone. */
export function cycled(tile: TileEntry, brush: Brush, side: number, by: 1 | -1 = 1): TileEntry {
  const now = sideOf(tile, brush, side);
  const many = isStrength(brush) ? CYCLE : 2;
  return withSide(tile, brush, side, now >= many ? now + by : (now + by + many) % many);
}

/** All marks one side further. */
export function turned(tile: TileEntry, by: 1 | -1): TileEntry {
  const marks = BRUSHES.filter((brush) => tile[brush]).map((brush) => [brush, SIDES.map((side) => sideOf(tile, brush, (side - by + 6) % 6))]);
  return { ...tile, ...Object.fromEntries(marks) };
}

/** Right and left exchanged. */
export function mirrored(tile: TileEntry): TileEntry {
  const marks = BRUSHES.filter((brush) => tile[brush]).map((brush) => [brush, SIDES.map((side) => sideOf(tile, brush, (6 - side) % 6))]);
  return { ...tile, ...Object.fromEntries(marks) };
}

// -- figures ---------------------------------------------------------------------------------------------------------

/** A phase more or less; they are told from the highest down. */
export function withPhase(tile: TileEntry, phase: number): TileEntry {
  const now = tile.initiative ?? [];
  const next = now.includes(phase) ? now.filter((one) => one !== phase) : [...now, phase];
  return pruned({ ...tile, initiative: next.sort((one, other) => other - one) });
}

/** An effect with all that it needs: whom a HQ reaches is beside it, whom a module reaches is linked. */
export function effectFor(kind: TileKind, effect: EffectName, before?: EffectEntry): EffectEntry {
  if (kind === 'instant' || EFFECTS.unit.includes(effect)) return { effect };
  const scope = effect === 'move_distance' ? 'army' : kind === 'hq' ? 'adjacent' : 'linked';
  const target = effect === 'take_over_module' ? 'enemy' : HARMFUL.includes(effect) ? (before?.target ?? 'friendly') : 'friendly';
  const value = VALUED.includes(effect) ? (before?.value ?? (effect === 'move_distance' ? 2 : 1)) : undefined;
  return value === undefined ? { effect, scope, target } : { effect, value, scope, target };
}

export function withEffect(tile: TileEntry, at: number, effect: EffectEntry | null): TileEntry {
  const now = tile.effects ?? [];
  const next = effect === null ? now.filter((_, place) => place !== at) : at < now.length ? now.map((one, place) => (place === at ? effect : one)) : [...now, effect];
  return pruned({ ...tile, effects: next });
}

/** An army that is none yet: a HQ and one unit. */
export function blankArmy(names: { army: [string, string]; hq: [string, string]; unit: [string, string] }): Entry {
  const text = ([en, ru]: [string, string]): { en: string; ru: string } => ({ en, ru });
  const hq: TileEntry = { id: 'hq', kind: 'hq', count: 1, name: text(names.hq), initiative: [0], melee: [1, 1, 1, 1, 1, 1], effects: [effectFor('hq', 'melee_strength')] };
  const army = { id: 'my_army', origin: 'original', difficulty: 5, name: text(names.army), profile: text(names.army), tiles: [hq] };
  return addedTile(army as ArmyEntry, text(names.unit)) as unknown as Entry;
}
