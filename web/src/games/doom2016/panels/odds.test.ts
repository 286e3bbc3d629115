import { describe, expect, it } from 'vitest';
import type { OddsFacts } from '../facts.ts';
import { percent } from '../../shared/percent.ts';
import { headlineOf } from './odds.ts';

const odds = (more: Partial<OddsFacts>): OddsFacts => ({ kill: 0, stagger: 0, spread: [0.5, 0.5], open_spread: [0.4, 0.6], open_kill: 0, cover: false, ...more }) as OddsFacts;

describe('the headline of an attack', () => {
  it('is the best that can happen', () => {
    expect(headlineOf(odds({ kill: 0.4, stagger: 0.3, cover: true, open_kill: 0.6 }), false)).toEqual({ what: 'kill', chance: 0.4, open: 0.6 });
    expect(headlineOf(odds({ stagger: 0.3 }), false)).toMatchObject({ what: 'stagger', chance: 0.3 });
    expect(headlineOf(odds({}), false)).toMatchObject({ what: 'hurt', chance: 0.5 });
  });

  it('is never about what cannot happen', () => {
    expect(headlineOf(odds({ stagger: 0.3 }), true).what).toBe('hurt');
    expect(headlineOf(odds({ spread: [1] }), true)).toEqual({ what: 'nothing', chance: 0 });
  });

  it('rounds nothing possible to 0 and nothing uncertain to 100', () => {
    expect([0, 0.002, 0.3, 0.998, 1].map(percent)).toEqual(['0', '<1', '30', '>99', '100']);
  });
});
