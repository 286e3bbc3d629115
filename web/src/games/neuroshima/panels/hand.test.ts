import { expect, test } from 'vitest';
import { answersTo } from '../answers.ts';
import { seatOf } from '../facts.ts';
import { sample, SAMPLES } from '../gallery/samples.ts';
import { instantOf, tileOf } from '../tiles.ts';
import { tileFor } from './hand.ts';

const moments = SAMPLES.map((name) => {
  const { facts, questions } = sample(name);
  return { hand: seatOf(facts, questions[0]?.seat ?? 0).hand.map(tileOf), answers: answersTo(questions) };
});

test('a hint marks the tile that it would throw away or place', () => {
  const found = moments.flatMap(({ hand, answers }) => answers.filter(({ verb }) => verb === 'discard' || verb === 'place').map((one) => [one.tile, tileFor(one, hand)?.key]));
  expect(found.length).toBeGreaterThan(0);
  for (const [meant, marked] of found) expect(marked).toBe(meant);
});

test('it marks the instant that it would play, and nothing where no tile of the hand is meant', () => {
  const all = moments.flatMap(({ hand, answers }) => answers.map((one) => ({ verb: one.verb, tile: tileFor(one, hand) })));
  const instants = all.filter(({ verb, tile }) => tile && !['place', 'discard'].includes(verb));
  expect(instants.length).toBeGreaterThan(0);
  for (const { tile } of instants) expect(instantOf(tile!)).toBeTruthy();
  for (const { tile } of all.filter(({ verb }) => verb === 'end' || verb === 'run')) expect(tile).toBeUndefined();
});
