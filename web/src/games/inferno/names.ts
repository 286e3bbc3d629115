/** What things are called, in the language that is spoken now. */
import type { Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { mark } from '../voice.ts';
import { cardOf, isCard, isKind, isScheme, isTreasure, kindOf, schemeOf, treasureOf } from './content.ts';
import { championOf, type ContestFacts } from './facts.ts';

export function kindName(id: string): string {
  return isKind(id) ? pick(kindOf(id).name) : id;
}

/** A card of the centre deck may be a champion. */
export function cardName(id: string): string {
  return isCard(id) ? pick(cardOf(id).name) : kindName(id);
}

export function treasureName(id: string): string {
  return isTreasure(id) ? pick(treasureOf(id).name) : id;
}

export function schemeName(id: string): string {
  return isScheme(id) ? pick(schemeOf(id).name) : id;
}

/** The kind of a piece by its id, also before anybody has it: `giant_rat` of `giant_rat-1a`. */
export function kindOfPiece(id: string, facts: ContestFacts): string {
  return championOf(facts, id)?.kind ?? id.replace(/-\w+$/, '');
}

/** Where several of a kind are in play its number tells them apart. */
export function championName(id: string, facts: ContestFacts, t: Say): string {
  const kind = kindOfPiece(id, facts);
  const owner = championOf(facts, id)?.owner;
  const alike = facts.champions.filter((one) => one.kind === kind && one.owner === owner);
  if (alike.length < 2) return kindName(kind);
  return t('inf-champion-numbered', { name: kindName(kind), n: alike.findIndex((one) => one.id === id) + 1 });
}

/** The name in a sentence points at the champion. */
export function markedChampion(id: string, facts: ContestFacts, t: Say): string {
  return mark(championName(id, facts, t), [id]);
}
