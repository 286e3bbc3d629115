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
}

export const TOAST_LASTS = 6000;
const MOST = 3;

class Toasts {
  list = $state<Toast[]>([]);
  /** A table shows them. */
  housed = $state(false);
  private count = 0;

  /** Its id: whoever said it may take it back. */
  say(text: string, rule = '', bad = false): number {
    const toast = { id: ++this.count, text: capital(text), rule, bad };
    // The same thing twice says no more than once.
    // Whoever says something does not depend on what was said before: an effect would run for ever.
    this.list = [...untrack(() => this.list).filter((one) => one.text !== toast.text).slice(1 - MOST), toast];
    setTimeout(() => this.drop(toast.id), TOAST_LASTS);
    return toast.id;
  }

  fault(fault: unknown): number {
    play('refused');
    if (!(fault instanceof Fault)) console.error(fault);
    return this.say(wordFault(fault), fault instanceof Fault ? fault.rule : '', true);
  }

  /** A table takes them in, until what is returned is called. */
  house(): () => void {
    this.housed = true;
    return () => (this.housed = false);
  }

  clear(): void {
    this.list = [];
  }

  drop(id: number): void {
    this.list = this.list.filter((one) => one.id !== id);
  }
}

export const toasts = new Toasts();
