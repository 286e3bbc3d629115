/** The sheet that rises on a phone, from below or, where the phone is held sideways, from the right: the map must know where it begins. */
import type { Camera, Insets } from '../../boards/camera.svelte.ts';

class SheetEdge {
  /** Pixels from the top and from the left of the screen; beyond everything while there is no sheet, or it does not end there. */
  top = $state(Infinity);
  left = $state(Infinity);
  /** The same of a card that is raised from the hand over the map. */
  card = $state(Infinity);

  /** Whether it lies over a part of that frame. */
  covers({ bottom, right }: Camera): boolean {
    return Math.min(this.top, this.card) < bottom || this.left < right;
  }

  /** What it takes of a frame; `least` lies over its lower edge anyway. */
  insets({ bottom, right }: Camera, least = 0): Insets {
    return { top: 0, left: 0, right: Math.max(0, right - this.left), bottom: Math.max(least, bottom - Math.min(this.top, this.card)) };
  }
}

export const sheet = new SheetEdge();
