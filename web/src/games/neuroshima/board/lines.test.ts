import { expect, test } from 'vitest';
import { demo } from '../gallery/demo.ts';
import { piecesOf, skirmish } from '../facts.ts';
import { sample, SAMPLES } from '../gallery/samples.ts';
import { fireLines } from './lines.ts';

const pieces = piecesOf(demo);

function from(cell: string, netted: string[] = []): { to: string; struck: string[] }[] {
  return fireLines(demo, pieces, new Set(netted)).filter((line) => line.from === cell).map(({ to, struck }) => ({ to, struck }));
}

test('blows reach neighbours that are enemies, and nobody else', () => {
  const hunter = from('c3');
  expect(hunter.length).toBeGreaterThan(0);
  for (const { to, struck } of hunter) expect([pieces.get(to)?.seat, struck]).toEqual([0, [to]]);
});

test('a shot flies over friends to the first enemy, or to the edge', () => {
  const shots = from('b4');
  expect(shots).toHaveLength(1);
  for (const { struck } of shots) for (const cell of struck) expect(pieces.get(cell)?.seat).toBe(1);
});

test('who is netted does nothing', () => {
  expect(from('c3', ['c3'])).toEqual([]);
});

test.each(SAMPLES)('lines of fire strike whom the engine would: %s', (name) => {
  const { facts, strikes } = sample(name);
  const netted = new Set(skirmish(facts).netted);
  const drawn = fireLines(facts, piecesOf(facts), netted).flatMap(({ from: source, struck }) => struck.map((target) => `${source} ${target}`));
  expect([...new Set(drawn)].sort()).toEqual(strikes.map((pair) => pair.join(' ')).sort());
});
