import { describe, expect, it } from 'vitest';
import type { Answer } from '../answers.ts';
import type { AttackForeseen, ContestFacts, Foreseen } from '../facts.ts';
import { changesNothing, helpsNobody, mineFalls, divided, stands, usesOf } from './treasures.ts';

const facts = {
  attack: { attacker: 'virak', how: 'melee', targets: ['rakar'] },
  players: [{ seat: 0, side: 0 }, { seat: 1, side: 1 }],
  champions: [{ id: 'rakar', owner: 0 }, { id: 'emma', owner: 0 }, { id: 'virak', owner: 1 }],
} as unknown as ContestFacts;
const use = (text: string, piece: string): Answer => ({ text, verb: 'use', asked: 'before_damage', piece, seat: 0 }) as unknown as Answer;
const attack = (falls: boolean, attacker_falls: boolean): AttackForeseen => ({ attacker: 'virak', attacker_falls, blows: [{ champion: 'rakar', falls }] }) as unknown as AttackForeseen;

describe('treasures before damage', () => {
  it('stand in the order of what they change, and for those who take part first', () => {
    const seen = { treasures: [{ action: 'use shield rakar', attack: attack(false, true), changes: true }] } as unknown as Foreseen;
    const uses = usesOf([use('use knuckle emma', 'emma'), use('use knuckle rakar', 'rakar'), use('use shield rakar', 'rakar')], facts, seen);
    expect(uses.map(({ answer }) => answer.text)).toEqual(['use shield rakar', 'use knuckle rakar', 'use knuckle emma']);
    expect(uses[0]).toMatchObject({ changes: true, concerned: true });
  });

  it('are asked for where one of the own would fall, whoever attacks', () => {
    expect(mineFalls(attack(true, false), facts, 0)).toBe(true);
    expect(mineFalls(attack(false, true), facts, 0)).toBe(false);
    expect(mineFalls(attack(false, true), facts, 1)).toBe(true);
  });

  it('are not asked for where they could only be used for those who are off the field', () => {
    const standing = { ...facts, champions: [{ id: 'rakar', owner: 0, cells: ['g7'] }, { id: 'emma', owner: 0, cells: [] }] } as unknown as ContestFacts;
    expect(helpsNobody([use('use shield emma', 'emma')], standing)).toBe(true);
    expect(helpsNobody([use('use shield emma', 'emma'), use('use shield rakar', 'rakar')], standing)).toBe(false);
    expect(helpsNobody([], standing)).toBe(false);
  });

  it('are parted by who stands on the field', () => {
    const standing = { ...facts, champions: [{ id: 'rakar', owner: 0, cells: ['g7'] }, { id: 'emma', owner: 0, cells: [] }] } as unknown as ContestFacts;
    expect(divided(['emma', 'rakar', undefined], (id) => stands(standing, id))).toEqual([['rakar'], ['emma', undefined]]);
  });

  it('are not asked for in an own attack that none of them changes', () => {
    const standing = { ...facts, champions: [{ id: 'rakar', owner: 0, cells: ['g7'] }, { id: 'virak', owner: 1, cells: ['h7'] }] } as unknown as ContestFacts;
    const told = (changes: boolean): Foreseen => ({ treasures: [{ action: 'use eye virak', attack: attack(true, false), changes }] }) as unknown as Foreseen;
    expect(changesNothing([use('use eye virak', 'virak')], standing, told(false))).toBe(true);
    expect(changesNothing([use('use eye virak', 'virak')], standing, told(true))).toBe(false);
    expect(changesNothing([use('use eye virak', 'virak')], standing, null)).toBe(false);
    expect(changesNothing([use('use eye rakar', 'rakar')], standing, { treasures: [{ action: 'use eye rakar', changes: false }] } as unknown as Foreseen)).toBe(false);
  });
});
