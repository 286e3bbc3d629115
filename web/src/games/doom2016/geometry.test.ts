import { describe, expect, it } from 'vitest';
import type { MapContent } from './facts.ts';
import { arrowStep, directionOf, Field, fieldOf, nameOf, placeOf, SIDE, type Square } from './geometry.ts';
import { MISSIONS } from './samples.ts';

const NOTHING = { start: 'a1', teleporters: [], portals: [], objects: [] };

/** Rows from the north, as one reads them. */
function field(rows: string[], more: Partial<MapContent> = {}): Field {
  return new Field({ width: rows[0]?.length ?? 0, height: rows.length, rows: [...rows].reverse(), walls: [], doors: [], ...NOTHING, ...more });
}

const names = (squares: Square[]): string[] => squares.map(({ name }) => name).sort();
const none = new Set<number>();

describe('names of squares', () => {
  it('are letters from the left and numbers from the bottom, and read back', () => {
    expect([nameOf(0, 0), nameOf(2, 3), nameOf(25, 9), nameOf(26, 0), nameOf(27, 11)]).toEqual(['a1', 'c4', 'z10', 'aa1', 'ab12']);
    for (const name of ['a1', 'z4', 'aa31']) expect(nameOf(...(placeOf(name) as [number, number]))).toBe(name);
    expect(placeOf('imp-2')).toBeUndefined();
  });

  it('stand where the engine has them: the first row is the lowest on the screen', () => {
    const map = field(['..', '..', '.d']);
    expect(map.byName.get('b1')).toMatchObject({ terrain: 'difficult', x: 1.5 * SIDE, y: 2.5 * SIDE });
    expect(map.under({ x: 10, y: 10 })?.name).toBe('a3');
    expect(map.under({ x: -10, y: 10 })).toBeUndefined();
  });
});

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

describe('drawing', () => {
  it('joins walls to long runs', () => {
    const map = field(['..', '..'], { walls: [[[0, 2], [1, 2]], [[1, 2], [2, 2]], [[0, 0], [0, 1]]] });
    expect(map.wallRuns()).toEqual([
      { from: { x: 0, y: 0 }, to: { x: 2 * SIDE, y: 0 } },
      { from: { x: 0, y: 2 * SIDE }, to: { x: 0, y: SIDE } },
    ]);
  });

  it('puts a figure of several squares in their middle', () => {
    const map = field(['...', '...']);
    expect(map.centreOf(['a1', 'b1', 'a2', 'b2'])).toEqual({ x: SIDE, y: SIDE });
    expect(map.centreOf([])).toBeUndefined();
  });

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

describe('keys', () => {
  it('lead to the next square of the map that way, over gaps and walls', () => {
    const map = field(['. .', '...'], { walls: [[[1, 0], [1, 1]]] });
    expect(arrowStep(map, 'a2', 'ArrowRight')).toBe('c2');
    expect(arrowStep(map, 'a1', 'ArrowRight')).toBe('b1');
    expect(arrowStep(map, 'b1', 'ArrowUp')).toBeUndefined();
    expect(arrowStep(map, 'a1', 'Enter')).toBeUndefined();
  });

  it('name the direction of a neighbour as the notation does', () => {
    const map = field(['...', '...', '...']);
    const way = (to: string): string | undefined => directionOf(map.byName.get('b2') as Square, map.byName.get(to) as Square);
    expect([way('b3'), way('c1'), way('a2'), way('b2')]).toEqual(['n', 'se', 'w', undefined]);
  });
});
