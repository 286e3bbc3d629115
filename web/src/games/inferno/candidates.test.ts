import { describe, expect, it } from 'vitest';
import type { Question, Say, VocabularyInfo } from '../../lib/types.ts';
import vocabularies from '../vocabularies.json';
import { answersTo } from './answers.ts';
import { isLettered, lettered, letterOf, weighed } from './candidates.ts';
import type { ContestFacts } from './facts.ts';
import { vocabulary } from './notation.ts';

vocabulary.learn(vocabularies.inferno.vocabulary as VocabularyInfo);

const letters: Record<string, string> = { en: 'ABC', ru: 'АБВ' };
const say =
  (lang: string): Say =>
  (id) =>
    id === 'inf-letters' ? (letters[lang] ?? '') : id;

const champion = { exhausted: false, damage: 0, keywords: [], constructs: [], quests: [] };
const facts = {
  champions: [
    { ...champion, id: 'villain_kythis', owner: 4, cells: ['g7'], strength: 5, defence: 8 },
    { ...champion, id: 'rakar', owner: 0, cells: ['h7'], strength: 8, defence: 8, damage: 3 },
    { ...champion, id: 'jirra', owner: 0, cells: ['g8'], strength: 4, defence: 4 },
    { ...champion, id: 'virak', owner: 1, cells: [], strength: 6, defence: 7 },
  ],
} as unknown as ContestFacts;

function asked(kind: string, ...singles: string[]): Question[] {
  return [{ seat: 0, kind, about: ['villain_kythis'], rule: 'INF-CORD-05', due: true, answers: { count: singles.length, singles, spans: [] } } as unknown as Question];
}

describe('among whom a villain chooses', () => {
  const targets = answersTo(asked('villain_target', 'champion rakar', 'champion jirra'));

  it('each champion has the letter of its button, in the alphabet of the language, and the blow that it would take', () => {
    for (const [lang, [first, second]] of [
      ['en', ['A', 'B']],
      ['ru', ['А', 'Б']],
    ] as const) {
      expect(lettered(targets, 'villain_kythis', facts, say(lang))).toEqual([
        { letter: first, cells: ['h7'], blow: { strength: 5, defence: 5 } },
        { letter: second, cells: ['g8'], blow: { strength: 5, defence: 4 } },
      ]);
    }
  });

  it('cells have letters too', () => {
    const cells = answersTo(asked('villain_cell', 'cell f7', 'cell h6'));
    expect(lettered(cells, 'villain_kythis', facts, say('en'))).toEqual([
      { letter: 'A', cells: ['f7'] },
      { letter: 'B', cells: ['h6'] },
    ]);
  });

  it('other questions have none, nor has one with more answers than there is room for', () => {
    expect(lettered(answersTo(asked('aim', 'champion rakar', 'champion jirra')), 'villain_kythis', facts, say('en'))).toEqual([]);
    expect([isLettered('villain_target', 4), isLettered('villain_target', 5), isLettered('aim', 2)]).toEqual([true, false, false]);
  });

  it('numbers go on where the alphabet ends', () => {
    expect([letterOf(2, say('ru')), letterOf(3, say('ru'))]).toEqual(['В', '4']);
  });

  it('whoever is off the field is not weighed', () => {
    expect(weighed('villain_kythis', ['virak', 'jirra'], facts).map(({ cells }) => cells)).toEqual([['g8']]);
  });
});
