import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LateKeys } from './late.svelte.ts';

function event(over: object): KeyboardEvent {
  return { repeat: false, preventDefault: vi.fn(), stopPropagation: vi.fn(), ...over } as never;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each(['Space', 'Enter'])('%s that comes as a show ends answers nothing, a moment later it does', (code) => {
  const late = new LateKeys();
  late.rested();
  const [down, up] = [event({ code }), event({ code })];
  expect(late.key(down)).toBe(true);
  late.letGo(up);
  expect(down.preventDefault).toHaveBeenCalledOnce();
  expect(up.preventDefault).toHaveBeenCalledOnce();
  expect(late.key(event({ code: 'ArrowLeft' }))).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(late.key(event({ code }))).toBe(false);
});

test('a key that is held answers nothing at any time', () => {
  expect(new LateKeys().key(event({ code: 'Enter', repeat: true }))).toBe(true);
});
