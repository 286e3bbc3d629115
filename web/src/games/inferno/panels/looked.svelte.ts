import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';

/** What is looked at in one place and told of in another. */
class Looked {
  /** The place of the offer: beside the field stands what would come of buying it. */
  slot = $state<string | null>(null);
  /** The cell to which the ordered champion may go: beside the field stands whom it could strike from there. */
  cell = $state<string | null>(null);
}

export const looked = new Looked();

/** Tells whether mouse or focus rest on something. What goes away under the mouse is left by it too, which no browser says. */
export function looks(onlook: (here: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    let here = false;
    const tell = (now: boolean): void => onlook((here = now));
    // By Svelte's own: a focus is lost in the middle of its drawing, too.
    const heard = [
      on(element, 'pointerenter', ({ pointerType }) => pointerType === 'mouse' && tell(true)),
      on(element, 'pointerleave', () => tell(false)),
      on(element, 'focus', () => tell(true)),
      on(element, 'blur', () => tell(false)),
    ];
    return () => {
      for (const off of heard) off();
      if (here) tell(false);
    };
  };
}
