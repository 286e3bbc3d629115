import { expect, it } from 'vitest';
import type { Content, VocabularyInfo } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import learn from '../content.ts';
import { blank, cellsOf, factsOn, fromFacts, nextOf, put, questionsOf, read, roomFor, setUp, startFacts, write, type HandMade } from './position.ts';

const kind = { set: 'starting', factions: [], order: 2, strength: 4, defence: 6, speed: 3, cells: 1, figures: 1, keywords: [] };
const scenario = { honour: 30, shrine: 2, terrain: {}, portals: { blue: ['a7'], yellow: ['m7'] }, treasures: [], tokens: {} };
learn(
  {
    scenarios: [
      { ...scenario, id: 'love_lives_forever', modes: ['duel', 'teams'] },
      { ...scenario, id: 'campaign_1', modes: ['solo', 'pair'] },
    ],
    champions: [
      { ...kind, id: 'rakar' },
      { ...kind, id: 'kehmep', cells: 3 },
      { ...kind, id: 'pugdemon_pack', figures: 2 },
      { ...kind, id: 'giant_rat', set: 'rat' },
    ],
    treasures: [{ id: 'saint_knuckle' }],
    cards: [{ id: 'bark_plate', type: 'construct', source: 'centre', strength: 0, defence: 2, speed: 0 }],
  } as unknown as Content,
  vocabularies.inferno.vocabulary as VocabularyInfo,
);

const facts = (made: HandMade): ReturnType<typeof factsOn> => factsOn(startFacts(made), made);
const placed = put({ ...blank(), honour: [3, 5], turn: 1 }, [], 0, 'champion rakar g7');

it('writes a position into an address and reads it again', () => {
  for (const made of [blank(), blank('campaign_1', 'pair'), placed, { ...placed, hands: [['bark_plate'], []] }, { ...placed, treasures: [[], ['saint_knuckle', 'saint_knuckle']] }]) {
    expect(write(made)).toMatch(/^[\w.~-]+$/);
    expect(read(write(made))).toEqual(made);
  }
});

it('refuses what is no position', () => {
  const good = write(placed);
  for (const text of ['', 'x', good.replace('duel', 'solo'), good.replace('rakar', 'nobody'), good.replace('g7', 'zz'), good.replace('3.5', '3'), good.replace('~with', '~held~nothing~_~with'), good.replace('~with', '~held~_~with'), `${good}~rakar.1.h7.0.0`]) expect(read(text)).toBeNull();
});

it('puts a champion on a free cell, with what it bears, and tells the server so', () => {
  const [rakar] = placed.champions ?? [];
  if (!rakar) throw new Error('nobody was put');
  const worn = { ...placed, champions: [{ ...rakar, constructs: ['bark_plate'] }] };
  expect(facts(worn).champions[0]).toMatchObject({ id: 'rakar', owner: 0, cells: ['g7'], strength: 4, defence: 8 });
  expect(setUp(worn).champions?.[0]).toMatchObject({ id: 'rakar', cells: ['g7'], constructs: ['bark_plate'] });
  expect(setUp(worn).players?.[0]).toMatchObject({ hand: null });
  expect(roomFor(facts(placed), 'pugdemon_pack-1', 0)).not.toContain('g7');
  expect(roomFor(facts(placed), 'pugdemon_pack-1', 0)).not.toContain('m7');
});

it('stands a champion of three cells on three', () => {
  expect(cellsOf({ id: 'kehmep', cell: 'g7' })).toHaveLength(3);
  expect(questionsOf(facts(placed), 'kehmep', 1)[0]?.answers?.singles).toContain('champion kehmep b7');
});

it('has as many of a kind as the box has', () => {
  expect(nextOf([], 'rakar', 0)).toBe('rakar');
  expect(nextOf(placed.champions ?? [], 'rakar', 0)).toBeNull();
  expect(nextOf([], 'pugdemon_pack', 0)).toBe('pugdemon_pack-1');
  expect(nextOf([], 'giant_rat', 1)).toBe('giant_rat-2a');
});

it('gives each side its treasures, here and at the server', () => {
  const rich = { ...placed, treasures: [['saint_knuckle'], []] };
  expect(facts(rich).sides.map(({ treasures_held }) => treasures_held)).toEqual([1, 0]);
  expect(setUp(rich).sides?.map(({ treasures }) => treasures)).toEqual([['saint_knuckle'], []]);
  expect(fromFacts(facts(rich) as never, blank()).treasures).toEqual(rich.treasures);
});

it('takes over a position of a table', () => {
  expect(fromFacts(facts(placed) as never, blank())).toMatchObject({ turn: 1, honour: [3, 5], champions: placed.champions });
});
