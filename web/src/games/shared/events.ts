/** Values of an event as scenes read them: what is missing is nothing. */
import type { GameEvent } from '../../lib/types.ts';

export function text(event: GameEvent, name: string): string {
  return String(event[name] ?? '');
}

export function number(event: GameEvent, name: string): number {
  return Number(event[name] ?? 0);
}
