/** How the parts of a table are laid out on this screen: six frames, each with its grid in Frame.svelte. */
import { MediaQuery } from 'svelte/reactivity';

/**
 * `wide`: facts, board, log. `laptop`: the log lies in a drawer. `upright`: a tablet held upright, the board as wide as
 * the screen. `phone`. `small`: a phone of little height, without a top bar. `sideways`: a phone held sideways.
 */
export type Frame = 'wide' | 'laptop' | 'upright' | 'phone' | 'small' | 'sideways';

const sideways = new MediaQuery('(max-height: 500px) and (min-width: 560px)');
const narrow = new MediaQuery('(max-width: 760px)');
const low = new MediaQuery('(max-height: 739px)');
const middling = new MediaQuery('(max-width: 1180px)');
const tall = new MediaQuery('(orientation: portrait)');

/** `corners`: the board leaves the corners of its frame free, so that something may lie there. */
export function frameNow(corners: boolean): Frame {
  if (sideways.current) return 'sideways';
  if (narrow.current) return low.current && corners ? 'small' : 'phone';
  if (!middling.current) return 'wide';
  return tall.current ? 'upright' : 'laptop';
}

/** With a column of facts beside the board. */
export function isBeside(frame: Frame): boolean {
  return frame === 'wide' || frame === 'laptop';
}

/** Without a bar above; plates and what the game tells in a corner or a narrow column. */
export function isStacked(frame: Frame): boolean {
  return frame === 'small' || frame === 'sideways';
}
