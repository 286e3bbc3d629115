import { beforeAll, expect, it } from 'vitest';
import type { Facts, Question } from '../../lib/types.ts';
import { loadLanguage, loadWords, say } from '../../lib/words.ts';
import './gallery/samples.ts'; // for the content
import { voice } from './voice.ts';

beforeAll(async () => {
  await loadLanguage('en');
  await loadWords('doom2004');
});

it('asks by name which weapon goes along to the next scenario, and has a button for each', () => {
  const question: Question = { seat: 1, kind: 'keep', about: ['green'], due: true, rule: 'D04-VICT-01', answers: { count: 2, singles: ['keep shotgun', 'keep chaingun'], spans: [] } };
  const facts = { marines: [], invaders: [] } as unknown as Facts;
  expect(voice.ask(question, facts, say).title).toBe('Green: which weapon to take along?');
  expect(voice.buttons(question, facts, say, null)).toEqual([
    { action: 'keep shotgun', label: 'Take along: Shotgun' },
    { action: 'keep chaingun', label: 'Take along: Chaingun' },
  ]);
});
