/** Short notices at the edge of the page: errors with the rule that explains them, and things done. */
import { untrack } from 'svelte';
import { capital } from '../games/voice.ts';
import { wordFault } from './words.ts';
import { Fault } from './api.ts';
import { play } from './sound.ts';

export interface Toast {
  id: number;
  text: string;
  rule: string;
  bad: boolean;
  /** Why something was no answer: it goes with the question. */
  refusal: boolean;
}

export const TOAST_LASTS = 6000;
const MOST = 3;

class Toasts {
  list = $state<Toast[]>([]);
  /** A table shows them. */
  housed = $state(false);
  private count = 0;

  say(text: string, rule = '', bad = false, refusal = false): void {
    const toast = { id: ++this.count, text: capital(text), rule, bad, refusal };
    // The same thing twice says no more than once.
    // Whoever says something does not depend on what was said before: an effect would run for ever.
    this.list = [...untrack(() => this.list).filter((one) => one.text !== toast.text).slice(1 - MOST), toast];
    setTimeout(() => this.drop(toast.id), TOAST_LASTS);
  }

  fault(fault: unknown): void {
    play('refused');
    const told = fault instanceof Fault ? fault : null;
    this.say(wordFault(fault), told?.rule ?? '', true, told?.code === 'refused');
    if (!told) console.error(fault);
  }

  /** A table takes them in, until what is returned is called. */
  house(): () => void {
    this.housed = true;
    return () => (this.housed = false);
  }

  clear(): void {
    this.list = [];
  }

  /** Something else is asked or begun, and a refusal would lie over it. */
  forgive(): void {
    const others = untrack(() => this.list.filter(({ refusal }) => !refusal));
    if (others.length < untrack(() => this.list.length)) this.list = others;
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
