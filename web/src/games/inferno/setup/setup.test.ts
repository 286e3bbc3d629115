import { expect, test } from 'vitest';
import type { Say } from '../../../lib/types.ts';
import setup from './setup.ts';

const t: Say = (id, values) => `${id} ${JSON.stringify(values ?? {})}`;

test('a seat has no colour before it is drawn who goes first, and partners have their team', () => {
  for (const mode of ['duel', 'three', 'pair']) expect(setup.side({ mode }, 1, null, t)).toBe('inf-setup-seat {"seat":2}');
  expect(setup.side({ mode: 'teams' }, 2, null, t)).toBe('inf-setup-mate {"side":1,"seat":3}');
});
