/** What can be done with a card of the hand now. */
import { placeOf } from '../../../boards/squares/field.ts';
import type { Facts, Say } from '../../../lib/types.ts';
import type { Answer } from '../answers.ts';
import { cardName } from '../names.ts';
import { actionOf, eventOf, gloryOf, isAction, isEvent } from '../content.ts';
import { sentence, usesOf, type Use } from '../uses.ts';

export interface CardDeed {
  label: string;
  /** Missing where the deed is finished elsewhere: on the board, or among the reactions. */
  action?: string;
}

const MOST_WAYS = 3;
const WIDTHS = [116, 128, 142, 158, 178];
const TIGHT = [100, 108];
/** Pixels of a letter of the name. */
const NAMED = 8.4;
const CARD = 196;
/** From so many letters on the text is set smaller (CardFrame). */
const DENSE = 105;

export function deedsWith(card: string, answers: Answer[], facts: Facts, t: Say): CardDeed[] {
  const found: CardDeed[] = [];
  const plays = answers.filter((one) => one.verb === 'play' && one.card === card);
  if (plays.some(({ aim }) => placeOf(aim ?? ''))) {
    found.push({ label: t('d16-hand-throw') });
  } else {
    for (const { text, aim } of plays) {
      found.push({ label: aim ? t('d16-hand-play-for', { card: cardName(aim) }) : t('d16-hand-play'), action: text });
    }
  }
  for (const { text, verb, machine = '', event, card: own } of answers) {
    if (verb === 'run' && own === card) found.push({ label: t('d16-hand-run'), action: text });
    if (verb === 'work' && own === card) found.push({ label: t('d16-hand-work', { square: machine }), action: text });
    if (verb === 'discard' && event === card) found.push({ label: t('d16-hand-discard'), action: text });
  }
  return [...found, ...reactions(card, answers, facts, t)];
}

/** Few ways stand on the card itself; many are chosen in the panel of reactions. */
function reactions(card: string, answers: Answer[], facts: Facts, t: Say): CardDeed[] {
  const use = usesOf(answers, facts, t).find((one) => one.card === card);
  if (!use) return [];
  if (use.ways.length > MOST_WAYS) return [{ label: t('d16-hand-aim') }];
  return use.ways.map(({ action, label }) => ({ label: label || t('d16-hand-use'), action }));
}

/** An ability that stands on no card of the hand: with several aims it is aimed on the map. */
export function abilityDeeds({ ways }: Use, t: Say): CardDeed[] {
  if (ways.length > MOST_WAYS) return [{ label: t('d16-hand-aim-map') }];
  return ways.map(({ action, label }) => ({ label: label || t('d16-hand-use'), action }));
}

/** What stands on a card of the hand. */
export function textOf(card: string): string {
  return sentence((isAction(card) ? actionOf(card) : isEvent(card) ? eventOf(card) : gloryOf(card)).text);
}

/**
 * The least width at which all of a card's text has room: ribbon, name, figures and foot take theirs first. `tight` where
 * many cards share a row.
 */
export function widthFor(name: string, text: string, rows: number, tight = false): number {
  const [wide, high] = text.length > DENSE ? [5.9, 12.5] : [6.5, 14];
  const fits = (width: number): boolean => {
    const room = width - 24;
    const words = Math.max(...name.split(' ').map(({ length }) => length)) * NAMED;
    return words <= room && 24 + 25 + 16 + linesOf(name, room / NAMED) * 18 + rows * 25 + linesOf(text, room / wide) * high <= CARD;
  };
  return [...(tight ? TIGHT : []), ...WIDTHS].find(fits) ?? 178;
}

/** How many lines a text needs where so many letters stand in one. */
function linesOf(text: string, letters: number): number {
  let [lines, used] = [text ? 1 : 0, 0];
  for (const { length } of text.split(' ')) {
    if (used && used + 1 + length > letters) [lines, used] = [lines + 1, length];
    else used += (used ? 1 : 0) + length;
  }
  return lines;
}
