import { describe, expect, it } from 'vitest';
import type { Facts, Told } from '../../lib/types.ts';
import type { AnyEvent, ForayFacts } from './facts.ts';
import { behindDoor, behindOf, knowing, withPlaced } from './revealStrip.ts';
import { scenes } from './scenes.ts';

const after = { areas: [{ id: 'a2', squares: ['c1', 'c2'] }], tokens: [{ square: 'c2', token: 'medkit' }, { square: 'a1', token: 'armour' }] } as unknown as ForayFacts;
const placed = (figure: string): AnyEvent => ({ kind: 'placed', figure, square: 'c1', turned: 0 }) as AnyEvent;

describe('who waits behind a door', () => {
  const behind = behindDoor('a2', after, [placed('zombie-1'), placed('imp-1'), placed('zombie-2'), { kind: 'no_figure', type: 'imp' }, { kind: 'read', area: 'a2' }, placed('demon-1')] as AnyEvent[]);

  it('is counted by types until the text is read out, with those for whom no figure is left', () => {
    expect(behind.types).toEqual([
      { type: 'zombie', count: 2, missing: 0, placed: 0 },
      { type: 'imp', count: 2, missing: 1, placed: 0 },
    ]);
  });

  it('names what lies in this area alone', () => {
    expect(behind.tokens).toEqual(['medkit']);
  });

  it('fills as they are placed, and is known to the facts of a scene alone', () => {
    expect(withPlaced(behind, 'zombie').types[0]?.placed).toBe(1);
    expect(behindOf(knowing(after, behind))).toBe(behind);
    expect(behindOf(after)).toBeNull();
  });
});

describe('an area that is revealed', () => {
  const area = { id: 'a2', squares: ['c1', 'c2'], name: { en: 'Booth', ru: 'Будка' }, text: { en: '', ru: '' } };
  const before = { areas: [], doors: [], walls: [], acid: [], ducts: [], barrels: [], tokens: [], marines: [], invaders: [], attack: null };
  const whole = { ...before, areas: [area], tokens: [{ square: 'c2', token: 'medkit' }] };
  const events = [{ kind: 'revealed', area: 'a2' }, placed('imp-1'), { kind: 'read', area: 'a2' }];
  const shown = scenes({ events, lines: [] } as unknown as Told, before as unknown as Facts, whole as unknown as Facts);

  it('comes in four steps: floor, things, enemies, story', () => {
    expect(shown.map(({ strip }) => strip?.now)).toEqual([0, 1, 2, 3]);
    expect(['Booth', 'Будка']).toContain(shown[0]?.strip?.sum?.((id) => id));
  });

  it('lays its things after the floor, and counts who stands there already', () => {
    expect(shown.map(({ facts }) => (facts as unknown as ForayFacts).tokens.length)).toEqual([0, 1, 1, 1]);
    expect(shown.map(({ facts }) => behindOf(facts)?.types[0]?.placed)).toEqual([0, 0, 0, 1]);
  });
});
