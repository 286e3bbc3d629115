import { afterEach, expect, test, vi } from 'vitest';
import type { LevelInfo } from './types.ts';
import { chosenMachine, keepMachine, parted, withTime } from './chosenMachine.ts';

const game = (name: string, ...bots: string[]) => ({ name, usual: 'keen', levels: bots.map((bot): LevelInfo => ({ bot, strength: 1500, seconds: 0.2, times: bot === 'hard' ? [0.2, 2] : [] })) });

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

test('a time that was given is kept with the machine, as long as it may be given', () => {
  vi.stubGlobal('localStorage', storage());
  const offered = game('chess', 'calm', 'keen', 'hard');
  const hard = offered.levels[2]!;
  keepMachine('chess', withTime(hard, 2));
  expect(chosenMachine(offered)).toBe('hard@2');
  expect(parted('hard@2')).toEqual({ level: 'hard', seconds: 2 });
  keepMachine('chess', withTime(hard, 0.2)); // its own needs no word
  expect(chosenMachine(offered)).toBe('hard');
  keepMachine('chess', 'hard@15'); // the host has lowered the limit
  expect(chosenMachine(offered)).toBe('hard');
  keepMachine('chess', 'calm@2');
  expect(chosenMachine(offered)).toBe('calm');
});
