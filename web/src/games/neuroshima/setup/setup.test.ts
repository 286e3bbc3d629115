import { expect, test } from 'vitest';
import type { GameInfo } from '../../../lib/types.ts';
import { armiesFor, boardsFor, modesFor, seatsFor, swapArmy, twoArmies } from './rules.ts';
import setup from './setup.ts';

const ARMIES = ['outpost', 'moloch', 'borgo', 'hegemony'];
const game: GameInfo = {
  name: 'neuroshima',
  titles: { en: '', ru: '' },
  rules: 1,
  options: [],
  bots: ['random', 'greedy'],
  usual: 'greedy',
  levels: [],
  orderable: [],
  puzzles: 0,
  content: { armies: ARMIES.map((id) => ({ id, name: { en: id, ru: id } })) },
  vocabulary: { kinds: [], verbs: [], events: [], questions: [] },
};
const t = (id: string): string => id;

test('two armies are never the same', () => {
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    const [mine, other] = twoArmies('', ARMIES, () => chance);
    expect(mine).not.toBe(other);
    expect(twoArmies('borgo', ARMIES, () => chance)).toEqual(['borgo', expect.not.stringMatching('borgo')]);
  }
});

test('a new table offers what the rules allow', () => {
  expect(modesFor('2')).toEqual(['duel']);
  expect(boardsFor('3')).toEqual(['standard']);
  expect(boardsFor('4')).toEqual(['standard', 'extended']);
  expect(boardsFor('6')).toEqual(['extended']);
  expect(seatsFor('3', 'teams')).toBe(4);
  expect(seatsFor('3', 'points')).toBe(3);
});

test('armies fill the seats, none twice up to four', () => {
  expect(armiesFor(2, [], ARMIES)).toEqual(['outpost', 'moloch']);
  expect(armiesFor(3, ['borgo'], ARMIES)).toEqual(['borgo', 'outpost', 'moloch']);
  expect(armiesFor(6, ['borgo', 'borgo'], ARMIES).slice(0, 2)).toEqual(['borgo', 'borgo']);
  expect(swapArmy(['outpost', 'moloch'], 0, 'moloch', false)).toEqual(['moloch', 'outpost']);
  expect(swapArmy(['outpost', 'moloch'], 0, 'moloch', true)).toEqual(['moloch', 'moloch']);
});

test('the form holds to the rules whatever was wished before', () => {
  const four = setup.plan(game, { players: '4', mode: 'teams', board: 'extended' }, t);
  expect(four.options).toMatchObject({ players: '4', mode: 'teams', board: 'extended', first: 'lot' });
  const two = setup.plan(game, { players: '2', mode: 'teams', board: 'extended' }, t);
  expect(two.options).toMatchObject({ players: '2', mode: 'duel', board: 'standard', reinforcement: 'no' });
  expect(two.seats.map((seat) => seat.usual)).toEqual(['me', 'bot']);
  expect(setup.plan(game, { players: '3', mode: 'one_against_two', first: '1' }, t).options.first).toBeUndefined();
});

test('an army that another seat has changes places with mine', () => {
  const wishes = setup.change?.(game, {}, 'army-0', 'moloch') ?? {};
  expect(setup.plan(game, wishes, t).options.armies).toBe('moloch,outpost');
});

test('a table at one click', () => {
  expect(setup.quick(game, 'machine', { army: 'borgo' })).toMatchObject({ seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] });
  expect(setup.quick(game, 'friend', { army: 'borgo' }).seats[1]).toEqual({ kind: 'person' });
  expect(setup.quick(game, 'friend', { army: 'borgo' }).options.armies).toMatch(/^borgo,/);
});

test('a seat has the mark of the table before the game has begun', () => {
  expect([0, 1].map((seat) => setup.mark?.({ armies: 'moloch,borgo' }, seat))).toEqual([
    { colour: 'red', shape: 'diamond' },
    { colour: 'blue', shape: 'circle' },
  ]);
  expect(setup.mark?.({ armies: 'borgo,borgo' }, 1)?.colour).not.toBe('blue');
  expect(setup.mark?.({}, 0)).toBeNull();
});

test('at one click each army of the box is marked as on the table', () => {
  const [armies] = setup.choices?.(game, t) ?? [];
  expect(armies?.choices.map(({ value, mark }) => [value, mark?.colour])).toEqual([['', undefined], ['outpost', 'green'], ['moloch', 'red'], ['borgo', 'blue'], ['hegemony', 'yellow']]);
  expect(new Set(armies?.choices.flatMap(({ mark }) => mark?.shape ?? [])).size).toBe(4);
});
