import { expect, test } from 'vitest';
import { blake2b, fromHex, toHex } from './blake2b.ts';
import { hashOfSeed } from './fairness.ts';

/** As Python's hashlib says, which the engine uses. */
test('the hash of a seed is the engine\'s', () => {
  expect(hashOfSeed('')).toBe('cff813ff4b9f09c54b75eb8002ef6d16');
  expect(hashOfSeed('000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f')).toBe('90d319a0474901d827940b2e22cfa010');
});

test('long messages, and one that fills its block', () => {
  const long = Uint8Array.from({ length: 300 }, (_, place) => place % 256);
  expect(toHex(blake2b(long, 64, 'platzdarm-roll')).slice(0, 32)).toBe('a63c0df47a68c1324dd70552494f505e');
  expect(toHex(blake2b(new Uint8Array(128), 64, '')).slice(0, 32)).toBe('865939e120e6805438478841afb739ae');
});

test('hexadecimal both ways', () => {
  expect(toHex(fromHex('00ff10'))).toBe('00ff10');
});
