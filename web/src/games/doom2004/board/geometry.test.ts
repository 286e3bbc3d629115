import { describe, expect, it } from 'vitest';
import { Field, fieldOf, type Base } from './geometry.ts';

const text = { en: '', ru: '' };
const area = (id: string, squares: string[]): Base['areas'][number] => ({ id, name: text, text, squares, obstacles: [], plates: [], encounter: null });
const door = (border: Base['doors'][number]['border'], more: Partial<Base['doors'][number]> = {}): Base['doors'][number] => ({ id: 'd1', kind: 'normal', border, squares: [], closed: true, gone: false, sealed: false, locked: false, explored: false, exit: false, ...more });
const base: Base = { size: [6, 4], areas: [area('start', ['a1', 'b1', 'a2', 'b2'])], walls: [], doors: [door([[2, 0], [2, 2]])] };

describe('a base', () => {
  it('has a wall around what is revealed, but for its doors', () => {
    const field = new Field(base);
    expect(field.places.map(({ name }) => name).sort()).toEqual(['a1', 'a2', 'b1', 'b2']);
    expect(field.plan.walls).toHaveLength(6);
    expect(field.plan.doors).toEqual([[[[2, 0], [2, 1]], [[2, 1], [2, 2]]]]);
  });

  it('keeps its squares in their places while it grows', () => {
    const grown = new Field({ ...base, areas: [...base.areas, area('a1', ['c1', 'd1', 'c2', 'd2'])] });
    expect(grown.byName.get('a1')).toEqual(new Field(base).byName.get('a1'));
    expect(grown.doorBetween(grown.byName.get('b1')!, grown.byName.get('c1')!)).toBe(0);
  });

  it('is open where a door was destroyed', () => {
    const field = new Field({ ...base, areas: [...base.areas, area('a1', ['c1', 'c2'])], doors: [door([[2, 0], [2, 2]], { gone: true })] });
    expect(field.plan.doors).toEqual([]);
    expect(field.isWall(field.byName.get('b1')!, field.byName.get('c1')!)).toBe(false);
  });

  it('is one field for the same stage', () => {
    expect(fieldOf(base)).toBe(fieldOf({ ...base }));
  });
});
