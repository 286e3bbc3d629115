import { expect, test } from 'vitest';
import { answersTo } from '../answers.ts';
import { piecesOf } from '../facts.ts';
import { sample } from '../gallery/samples.ts';
import { draftOf } from './drafts.ts';
import type { Play } from './play.svelte.ts';

test('on a phone the prompt tells what a tile would do, and leaves how to turn it to the buttons', () => {
  const { facts, questions } = sample('act');
  const answer = answersTo(questions).find((one) => one.rotation !== undefined)!;
  const hint = (deed: string, mouse: boolean): string => draftOf({ answer, play: { ways: [] } as unknown as Play, facts, pieces: piecesOf(facts), deed, mouse }, (id) => id).hint;
  expect(hint('hits the HQ', false)).toBe('hits the HQ');
  expect(hint('hits the HQ', true)).toBe('nh-draft-deed');
  expect(hint('', false)).toBe('nh-draft-turns-touch');
});
