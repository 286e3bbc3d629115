/** What a board of squares or hexagons is told by its game, and what it tells the game. */
import type { Snippet } from 'svelte';
import type { Card } from '../games/contract/look.ts';
import type { Camera } from './camera.svelte.ts';
import type { Cursor } from './cursor.svelte.ts';
import type { Out, Piece } from './edges.ts';
import type { Place, Point, Size } from './ground.ts';
import type { Around } from './placing.ts';

/** Where a popover stands: the middle of places, half their longest side and both, what it must not hide, and the frame, all in pixels. */
export interface Spot {
  at: Point;
  reach: number;
  around: Around;
  avoid: Piece[];
  /** Places that may be clicked. */
  answers: Point[];
  frame: Size;
}

export interface BoardSkin<P extends Place = Place> {
  camera: Camera;
  cursor: Cursor;
  /** What the whole is called. */
  label: string;
  /** A place in words, for who cannot see it. */
  tell: (place: P) => string;
  /** Whether a click there does something. */
  legal: (name: string) => boolean;
  /** Whether it is a part of what is begun. */
  begun: (name: string) => boolean;
  /** Where one comes by Tab at first. */
  home: string;
  /** Tab goes through all that may be clicked, not only to where the keys are. */
  tabs?: boolean;
  /** A click or Enter on a place. */
  onchoose: (name: string) => void;
  /** The pointer or the keys have come to a place, or left it. */
  onlook?: (name: string | null) => void;
  /** What a long press opens; null where there is nothing to tell. */
  card: (name: string) => Card | null;
  /** One step back, for Esc; missing where there is nothing to take back. */
  onback?: () => void;
  /** Enter, wherever the focus is; missing where nothing is begun. */
  onconfirm?: () => void;
  /** Keys of the game's own; true if it was one. */
  onkey?: (event: KeyboardEvent) => boolean;
  /** The wheel is the game's, and zooms only with Ctrl; true if something turned. */
  onwheel?: (steps: number) => boolean;
  ondouble?: () => void;
  /** The place whose piece turns with a pointer that is dragged from there, and how many steps are a whole turn. */
  twists?: { place: string; steps: number; by: (step: 1 | -1) => void };
  /** The map in small and buttons to zoom by: middles of pieces and their colours, and the way back from the whole map. */
  zooms?: { pieces: readonly (Point & { colour: string })[]; onhome: () => void };
  /** What may be chosen and is out of sight, and what a tap on its chip does. */
  outside?: readonly Out[];
  onout?: (name: string) => void;
  /** Places, group by group, that a popover should not hide. */
  avoid?: string[][];
  /** Places that the log, a hint or a lesson points at. */
  lit?: Iterable<string>;
  /** All that lies over the ground, in drawing units. None of it is clicked. */
  children: Snippet;
  /** What can be clicked beside the places, and stands for one of them (`data-cell`): doors. */
  hits?: Snippet;
  /** What lies over everything and can be clicked: handles. */
  handles?: Snippet;
  /** What lies over the board, in pixels: popovers. */
  panels?: Snippet<[beside: (names: string[]) => Spot]>;
}
