/** The eight ways in which a large figure can shift or turn by one move: four steps and four turns (D16-LARGE-02 to 04). */
import { extent, nameOf, placeOf } from '../../../boards/squares/field.ts';
import { baseAt, type Answer, type Deed } from '../answers.ts';
import type { FigureFacts, IncursionFacts } from '../facts.ts';

export type Slot = 'nw' | 'n' | 'ne' | 'w' | 'e' | 'sw' | 's' | 'se';

export interface Pose extends Deed {
  slot: Slot;
  turn: boolean;
  /** Not allowed now: a click asks why. */
  legal: boolean;
  /** Small figures that have to give way if it stops there (D16-LARGE-08). */
  displaced: string[];
}

/** From left to right, row by row, as the pad shows them. */
export const SLOTS: readonly Slot[] = ['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se'];

/** The key of each; arrows are steps. */
export const POSE_KEYS: Record<Slot, string> = { nw: 'KeyQ', n: 'ArrowUp', ne: 'KeyE', w: 'ArrowLeft', e: 'ArrowRight', sw: 'KeyA', s: 'ArrowDown', se: 'KeyD' };

export function posesOf(facts: IncursionFacts, answers: readonly Answer[]): Pose[] {
  const figure = facts.figures.find(({ id }) => id === facts.active?.figure);
  const place = placeOf(figure?.squares[0] ?? '');
  if (!figure || !place || figure.squares.length < 2) return [];
  const moves = answers.filter(({ verb }) => verb === 'step' || verb === 'turn');
  const seat = moves[0]?.seat;
  if (seat === undefined) return [];
  const [width, height] = extent(figure.squares);
  const poses = SLOTS.flatMap((slot) => {
    const turn = slot.length === 2;
    if (turn && width === height) return [];
    const anchor = turn ? turnedTo(place, [width, height], slot) : nameOf(place[0] + along(slot, 'e', 'w'), place[1] + along(slot, 'n', 's'));
    const action = turn ? `turn ${anchor}` : `step ${slot}`;
    const stand = baseAt(anchor, turn ? [height, width] : [width, height]);
    return [{ slot, turn, verb: 'pose', moves: [action], squares: [], stand, seat, figure: figure.id, turned: turn ? !figure.turned : figure.turned, cost: costOf(facts, action), legal: moves.some(({ text }) => text === action), displaced: under(facts, figure, stand) }];
  });
  return poses.some(({ legal }) => legal) ? poses : [];
}

function along(slot: Slot, more: string, less: string): number {
  return slot.includes(more) ? 1 : slot.includes(less) ? -1 : 0;
}

/** The lower left square after a turn towards a corner: at least half of the base stays where it was. */
function turnedTo([x, y]: [number, number], [width, height]: [number, number], slot: Slot): string {
  const shift = (before: number, after: number, forward: boolean): number =>
    after > before ? (forward ? 0 : before - after) : forward ? before - after : 0;
  return nameOf(x + shift(width, height, slot.includes('e')), y + shift(height, width, slot.includes('n')));
}

function costOf(facts: IncursionFacts, action: string): number {
  return facts.active?.reach.find(({ by, from }) => by === action && from === -1)?.cost ?? 1;
}

function under(facts: IncursionFacts, mover: FigureFacts, stand: string[]): string[] {
  return facts.figures.filter(({ id, squares }) => id !== mover.id && squares.some((name) => stand.includes(name))).map(({ id }) => id);
}
