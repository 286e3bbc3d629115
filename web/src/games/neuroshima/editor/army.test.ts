import { expect, test } from 'vitest';
import { addedTile, blankArmy, copiedTile, cycled, effectFor, mirrored, movedTile, ofKind, sideOf, total, turned, withEffect, withPhase, withSide, withoutTile } from './army.ts';
import type { ArmyEntry, TileEntry } from '../tiles.ts';

const NAME = { en: 'Lancer', ru: 'Копейщик' };
const lancer: TileEntry = { id: 'lancer', kind: 'unit', count: 4, name: NAME, initiative: [3], mobility: true, melee: [2, 0, 0, 0, 0, 1] };
const army = blankArmy({ army: ['A', 'А'], hq: ['HQ', 'КЦ'], unit: ['Unit', 'Боец'] }) as unknown as ArmyEntry;

test('a click adds strength to a side and takes it away after the third', () => {
  const strengths = [0, 1, 2, 3].reduce((tiles: TileEntry[]) => [...tiles, cycled(tiles.at(-1) as TileEntry, 'ranged', 2)], [lancer]);
  expect(strengths.map((tile) => sideOf(tile, 'ranged', 2))).toEqual([0, 1, 2, 3, 0]);
  expect(strengths.at(-1)).not.toHaveProperty('ranged');
  expect(sideOf(cycled(lancer, 'melee', 0, -1), 'melee', 0)).toBe(1);
});

test('marks are there or not, strengths have bounds', () => {
  const armoured = cycled(lancer, 'armour', 1);
  expect(armoured.armour).toEqual([0, 1, 0, 0, 0, 0]);
  expect(cycled(armoured, 'armour', 1)).not.toHaveProperty('armour');
  expect(sideOf(withSide(lancer, 'melee', 3, 77), 'melee', 3)).toBe(9);
  expect(sideOf(withSide(lancer, 'net', 3, 77), 'net', 3)).toBe(1);
});

test('all marks turn together, and six turns are none', () => {
  expect(turned(lancer, 1).melee).toEqual([1, 2, 0, 0, 0, 0]);
  expect(turned(lancer, -1).melee).toEqual([0, 0, 0, 0, 1, 2]);
  expect([1, 2, 3, 4, 5, 6].reduce((tile) => turned(tile, 1), lancer)).toEqual(lancer);
  expect(mirrored(lancer).melee).toEqual([2, 1, 0, 0, 0, 0]);
});

test('another kind keeps what it may have and gets what it must', () => {
  expect(ofKind(lancer, 'instant')).toEqual({ id: 'lancer', kind: 'instant', count: 4, name: NAME, effects: [{ effect: 'move' }] });
  const module = ofKind(lancer, 'module');
  expect(module).not.toHaveProperty('melee');
  expect(module.link).toEqual([1, 0, 0, 0, 0, 0]);
  expect(module.effects).toEqual([{ effect: 'initiative', value: 1, scope: 'linked', target: 'friendly' }]);
  expect(ofKind(module, 'hq')).toMatchObject({ count: 1, initiative: [0], melee: [1, 1, 1, 1, 1, 1], effects: [{ scope: 'adjacent' }] });
  expect(ofKind(ofKind(lancer, 'instant'), 'unit').melee?.some(Boolean)).toBe(true);
});

test('effects come with their scope and target', () => {
  expect(effectFor('module', 'medic')).toEqual({ effect: 'medic', scope: 'linked', target: 'friendly' });
  expect(effectFor('module', 'take_over_module').target).toBe('enemy');
  expect(effectFor('unit', 'explosion')).toEqual({ effect: 'explosion' });
  expect(withEffect(lancer, 0, { effect: 'explosion' }).effects).toHaveLength(1);
  expect(withEffect(withEffect(lancer, 0, { effect: 'explosion' }), 0, null)).not.toHaveProperty('effects');
});

test('phases are told from the highest down', () => {
  expect(withPhase(withPhase(lancer, 5), 1).initiative).toEqual([5, 3, 1]);
  expect(withPhase(lancer, 3)).not.toHaveProperty('initiative');
});

test('tiles are added, copied, moved and removed, each with an id of its own', () => {
  const more = copiedTile(addedTile(army, NAME), 2);
  expect(more.tiles.map((tile) => tile.id)).toEqual(['hq', 'unit', 'lancer', 'lancer_2']);
  expect(total(more)).toBe(4);
  expect(movedTile(more, 3, -1).tiles.map((tile) => tile.id)).toEqual(['hq', 'unit', 'lancer_2', 'lancer']);
  expect(movedTile(more, 0, -1)).toBe(more);
  expect(withoutTile(more, 1).tiles).toHaveLength(3);
});
