import { describe, expect, it } from 'vitest';
import type { FigureFacts, IncursionFacts, MapContent } from '../facts.ts';
import { coveredBy, lyingOn, tintOf } from './lying.ts';

const plan = { start: 'a1', objects: ['c3', 'd4'], exit: undefined } as unknown as MapContent;
const facts = {
  goal: { kind: 'system_restart', needed: 4, worked: [1, 0] },
  teleporters: [['a1', true]],
  portals: [{ number: 0, square: 'e5', colour: null }],
  health_packs: ['f6'],
  weapons: [],
  tokens: [],
  grenades: [['alpha', 'e5', 'frag_grenade', 1]],
} as unknown as IncursionFacts;
const figure = (id: string, ...squares: string[]): FigureFacts => ({ id, type: 'imp', squares }) as unknown as FigureFacts;

describe('what lies on the map', () => {
  const lying = lyingOn(facts, plan);

  it('is told with progress and fuse', () => {
    expect(lying.find(({ square }) => square === 'c3')).toMatchObject({ kind: 'console', done: 1, needed: 2 });
    expect(lying.find(({ kind }) => kind === 'grenade')).toMatchObject({ square: 'e5', fuse: 1 });
    expect(lying.some(({ kind }) => kind === 'start')).toBe(false);
  });

  it('is covered by whoever stands there, two things on one square together', () => {
    const covered = coveredBy([figure('imp-1', 'e5'), figure('baron-1', 'f5', 'f6'), figure('imp-2', 'b2')], lying);
    expect(covered.map(({ square, large, lying: things }) => [square, large, things.length])).toEqual([['e5', false, 2], ['f6', true, 1]]);
  });

  it('has a colour of its own, face down too', () => {
    expect(new Set(lying.map(tintOf)).size).toBeGreaterThan(3);
  });
});
