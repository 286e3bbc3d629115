import { describe, expect, it } from 'vitest';
import type { Facts, LogEntry } from '../../../lib/types.ts';
import { courseOf, milestones } from './course.ts';

const players = [{ side: 0, turns: 1 }, { side: 1, turns: 1 }];
const facts = { sides: [{ side: 0 }, { side: 1 }], players, round: 1 } as unknown as Facts;
const log = [
  { number: 1, events: [{ kind: 'turn', side: 0 }] },
  { number: 2, events: [{ kind: 'ordered', seat: 0, piece: 'rakar', cost: 4 }, { kind: 'attack', piece: 'rakar', how: 'melee', targets: ['virak'] }, { kind: 'damage', piece: 'virak', number: 8, total: 8 }, { kind: 'defeated', piece: 'virak', by: 0 }] },
  { number: 3, action: 'end', events: [{ kind: 'order_over', piece: 'rakar' }, { kind: 'honour', side: 0, number: 2, total: 2 }, { kind: 'honour', side: 0, number: 10, total: 12 }, { kind: 'turn', side: 1 }] },
] as unknown as LogEntry[];

describe('the course of a contest', () => {
  it('counts honour by turn, and what brought most', () => {
    const course = courseOf(facts, log);
    expect(course.turns).toBe(2);
    expect(course.honour[0]?.map(({ turn, honour }) => [turn, honour])).toEqual([[0, 0], [1, 2], [1, 12]]);
    expect(course.leaps).toEqual([{ side: 0, turn: 1, round: 1, number: 3, gain: 12, total: 12, by: { how: 'held' } }]);
  });

  it('tells how a leap came about: by who fell, or by beacons', () => {
    const more = [
      { number: 4, action: 'strike melee rakar', events: [{ kind: 'defeated', piece: 'rakar', by: 1 }, { kind: 'honour', side: 1, number: 3, total: 3 }] },
      { number: 5, action: 'end', events: [{ kind: 'turn', side: 0 }] },
      { number: 6, action: 'step d1', events: [{ kind: 'beacon', seat: 0, cell: 'd1' }, { kind: 'honour', side: 0, number: 10, total: 22 }] },
    ] as unknown as LogEntry[];
    const villains = [{ number: 4, action: 'cell g7', events: [{ kind: 'defeated', piece: 'rakar', by: null }, { kind: 'schemes_discarded' }, { kind: 'honour', side: 1, number: 4, total: 4 }] }] as unknown as LogEntry[];
    expect(courseOf(facts, [...log, ...villains]).leaps.at(-1)?.by).toEqual({ how: 'held' });
    expect(courseOf(facts, [...log, ...more]).leaps.map(({ turn, by }) => [turn, by])).toEqual([[1, { how: 'held' }], [3, { how: 'beacons' }], [2, { how: 'felled', champion: 'rakar' }]]);
  });

  it('begins with what a side had before', () => {
    const late = { sides: [{ side: 0, honour: 41 }, { side: 1, honour: 9 }], players, round: 1 } as unknown as Facts;
    expect(courseOf(late, log).honour.map(([start]) => start?.honour)).toEqual([29, 9]);
  });

  it('tells what was held from what was won', () => {
    const won = { number: 4, action: 'strike melee rakar', events: [{ kind: 'honour', side: 1, number: 3, total: 3 }] } as unknown as LogEntry;
    expect(courseOf(facts, [...log, won]).sources).toEqual([{ held: 12, won: 0 }, { held: 0, won: 3 }]);
  });

  it('tells what villains held from what they won, in the very action that ended the turn before theirs', () => {
    const turn = { number: 4, action: 'end', events: [{ kind: 'turn', side: 1 }, { kind: 'honour', side: 1, number: 3, total: 3 }, { kind: 'schemes_discarded', threat: 2 }, { kind: 'honour', side: 1, number: 4, total: 7 }, { kind: 'turn', side: 0 }] } as unknown as LogEntry;
    const asked = { number: 5, action: 'cell g7', events: [{ kind: 'turn', side: 1 }, { kind: 'schemes_discarded', threat: 4 }, { kind: 'honour', side: 1, number: 2, total: 9 }] } as unknown as LogEntry;
    expect(courseOf(facts, [...log, turn, asked]).sources[1]).toEqual({ held: 6, won: 3 });
  });

  it('tells what each champion did', () => {
    expect(courseOf(facts, log).champions).toEqual([{ id: 'rakar', orders: 1, attacks: 1, defeats: 1, damage: 8, fell: 0 }]);
  });

  it('counts rounds, in which every side has a turn, as the table does', () => {
    const more = [...log, { number: 4, action: 'end', events: [{ kind: 'turn', side: 0 }] }] as unknown as LogEntry[];
    const later = { ...facts, players: [{ side: 0, turns: 8 }, { side: 1, turns: 7 }], round: 8 } as unknown as Facts;
    expect(courseOf(facts, more.slice(0, 3)).begins.map(({ round }) => round)).toEqual([1, 1]);
    expect(courseOf(later, more).begins.map(({ round }) => round)).toEqual([7, 7, 8]);
    expect(milestones(more, (id, args) => `${id} ${args?.round}`)).toEqual([{ number: 1, label: 'inf-end-round 1' }, { number: 4, label: 'inf-end-round 2' }]);
  });
});
