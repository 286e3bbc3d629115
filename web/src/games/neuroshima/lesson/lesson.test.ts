import { expect, test } from 'vitest';
import type { VocabularyInfo } from '../../../lib/types.ts';
import type { LessonNow, LessonStep } from '../../contract/lesson.ts';
import vocabularies from '../../vocabularies.json';
import { demo } from '../gallery/demo.ts';
import { vocabulary } from '../notation.ts';
import lesson from './lesson.ts';

vocabulary.learn(vocabularies.neuroshima.vocabulary as VocabularyInfo);

const stepOf = (id: string): LessonStep => lesson.steps.find((step) => step.id === id)!;
const now = (more: object): LessonNow =>
  ({ facts: demo, questions: [], log: [], events: [], preview: null, result: null, chosen: null, step: null, draft: null, foreseen: null, ...more }) as LessonNow;
const begun = (action: string, lost: number): object => ({
  draft: { action },
  foreseen: { number: 1, events: [], after: { ...demo, seats: [{ hq: 19 }, { hq: 16 - lost }] }, threats: [] },
});

test('only the cells of the present deed call', () => {
  const { calls } = stepOf('melee');
  expect(calls?.(now({}))).toEqual([]);
  expect(calls?.(now({ chosen: 'outpost_brawler#0' }))).toContain('d3');
  expect(calls?.(now({ chosen: 'outpost_brawler#0' }))).not.toContain('a1');
  expect(calls?.(now(begun('place brawler a1 r0', 0)))).toContain('d3');
  expect(calls?.(now(begun('place brawler d3 r3', 0)))).toEqual([]);
  expect(stepOf('run').calls?.(now({}))).toEqual(['d4']);
  expect(stepOf('run').calls?.(now({ step: {} }))).toContain('d3');
  expect(stepOf('hq').calls?.(now({}))).toBeNull();
  for (const { calls: same } of lesson.steps) expect(same?.(now({}))).toBe(same?.(now({})));
});

test('what is thrown away is led to the button that does it', () => {
  expect(stepOf('discard').aim?.(now({}))).toBe('.hand .tile');
  expect(stepOf('discard').aim?.(now({ chosen: 'outpost_scout#0' }))).toBe('[data-deed^="discard"]');
});

test('the button is lit when what is begun does what the step is about', () => {
  const { ready } = stepOf('melee');
  expect(ready?.(now({}))).toBe(false);
  expect(ready?.(now(begun('place brawler d3 r3', 0)))).toBe(false);
  expect(ready?.(now(begun('place brawler d3 r0', 2)))).toBe(true);
  expect(stepOf('battle').ready?.(now({ draft: { action: 'battle' } }))).toBe(true);
});
