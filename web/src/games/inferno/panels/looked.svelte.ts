import type { Attachment } from 'svelte/attachments';

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
    const gone = new AbortController();
    const on = (kind: string, hear: (event: Event) => void): void => element.addEventListener(kind, hear, gone);
    on('pointerenter', (event) => (event as PointerEvent).pointerType === 'mouse' && tell(true));
    on('pointerleave', () => tell(false));
    on('focus', () => tell(true));
    on('blur', () => tell(false));
    return () => {
      gone.abort();
      if (here) tell(false);
    };
  };
}
