import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patience } from './patience.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('runs out after half a minute, and only then', () => {
  const over = vi.fn();
  const end = patience.run(() => false, over);
  vi.advanceTimersByTime(29_500);
  expect([patience.left, over.mock.calls.length]).toEqual([1, 0]);
  vi.advanceTimersByTime(60_000);
  expect(over).toHaveBeenCalledTimes(1);
  end();
});

it('stands still while something is read, and for good when it is stopped', () => {
  const over = vi.fn();
  let reads = true;
  const end = patience.run(() => reads, over);
  vi.advanceTimersByTime(60_000);
  expect(patience.left).toBe(30);
  reads = false;
  vi.advanceTimersByTime(10_000);
  expect(patience.left).toBe(20);
  patience.stop();
  vi.advanceTimersByTime(60_000);
  expect(over).not.toHaveBeenCalled();
  end();
});
