import { expect, it } from 'vitest';
import type { Lesson, LessonNow, LessonStep } from '../../games/contract/lesson.ts';
import { deedsOf } from './deeds.ts';

const bare: LessonStep = { id: 'melee', position: {}, solution: [] };
const step: LessonStep = {
  ...bare,
  deeds: [
    { id: 'take', done: (now) => now.chosen !== null },
    { id: 'cell', done: (now) => now.draft !== null },
    { id: 'place', done: (now) => now.log.length > 0 },
  ],
};
const now = (more: object): LessonNow => ({ chosen: null, draft: null, log: [], ...more }) as unknown as LessonNow;
const told = (one: LessonStep, at: LessonNow | null, done = false): string => deedsOf(one, at, done).map((deed) => (deed.done ? '+' : deed.present ? '>' : '.')).join('');

it('the first deed that is not done is the present one', () => {
  expect(told(step, null)).toBe('>..');
  expect(told(step, now({}))).toBe('>..');
  expect(told(step, now({ chosen: 'brawler' }))).toBe('+>.');
  expect(told(step, now({ chosen: 'brawler', draft: {} }))).toBe('++>');
});

it('what something later has made superfluous is done, and all of it with the step', () => {
  expect(told(step, now({ draft: {} }))).toBe('++>');
  expect(told(step, now({}), true)).toBe('+++');
});

it('a step without a list has one deed', () => {
  expect(told(bare, now({}))).toBe('>');
  expect(told(bare, now({}), true)).toBe('+');
});

const LESSONS = import.meta.glob<{ default: Lesson }>('../../games/*/lesson/lesson.ts', { eager: true });
const CATALOGUES = import.meta.glob<string>('../../../../platzdarm/games/*/locale/*/{page,lesson}.ftl', { eager: true, query: '?raw', import: 'default' });

it.each(Object.keys(LESSONS))('each step and each deed of %s is told in both languages', (path) => {
  const { words, steps } = LESSONS[path]!.default;
  const game = path.split('/')[3];
  for (const lang of ['en', 'ru']) {
    const told = Object.entries(CATALOGUES).flatMap(([file, text]) => (file.includes(`/${game}/locale/${lang}/`) ? [text] : [])).join('\n');
    const tells = (id: string): boolean => told.includes(`\n${id} = `);
    for (const { id, done, deeds } of steps) {
      expect([id, tells(`${words}-${id}`) && tells(`${words}-${id}-text`)]).toEqual([id, true]);
      if (done && !deeds) expect([id, tells(`${words}-${id}-do`)]).toEqual([id, true]);
      for (const deed of deeds ?? []) expect([id, deed.id, tells(`${words}-${id}-do-${deed.id}`) || tells(`${words}-do-${deed.id}`)]).toEqual([id, deed.id, true]);
    }
  }
});
