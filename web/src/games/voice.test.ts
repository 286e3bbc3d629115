import { expect, test } from 'vitest';
import type { Question } from '../lib/types.ts';
import { answers, capital, isAnswer, mark, parts, plain } from './voice.ts';

const question: Question = {
  seat: 0,
  kind: 'act',
  about: [],
  due: true,
  rule: 'NH-TURN-03',
  answers: { count: 8, singles: ['end', 'discard scout'], spans: [{ form: 'place scout {x} r{y}', x: ['a1', 'a2'], y: [0, 1, 2] }] },
};

test('names in a sentence are marked and can be taken apart again', () => {
  const text = `the ${mark('Brawler', ['c3'])} hits ${mark('two', ['a1', 'a2'])}!`;
  expect(plain(text)).toBe('the Brawler hits two!');
  expect(parts(text).filter((part) => part.cells.length)).toEqual([
    { text: 'Brawler', cells: ['c3'] },
    { text: 'two', cells: ['a1', 'a2'] },
  ]);
});

test('a sentence begins with a capital, also where it begins with a name that points at something', () => {
  const told = capital(`${mark('командный центр', ['c3'])} теряет 2`);
  expect(plain(told)).toBe('Командный центр теряет 2');
  expect(parts(told)[0]).toEqual({ text: 'Командный центр', cells: ['c3'] });
});

test('a file that a sentence begins with keeps its name', () => {
  expect(capital('my_army.toml: это не TOML')).toBe('my_army.toml: это не TOML');
});

test('all answers are written out, and an answer is known again', () => {
  expect(answers(question)).toHaveLength(8);
  expect(answers(question, 3)).toHaveLength(3);
  expect(isAnswer(question, 'place scout a2 r1')).toBe(true);
  expect(isAnswer(question, 'place scout a3 r1')).toBe(false);
  expect(isAnswer({ ...question, answers: undefined }, 'end')).toBe(false);
});
