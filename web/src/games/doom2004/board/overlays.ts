/** What can be shown over the board by a switch: where the others could go, and where a step is answered. */
import { nameOf, placeOf } from '../../../boards/squares/field.ts';
import type { Facts, Say } from '../../../lib/types.ts';
import type { Overlay } from '../../contract/game.ts';
import type { SeatLook } from '../../contract/look.ts';
import type { FigureOn, OutlookFacts } from '../facts.ts';
import { tintOf } from '../look.ts';
import { isMarine } from '../names.ts';

export const SIGHT = 'sight';
export const REACH = 'reach';

export function overlays(facts: Facts, _seat: number | null, t: Say): Overlay[] {
  if (facts.result) return [];
  return [
    { id: SIGHT, label: t('d04-overlay-sight'), short: t('d04-overlay-sight-short'), icon: 'eye' },
    { id: REACH, label: t('d04-overlay-reach'), short: t('d04-overlay-reach-short'), icon: 'hatch' },
  ];
}

/** Where enemies of that seat answer a step beside them: demons a marine's, a marine with a fist an invader's. */
export function watchedBy(outlooks: readonly OutlookFacts[], seat: number): { colour: SeatLook['colour']; places: string[] }[] {
  return outlooks.filter(({ id, watches }) => watches.length > 0 && isMarine(id) === (seat === 0)).map(({ id, watches }) => ({ colour: tintOf(id), places: watches }));
}

export type WordPlace = 'above' | 'below';

/**
 * Where each marine's order stands in words: above or below him, where nobody stands, there and to both sides, nothing
 * glows and no neighbour has his word. Who is not told of has no room for it.
 */
export function orderWords(figures: readonly FigureOn[], taken: (square: string) => boolean, glows: (square: string) => boolean): Map<string, WordPlace> {
  const found = new Map<string, WordPlace>();
  const words = new Set<string>();
  for (const { id, squares, marine } of figures) {
    const [column, row] = placeOf(squares[0] ?? '') ?? [0, 0];
    if (!marine || marine.order === 'none') continue;
    const wide = (at: number): string[] => [column - 1, column, column + 1].filter((one) => one >= 0).map((one) => nameOf(one, at));
    const word = (at: number, side: WordPlace): string => `${side} ${nameOf(at, row)}`;
    const free = (at: number, side: WordPlace): boolean => !wide(at).some(taken) && !glows(nameOf(column, at)) && !words.has(word(column - 1, side)) && !words.has(word(column + 1, side));
    const side = free(row + 1, 'above') ? 'above' : row > 0 && free(row - 1, 'below') ? 'below' : undefined;
    if (!side) continue;
    found.set(id, side);
    words.add(word(column, side));
  }
  return found;
}
