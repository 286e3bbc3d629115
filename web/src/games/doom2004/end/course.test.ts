import { describe, expect, it } from 'vitest';
import type { Facts, LogEntry } from '../../../lib/types.ts';
import { courseOf } from './course.ts';

const facts = { marines: [{ id: 'red' }, { id: 'blue' }], areas: [{ id: 'start' }, { id: 'a1' }] } as unknown as Facts;
const entry = (number: number, ...events: object[]): LogEntry => ({ number, events }) as unknown as LogEntry;

describe('the course of a scenario', () => {
  const course = courseOf(
    [
      entry(1, { kind: 'round', round: 1 }, { kind: 'moved', figure: 'red', square: 'b1' }, { kind: 'revealed', area: 'a1' }),
      entry(2, { kind: 'attack', attacker: 'red' }, { kind: 'judged', success: 1 }, { kind: 'wounded', figure: 'imp-1', wounds: 1 }, { kind: 'killed', figure: 'imp-1', killer: 'red', square: 'c1' }),
      entry(3, { kind: 'round', round: 2 }, { kind: 'attack', attacker: 'imp-2' }, { kind: 'damage', attacker: 'imp-2', square: 'a1', damage: 5 }, { kind: 'killed', figure: 'blue', killer: null, square: 'a1' }, { kind: 'frag', frags: 1 }, { kind: 'attack_over' }),
      entry(4, { kind: 'took', figure: 'red', token: 'red_key', square: 'b1' }, { kind: 'teleported', figure: 'red', square: 'f1' }),
    ],
    facts,
  );

  it('counts areas and frags by rounds', () => {
    expect(course.areas).toEqual([{ round: 1, count: 2 }]);
    expect(course.frags).toEqual([{ round: 2, count: 1 }]);
  });

  it('tells what each marine did', () => {
    expect(course.squad).toEqual([
      { id: 'red', kills: 1, wounds: 1, attacks: 1, hits: 1, luck: 0, deaths: 0 },
      { id: 'blue', kills: 0, wounds: 0, attacks: 0, hits: 0, luck: 0, deaths: 1 },
    ]);
  });

  it('names deaths and keys, and follows the ways', () => {
    expect(course.moments.map(({ what, number }) => [what, number])).toEqual([['death', 3], ['key', 4]]);
    expect(course.moments[0]).toMatchObject({ killer: 'imp-2', damage: 5 });
    expect(course.ways).toEqual([{ id: 'red', lines: [['b1'], ['f1']] }]);
  });
});
