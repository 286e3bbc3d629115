import { expect, test } from 'vitest';
import type { VocabularyInfo } from '../lib/types.ts';
import { Vocabulary } from './vocabulary.ts';
import vocabularies from './vocabularies.json';

test.each(Object.entries(vocabularies))('every action that the server writes for %s is taken apart as it was meant', (_, told) => {
  const vocabulary = new Vocabulary<Record<string, string | number>>();
  vocabulary.learn(told.vocabulary as VocabularyInfo);
  expect(told.actions.map(({ text }) => vocabulary.parse(text))).toEqual(told.actions);
});

test('an operand that may be missing is left out also in front of another', () => {
  const vocabulary = new Vocabulary<{ figure: string; offer: number; ability: string }>();
  vocabulary.learn(vocabularies.doom2016.vocabulary as VocabularyInfo);
  expect(vocabulary.parse('attack alpha charged_fireball')).toEqual({ text: 'attack alpha charged_fireball', verb: 'attack', figure: 'alpha', ability: 'charged_fireball' });
  expect(vocabulary.parse('attack imp-2 offer-2')).toMatchObject({ figure: 'imp-2', offer: 2 });
  expect(vocabulary.isOrderable('before_roll') && !vocabulary.isOrderable('act')).toBe(true);
});
