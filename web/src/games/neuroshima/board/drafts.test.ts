import { expect, test } from 'vitest';
import { answersTo, type Answer } from '../answers.ts';
import { piecesOf } from '../facts.ts';
import { sample } from '../gallery/samples.ts';
import { draftOf } from './drafts.ts';
import type { Play } from './play.svelte.ts';

test('the prompt tells what a tile would do first; how to turn it is left to the buttons of a phone, and may give way elsewhere', () => {
  const { facts, questions } = sample('act');
  const answer = answersTo(questions).find((one) => one.rotation !== undefined)!;
  const told = (deed: string, mouse: boolean): [string, string?] => {
    const { hint, how } = draftOf({ answer, play: { ways: [] } as unknown as Play, facts, pieces: piecesOf(facts), deed, mouse }, (id) => id);
    return [hint, how];
  };
  expect(told('hits the HQ', false)).toEqual(['hits the HQ', undefined]);
  expect(told('hits the HQ', true)).toEqual(['hits the HQ', 'nh-draft-turns']);
  expect(told('', false)).toEqual(['nh-draft-turns-touch', undefined]);
});

test('a tile that only turns is not said to go anywhere', () => {
  const { facts } = sample('act');
  const pieces = piecesOf(facts);
  const { cell } = [...pieces.values()][0]!;
  const told = (start: string): (string | undefined)[] => {
    const answer = { text: '', verb: 'run', seat: 0, start, cell, rotation: 2 } as unknown as Answer;
    const { title, verb } = draftOf({ answer, play: { ways: [] } as unknown as Play, facts, pieces, deed: '', mouse: false }, (id) => id);
    return [title, verb];
  };
  expect(told(cell)).toEqual(['action-run-turn', 'nh-verb-turn']);
  expect(told('x')).toEqual(['nh-draft-run', 'nh-verb-run']);
});
