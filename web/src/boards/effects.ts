/** What a scene draws over a board, whatever the game: shots, blows, bursts, rings. `Effects` draws it as far as the scene is over. */
import type { Point } from './ground.ts';

/** `harm` is dashed and red, `good` green; the others are bone, `held` with short dashes. */
export type Tone = 'plain' | 'harm' | 'good' | 'held';

export type Effect =
  /** Around somebody: a path about (0, 0). */
  | { kind: 'outline'; d: string; at: Point; tone: Tone }
  /** A bullet flies; from next to the target it is a slash. */
  | { kind: 'shot'; from: Point; to: Point; near: boolean }
  /** A line that grows; in a side's colour if it is somebody's blow. */
  | { kind: 'line'; from: Point; to: Point; colour?: string }
  | { kind: 'burst'; at: Point }
  /** Larger, and only its edge: something great. */
  | { kind: 'glory'; at: Point; size: number }
  | { kind: 'word'; at: Point; text: string; tone: 'harm' | 'good' }
  /** A miss at once, a death towards the end (`late`). */
  | { kind: 'cross'; at: Point; size: number; late?: boolean }
  | { kind: 'wave'; at: Point; from: number; to: number; tone: 'plain' | 'good' | 'spawn' | 'telefrag' }
  /** Somebody is beamed away, or arrives. */
  | { kind: 'beam'; at: Point; arrives: boolean }
  /** A door opens. */
  | { kind: 'opening'; from: Point; to: Point };

/** From 0 to 1 and slowing down. */
export const eased = (share: number): number => 1 - (1 - share) ** 3;

/** How much of a thing is left to see that goes towards the end. */
export const fading = (share: number): number => Math.min(1, (1 - share) * 3);

export function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
