import { afterEach, expect, test, vi } from 'vitest';
import type { LevelInfo } from './types.ts';
import { chosenMachine, keepMachine } from './chosenMachine.ts';

const game = (name: string, ...bots: string[]) => ({ name, usual: 'keen', levels: bots.map((bot): LevelInfo => ({ bot, strength: 1500, seconds: 0 })) });

function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) };
}

afterEach(() => vi.unstubAllGlobals());

test('the machine that was chosen in a game is seated there again, and in no other game', () => {
  vi.stubGlobal('localStorage', storage());
  keepMachine('chess', 'hard');
  expect(chosenMachine(game('chess', 'calm', 'keen', 'hard'))).toBe('hard');
  expect(chosenMachine(game('go', 'calm', 'keen', 'hard'))).toBe('keen');
});

test('one that the game no longer has gives way to its usual one, as where nothing can be kept', () => {
  vi.stubGlobal('localStorage', storage());
  keepMachine('chess', 'veteran');
  expect(chosenMachine(game('chess', 'calm', 'keen'))).toBe('keen');
  vi.stubGlobal('localStorage', undefined);
  keepMachine('chess', 'calm');
  expect(chosenMachine(game('chess', 'calm', 'keen'))).toBe('keen');
});
