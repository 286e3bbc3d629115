/** What a typed link or code does, on the start page and among the tables. */
import { addressOf } from '../../lib/invitations.ts';
import { router } from '../../lib/router.svelte.ts';
import { toasts } from '../../lib/toasts.svelte.ts';
import { say } from '../../lib/words.ts';

export function joinByCode(code: string): void {
  toasts.clear(); // what was wrong with the last one
  const address = addressOf(code, window.location.origin);
  if (address) router.go(address);
  else toasts.say(say(code.trim() ? 'join-not-understood' : 'join-empty'), '', true);
}
