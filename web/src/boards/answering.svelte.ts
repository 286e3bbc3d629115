/** What every board does with the questions that it is given. */
import { untrack } from 'svelte';
import type { Question } from '../lib/types.ts';

/**
 * What is begun is void with other questions or another choice in the hand. What is asked counts as a value, which is
 * handed back: a table that is sent again with the same questions disturbs nothing.
 */
export function voidWithNews(asked: () => readonly Question[], chosen: () => string | null, reset: () => void): () => string {
  const asking = $derived(JSON.stringify(asked()));
  $effect(() => {
    void asking;
    void chosen();
    untrack(reset);
  });
  return () => asking;
}
