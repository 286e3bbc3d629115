import { beforeAll, expect, test } from 'vitest';
import { clockName } from './clocks.ts';
import { addressOf } from './invitations.ts';
import { clockText, lateDayText, lengthText } from './moments.ts';
import { gameOfRule, highlighted, rulesAddress } from './rules.ts';
import { loadLanguage } from './words.ts';

beforeAll(() => loadLanguage('en'));

test('clocks show minutes, hours and days', () => {
  expect([0, 999, 61_000, 3_725_000].map(clockText)).toEqual(['00:00', '00:01', '01:01', '1:02:05']);
  expect(clockText(-5)).toBe('00:00');
  expect(clockText(90_000_000)).toBe('1 d 1 h');
  expect(lengthText(60_000)).toBe('1 min');
  expect(clockName({ kind: 'total', seconds: 600, increment: 10 })).toBe('10 min + 10 s');
  expect(clockName({ kind: 'days', days: 3 })).toBe('3 days a move');
});

test('a day is told as short as it can be', () => {
  const now = new Date(2026, 10, 16, 0, 30).getTime();
  expect(lateDayText(now - 60_000 * 20, now)).toBe('today');
  expect(lateDayText(now - 60_000 * 40, now)).toBe('yesterday');
  expect(lateDayText(new Date(2026, 10, 12).getTime(), now)).toMatch(/^(12 Nov|Nov 12)$/);
  expect(lateDayText(new Date(2025, 10, 12).getTime(), now)).toContain('2025');
});

test('a link or a code leads to a table, anything else nowhere', () => {
  const origin = 'http://127.0.0.1:8420';
  expect(addressOf(`${origin}/table/abc?invitation=xyz`, origin)).toBe('/table/abc?invitation=xyz');
  expect(addressOf(' abc-1_2 ', origin)).toBe('/table/abc-1_2');
  expect(addressOf('https://elsewhere.example/table/abc', origin)).toBeNull();
  expect(addressOf('not a code!', origin)).toBeNull();
  expect(addressOf('', origin)).toBeNull();
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
