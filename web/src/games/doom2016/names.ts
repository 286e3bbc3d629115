/** What things are called, in the language that is spoken now. */
import type { Facts, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { mark } from '../voice.ts';
import type { Action } from './notation.ts';
import {
  actionOf,
  classOf,
  demonOf,
  eventOf,
  gloryOf,
  isAction,
  isDemon,
  isEvent,
  isGlory,
  weaponOf,
} from './content.ts';
import { incursion, numberOf, type FigureId, type IncursionFacts } from './facts.ts';
import { MARINE_NAMES } from '../shared/figures/seats.ts';

export function typeOf(id: FigureId): string {
  return id.replace(/-\d+$/, '');
}

export function isMarine(id: FigureId): boolean {
  return MARINE_NAMES.includes(id);
}

export function sideName(side: string, t: Say): string {
  return t('d16-page-side', { side });
}

export function seatSide(seat: number): string {
  return seat === 0 ? 'invader' : (MARINE_NAMES[seat - 1] ?? '');
}

export function typeName(type: string): string {
  return isDemon(type) ? pick(demonOf(type).name) : type;
}

/** A demon's number is told where there are several of its type in the box. */
export function figureName(id: FigureId, facts: Facts, t: Say): string {
  if (isMarine(id)) return sideName(id, t);
  const type = typeOf(id);
  if (type === 'object') return incursion(facts).goal.kind === 'drone_escort' ? t('d16-figure-drone') : t('d16-figure-machine', { n: numberOf(id) });
  if (!isDemon(type)) return id;
  const name = pick(demonOf(type).name);
  return demonOf(type).figures > 1 ? t('d16-figure-demon', { demon: name, n: numberOf(id) }) : name;
}

/** With its squares, so that the name in a sentence points at the figure. */
export function markedFigure(id: FigureId, facts: Facts, t: Say): string {
  return mark(figureName(id, facts, t), [id]);
}

export function cardName(id: string): string {
  if (isAction(id)) return pick(actionOf(id).name);
  if (isEvent(id)) return pick(eventOf(id).name);
  if (isGlory(id)) return pick(gloryOf(id).name);
  return id;
}

export function weaponName(id: string): string {
  return pick(weaponOf(id).name);
}

export function className(id: string): string {
  return pick(classOf(id).name);
}

/** A demon's ability by its id, whichever card it stands on. */
export function abilityName(id: string, type: string): string {
  const found = isDemon(type) ? demonOf(type).abilities.find((one) => one.id === id) : undefined;
  return found ? pick(found.name) : cardName(id);
}

/** What is taken: a token of the goal has the mission's own word. */
export function itemIn({ item = '' }: Action, { goal }: IncursionFacts): string {
  return item === 'token' ? `token-${goal.kind}` : item;
}
