import { expect, it } from 'vitest';
import type { OutlookFacts } from '../facts.ts';
import { watchedBy } from './overlays.ts';

it('shows each side where its enemies answer a step, and not its friends', () => {
  const outlook = (id: string, ...watches: string[]): OutlookFacts => ({ id, sees: [], squares: [], reach: [], watches });
  const outlooks = [outlook('green', 'a1', 'b1'), outlook('red'), outlook('demon-1', 'c4')];
  expect(watchedBy(outlooks, 0)).toEqual([{ colour: 'green', places: ['a1', 'b1'] }]);
  expect(watchedBy(outlooks, 1)).toEqual([{ colour: 'invader', places: ['c4'] }]);
});
