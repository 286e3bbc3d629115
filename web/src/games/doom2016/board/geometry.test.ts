import { describe, expect, it } from 'vitest';
import type { Square } from '../../../boards/squares/field.ts';
import type { MapContent } from '../facts.ts';
import { MISSIONS } from '../gallery/samples.ts';
import { Field, fieldOf } from './geometry.ts';

const NOTHING = { start: 'a1', teleporters: [], portals: [], objects: [] };

/** Rows from the north, as one reads them. */
function field(rows: string[], more: Partial<MapContent> = {}): Field {
  return new Field({ width: rows[0]?.length ?? 0, height: rows.length, rows: [...rows].reverse(), walls: [], doors: [], ...NOTHING, ...more });
}

const names = (squares: Square[]): string[] => squares.map(({ name }) => name).sort();
const none = new Set<number>();

describe('neighbours', () => {
  const free = field(['...', '...', '...']);

  it('are eight on an open map (D16-ADJ-01)', () => {
    expect(free.neighbours('b2', 'walk', none)).toHaveLength(8);
    expect(names(free.neighbours('a1', 'walk', none))).toEqual(['a2', 'b1', 'b2']);
  });

  it('are parted by a wall, and diagonally by a straight one through the corner (D16-ADJ-02, 04)', () => {
    const short = field(['..', '..'], { walls: [[[1, 0], [1, 1]]] });
    expect(names(short.neighbours('a1', 'walk', none))).toEqual(['a2', 'b2']);
    const long = field(['..', '..'], { walls: [[[1, 0], [1, 1]], [[1, 1], [1, 2]]] });
    expect(names(long.neighbours('a1', 'walk', none))).toEqual(['a2']);
  });

  it('are parted by a door while it is shut', () => {
    const map = field(['..'], { doors: [[[[1, 0], [1, 1]]]] });
    expect(map.neighbours('a1', 'walk', new Set([0]))).toEqual([]);
    expect(names(map.neighbours('a1', 'walk', none))).toEqual(['b1']);
    expect(names(map.besideDoor(0))).toEqual(['a1', 'b1']);
  });

  it('go past one pit but not between two, and over both for those who fly (D16-ADJ-05, D16-FLY-01)', () => {
    expect(names(field(['..', '.i']).neighbours('a1', 'walk', none))).toEqual(['a2', 'b2']);
    expect(names(field(['i.', '.i']).neighbours('a1', 'walk', none))).toEqual([]);
    expect(names(field(['i.', '.i']).neighbours('a1', 'fly', none))).toEqual(['a2', 'b1', 'b2']);
  });

  it('are counted over pits for range, but not through blocking terrain (D16-RANGE-03, 04)', () => {
    expect(field(['.i.']).distances(['a1'], none).get('c1')).toBe(2);
    expect(field(['.b.']).distances(['a1'], none).get('c1')).toBeUndefined();
    expect(field(['...', '.b.']).distances(['a1'], none).get('c1')).toBe(2);
  });
});

describe('maps of missions', () => {
  it.each(MISSIONS.map(({ id }) => id))('knows every square, door and thing of %s', (id) => {
    const mission = MISSIONS.find((one) => one.id === id);
    if (!mission) throw new Error(id);
    const map = fieldOf(mission.map);
    expect(fieldOf(mission.map)).toBe(map);
    const { start, teleporters, portals, objects } = mission.map;
    for (const name of [start, ...teleporters, ...portals, ...objects]) expect(map.byName.has(name)).toBe(true);
    mission.map.doors.forEach((borders, door) => {
      expect(map.besideDoor(door)).toHaveLength(2 * borders.length);
      expect(map.door(door)).toBeDefined();
    });
  });
});
