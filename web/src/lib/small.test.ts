import { beforeAll, expect, test } from 'vitest';
import { clockName } from './clocks.ts';
import { withoutNulls } from './catalogue.ts';
import { addressOf } from './invitations.ts';
import { twoArmies } from './makeTable.ts';
import { clockText, lengthText } from './moments.ts';
import { armiesFor, boardsFor, modesFor, seatsFor, seatWish, swapArmy } from './newTable.ts';
import { gameOfRule, highlighted, rulesAddress } from './rules.ts';
import { loadLanguage } from './words.ts';

const ARMIES = ['outpost', 'moloch', 'borgo', 'hegemony'];

beforeAll(() => loadLanguage('en'));

test('clocks show minutes, hours and days', () => {
  expect([0, 999, 61_000, 3_725_000].map(clockText)).toEqual(['00:00', '00:01', '01:01', '1:02:05']);
  expect(clockText(-5)).toBe('00:00');
  expect(clockText(90_000_000)).toBe('1 d 1 h');
  expect(lengthText(60_000)).toBe('1 min');
  expect(clockName({ kind: 'total', seconds: 600, increment: 10 })).toBe('10 min + 10 s');
  expect(clockName({ kind: 'days', days: 3 })).toBe('3 days a move');
});

test('a link or a code leads to a table, anything else nowhere', () => {
  const origin = 'http://127.0.0.1:8420';
  expect(addressOf(`${origin}/table/abc?invitation=xyz`, origin)).toBe('/table/abc?invitation=xyz');
  expect(addressOf(' abc-1_2 ', origin)).toBe('/table/abc-1_2');
  expect(addressOf('https://elsewhere.example/table/abc', origin)).toBeNull();
  expect(addressOf('not a code!', origin)).toBeNull();
  expect(addressOf('', origin)).toBeNull();
});

test('two armies are never the same', () => {
  const armies = ARMIES.map((id) => ({ id }));
  for (const chance of [0, 0.3, 0.6, 0.99]) {
    const [mine, other] = twoArmies('', armies, () => chance).split(',');
    expect(mine).not.toBe(other);
    expect(twoArmies('borgo', armies, () => chance)).toMatch(/^borgo,(?!borgo)/);
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
  expect(seatWish('bot', 'greedy')).toEqual({ kind: 'bot', bot: 'greedy' });
  expect(seatWish('me', 'greedy')).toEqual({ kind: 'me' });
});

test('rules have addresses, and found words are marked', () => {
  expect(rulesAddress('NH-NET-03')).toBe('/rules/neuroshima#NH-NET-03');
  expect(gameOfRule('NH-NET-03')).toBe('neuroshima');
  expect(highlighted('a net holds', [[2, 5]])).toEqual([
    { text: 'a ', marked: false },
    { text: 'net', marked: true },
    { text: ' holds', marked: false },
  ]);
});

test('what the server leaves empty is left away', () => {
  expect(withoutNulls({ a: null, b: [{ c: null, d: 0 }] })).toEqual({ b: [{ d: 0 }] });
});
