import { expect, test } from 'vitest';
import { layOut } from '../../shared/editor/map/laying.ts';
import { cellsOf, doorPlaces, doorSwitched, layTile, missionOf, refOf, refsAt, shifted, tilesLeft, turnedTile, used, without, type Mission, type TilePart } from './mission.ts';

const hall: TilePart = { id: 'hall', copies: 2, openings: [['N', 0, 2], ['S', 0, 2]], a: ['..', 'd.'], b: ['..', 'b.'] };
const parts = new Map([['hall', hall]]);
const base = (type: string): [number, number] => (type === 'baron' ? [2, 2] : [1, 1]);
const mission: Mission = missionOf({ id: 'm', start: [0, 0], tiles: [{ id: 'hall', side: 'A', turn: 0, at: [0, 0] }, { id: 'hall', side: 'B', turn: 180, at: [0, 2] }] });
const pieces = mission.tiles.map((tile) => layTile(parts, tile));

test('a tile is laid with its side and its turn', () => {
  expect(pieces[0]?.cells.get('0,0')?.letter).toBe('d');
  expect(pieces[1]?.cells.get('1,3')?.letter).toBe('b');
  expect(turnedTile(mission.tiles[1]!).turn).toBe(270);
  expect(tilesLeft(mission, hall)).toBe(0);
});

test('doors go where two tiles are open to each other', () => {
  const layout = layOut(pieces);
  const [place, ...none] = doorPlaces(mission, layout);
  expect(none).toEqual([]);
  expect(place?.there).toBe(false);
  const shut = doorSwitched(mission, layout, place!.name);
  expect(shut.doors).toEqual([[[[0, 1], [0, 2]], [[1, 1], [1, 2]]]]);
  expect(doorPlaces(shut, layout).map(({ there }) => there)).toEqual([true]);
  expect(doorSwitched(shut, layout, place!.name).doors).toEqual([]);
});

test('a second click takes away what the first has put, another colour changes it', () => {
  const blue = used(mission, { kind: 'portals', colour: 'blue' }, [1, 1]);
  expect(blue.portals).toEqual([{ colour: 'blue', at: [1, 1] }]);
  expect(used(blue, { kind: 'portals', colour: 'red' }, [1, 1]).portals).toEqual([{ colour: 'red', at: [1, 1] }]);
  expect(used(blue, { kind: 'portals', colour: 'blue' }, [1, 1]).portals).toEqual([]);
  expect(used(used(mission, { kind: 'health_packs' }, [1, 0]), { kind: 'health_packs' }, [1, 0]).health_packs).toEqual([]);
  expect(used(mission, { kind: 'start' }, [1, 3]).start).toEqual([1, 3]);
});

test('what stands on top is found first, and a large figure on each of its squares', () => {
  const full = used(used(mission, { kind: 'health_packs' }, [1, 1]), { kind: 'demons', type: 'baron' }, [0, 0]);
  expect(refsAt(full, [1, 1], pieces, base).map(({ list }) => list)).toEqual(['demons', 'health_packs', 'tiles']);
  expect(cellsOf(full, { list: 'demons', at: 0 }, pieces, base)).toHaveLength(4);
});

test('everything can be moved and removed, but for the start, which is somewhere always', () => {
  expect(shifted(mission, { list: 'tiles', at: 1 }, [1, -1]).tiles[1]?.at).toEqual([1, 1]);
  expect(shifted(mission, { list: 'start', at: 0 }, [0, 1]).start).toEqual([0, 1]);
  expect(without(mission, { list: 'start', at: 0 })).toBe(mission);
  expect(without({ ...mission, exit: [1, 1] }, { list: 'exit', at: 0 })).not.toHaveProperty('exit');
});

test('a fault points at something on the map', () => {
  expect(refOf('tiles[3]')).toEqual({ list: 'tiles', at: 3 });
  expect(refOf('demons[0].type')).toEqual({ list: 'demons', at: 0 });
  expect(refOf('start')).toEqual({ list: 'start', at: 0 });
  expect(refOf('name.en')).toBeNull();
});
