import { expect, test } from 'vitest';
import type { VocabularyInfo } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import { vocabulary } from '../notation.ts';
import { blank, changeArmy, drop, factsOf, fromFacts, left, put, questionsOf, read, setUp, write } from './position.ts';
import '../gallery/samples.ts'; // for the content

vocabulary.learn(vocabularies.neuroshima.vocabulary as VocabularyInfo);

test('a position goes into an address and comes back the same', () => {
  let made = put(blank(), 0, 'place brawler d3 r2');
  made = { ...made, active: 1, sides: [{ ...made.sides[0]!, hand: ['outpost_battle', 'outpost_move'] }, { ...made.sides[1]!, hq: 7 }] };
  const text = write(made);
  expect(text).toMatch(/^[\w.~-]+$/);
  expect(read(text)).toEqual(made);
});

test('what is no position is refused', () => {
  for (const text of ['', 'x', 'standard~0~2~outpost.20', 'standard~9~1~outpost.20', 'standard~0~1~nobody.20', 'standard~0~1~outpost.99', 'standard~0~1~outpost.20~0.hq.z9.0.0']) {
    expect(read(text)).toBeNull();
  }
});

test('tiles are placed, moved, turned and removed', () => {
  const placed = put(blank(), 1, 'place hybrid a1 r3');
  expect(placed.tiles.at(-1)).toEqual({ seat: 1, tile: 'moloch_hybrid', cell: 'a1', rotation: 3, wounds: 0 });
  const moved = put(placed, 1, 'run a1 a2 r4');
  expect(moved.tiles.at(-1)).toMatchObject({ cell: 'a2', rotation: 4 });
  expect(drop(moved, 'a2').tiles).toHaveLength(2);
});

test('an army has only so many of a tile, and leaves with its tiles', () => {
  const made = put(blank(), 0, 'place brawler d3 r0');
  expect(left(made, 0, 'outpost_brawler')).toBe(0);
  expect(left(made, 0, 'outpost_commando')).toBe(5);
  const changed = changeArmy(made, 0, 'borgo');
  expect(changed.tiles.map((one) => one.tile)).toEqual(['moloch_hq']);
});

test('the engine and the board get the same position', () => {
  const made = put(blank(), 0, 'place brawler d3 r0');
  expect(setUp(made).tiles?.at(-1)).toEqual({ seat: 0, tile: 'outpost_brawler', cell: 'd3', rotation: 0, wounds: 0 });
  expect(fromFacts(factsOf(made), made)).toEqual(made);
});

test('setting up is answering: the chosen tile on free cells, standing tiles anywhere', () => {
  const [mine, theirs] = questionsOf(blank(), 'outpost_brawler', 0);
  expect(mine?.answers?.spans.at(-1)).toMatchObject({ form: 'place brawler {x} r{y}' });
  expect(mine?.answers?.spans.at(-1)?.x).toHaveLength(17);
  expect(theirs?.answers?.spans.map((span) => span.form)).toEqual(['run d2 {x} r{y}']);
});
