/**
 * A key that was meant for what is being shown, and comes when that has just ended, must not answer what is asked then:
 * nobody can have seen it. A press of the pointer is aimed at a button that is there, and counts.
 */
import { settings } from '../lib/settings.svelte.ts';
import { numbered } from './numbers.ts';

/** Milliseconds at the usual speed in which nobody has seen a question. */
const UNSEEN = 400;
const ANSWERS = ['Space', 'Enter', 'NumpadEnter', 'KeyN'];

export class LateKeys {
  /** The question is too new to have been seen. */
  unseen = $state(false);
  private swallowed = '';
  private timer: ReturnType<typeof setTimeout> | null = null;

  /** Something that somebody follows has ended. */
  rested(): void {
    this.unseen = true;
    this.stop();
    this.timer = setTimeout(() => (this.unseen = false), UNSEEN / settings.speed);
  }

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
  }

  /** A key that is held down answers nothing either: it was pressed before. */
  key(event: KeyboardEvent): boolean {
    const answers = ANSWERS.includes(event.code) || numbered(event) !== undefined;
    const late = answers && (this.unseen || event.repeat);
    this.swallowed = late ? event.code : '';
    return late && swallow(event);
  }

  /** Some browsers press a button when the space bar is let go. */
  letGo(event: KeyboardEvent): void {
    if (event.code === this.swallowed) swallow(event);
  }
}

function swallow(event: Event): true {
  event.preventDefault();
  event.stopPropagation();
  return true;
}
