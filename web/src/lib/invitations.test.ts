import { expect, test } from 'vitest';
import { isLocal } from './invitations.ts';

test.each([
  ['http://127.0.0.1:8420/table/x?invitation=y', true],
  ['http://localhost:8420/table/x', true],
  ['http://[::1]:8420/table/x', true],
  ['http://192.168.1.7:8420/table/x', false],
  ['https://play.example.org/table/x', false],
  ['/table/x', false],
])('%s leads to this computer alone: %s', (link, local) => {
  expect(isLocal(link)).toBe(local);
});
