/** The clocks that a table may have. */
import { lengthText } from './moments.ts';
import type { ClockWish } from './types.ts';
import { say } from './words.ts';

export const CLOCKS: readonly ClockWish[] = [
  { kind: 'none' },
  { kind: 'move', seconds: 60 },
  { kind: 'move', seconds: 180 },
  { kind: 'total', seconds: 600, increment: 10 },
  { kind: 'total', seconds: 1500, increment: 15 },
  { kind: 'days', days: 1 },
  { kind: 'days', days: 3 },
];

export function clockName(clock: ClockWish): string {
  switch (clock.kind) {
    case 'move':
      return say('clock-move', { time: lengthText(clock.seconds * 1000) });
    case 'total':
      if (!clock.increment) return say('clock-whole', { time: lengthText(clock.seconds * 1000) });
      return say('clock-total', { time: lengthText(clock.seconds * 1000), increment: clock.increment ?? 0 });
    case 'days':
      return say('clock-days', { days: clock.days });
    default:
      return say('clock-none');
  }
}
