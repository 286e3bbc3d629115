import { expect, test } from 'vitest';
import { draftless, listOf } from './labels.svelte.ts';
import { loadLanguage, say } from '../../lib/words.ts';

test('a table that tries a draft is not called by an id', () => {
  const options = { mission: 'my_mission', marines: '1' };
  expect(draftless({ options, own_content: true }, 'my_mission')).toBe(say('table-own-content'));
  expect(draftless({ options, own_content: true }, 'Pump Hall')).toBe('Pump Hall');
  expect(draftless({ options, own_content: false }, 'my_mission')).toBe('my_mission');
});

test('a machine on several seats is named once in a list', async () => {
  await loadLanguage('en');
  expect(listOf(['Anna', 'machine (calm)', 'machine (calm)', 'machine (calm)'])).toBe('Anna and machine (calm) × 3');
  expect(listOf(['Anna', 'Boris'])).toBe('Anna and Boris');
});
