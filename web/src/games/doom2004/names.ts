/** What things are called, in the language that is spoken now. */
import type { Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { mark } from '../voice.ts';
import { cardOf, invaderOf, isCard, isInvader, isToken, isWeapon, marineCardOf, tokenOf, weaponOf } from './content.ts';
import type { FigureId } from './facts.ts';

/** The colours that a marine may have. */
export const COLOURS: readonly string[] = ['green', 'red', 'blue'];

export function isMarine(id: FigureId): boolean {
  return COLOURS.includes(id);
}

export function typeOf(id: FigureId): string {
  return id.replace(/-\d+$/, '');
}

/** The number behind a figure's name: 2 of `imp-2`. */
export function numberOf(id: FigureId): number {
  return Number(/-(\d+)$/.exec(id)?.[1] ?? 0);
}

export function sideName(side: string, t: Say): string {
  return t(`d04-side-${side}`);
}

export function typeName(type: string): string {
  return isInvader(type) ? pick(invaderOf(type).name) : type;
}

export function figureName(id: FigureId, t: Say): string {
  return isMarine(id) ? sideName(id, t) : t('d04-figure', { type: typeName(typeOf(id)), n: numberOf(id) });
}

/** The name in a sentence points at the figure. */
export function markedFigure(id: FigureId, t: Say): string {
  return mark(figureName(id, t), [id]);
}

export function weaponName(id: string): string {
  return isWeapon(id) ? pick(weaponOf(id).name) : id;
}

/** A token of equipment: weapon, ammo, key. */
export function tokenName(id: string): string {
  return isToken(id) ? pick(tokenOf(id).name) : weaponName(id);
}

/** An event by its name, a spawn card by those that it brings. */
export function cardName(id: string): string {
  if (!isCard(id)) return id;
  const { name, groups } = cardOf(id);
  return name ? pick(name) : groups.map(({ text }) => pick(text)).join(' / ');
}

export function marineCardName(id: string): string {
  return pick(marineCardOf(id).name);
}
