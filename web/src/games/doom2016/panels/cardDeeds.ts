/** What can be done with a card of the hand now. */
import { placeOf } from '../../../boards/squares/field.ts';
import { DENSE, PACKED, textWidth } from '../../shared/cardText.ts';
import type { Facts, Say } from '../../../lib/types.ts';
import type { Answer } from '../answers.ts';
import { incursion, type Foreseen } from '../facts.ts';
import { cardName, isMarine } from '../names.ts';
import { actionOf, eventOf, gloryOf, isAction, isEvent, isGlory } from '../content.ts';
import { sentence, usesOf, type Use } from '../uses.ts';
import { rowsOf, woundsText } from './named.ts';

export interface CardDeed {
  label: string;
  /** What is lost by it: then a second click on the card does not do it, only its button. */
  loses?: string;
  /** One of several aims: which of them is meant no second click on the card can say. */
  oneOf?: boolean;
  /** Missing where the deed is finished elsewhere: on the board, or among the reactions. */
  action?: string;
}

const MOST_WAYS = 3;
const WIDTHS = [116, 128, 142, 158, 178];
const TIGHT = Array.from({ length: 22 }, (_, at) => 100 + 2 * at);
/** Pixels of CardFrame: a line of the text; a letter and a line of the name, and what stands around both, above and below, left and right with the card's rim. */
const LINES = { plain: 14, dense: 12.5 };
const FRAMES = { plain: { named: 7.6, title: 18, around: 65, beside: 24 }, packed: { named: 7.8, title: 16, around: 41, beside: 15 } };
const CARD = 196;
/** Between two figures, boot or range with its number, and one die. */
const FIGURE_GAP = 11;
const SIGNED = 32;
const DIE = 21;
/** A name with a longer word is set smaller (CardFrame). */
const LONG = 13;
const LONG_NAMED = 6.6;

/** `seen`: what is foreseen, so that friends whom a card would wound are named before. */
export function deedsWith(card: string, answers: Answer[], facts: Facts, t: Say, seen: Foreseen | null = null): CardDeed[] {
  const found: CardDeed[] = [];
  const plays = answers.filter((one) => one.verb === 'play' && one.card === card);
  const loses = lostBy(facts, t);
  if (plays.some(({ aim }) => placeOf(aim ?? ''))) {
    found.push({ label: t('d16-hand-throw') });
  } else {
    for (const { text, aim } of plays) {
      found.push({ label: aim ? t('d16-hand-play-for', { card: cardName(aim) }) : t('d16-hand-play'), action: text, loses });
    }
  }
  for (const { text, verb, machine = '', event, card: own } of answers) {
    if (verb === 'run' && own === card) found.push({ label: t('d16-hand-run'), action: text, loses });
    if (verb === 'work' && own === card) found.push({ label: t('d16-hand-work', { square: machine }), action: text });
    if (verb === 'discard' && event === card) found.push({ label: t('d16-hand-discard'), action: text });
  }
  const use = usesOf(answers, facts, t).find((one) => one.card === card);
  if (!use) return found;
  const wounds = rowsOf(use, incursion(facts), seen, [incursion(facts).seat]).map((row) => woundsText(row.wounds, facts, t)).find((one) => one);
  return [...found, ...aims(use, 'd16-hand-aim', (answers.some(({ verb }) => verb === 'end') ? lostByUse(facts, t) : undefined) ?? wounds, t)];
}

/** The attack of an earlier card that was not made: the next card ends it (D16-ACTION-03). */
function lostBy(facts: Facts, t: Say): string | undefined {
  const [offer] = incursion(facts).active?.offers ?? [];
  return offer && t('d16-hand-loses', { card: offer.card ? cardName(offer.card) : 'none' });
}

/** What a marine uses in its own activation, of whatever card, ends that attack too; a demon's attack stays. */
export function lostByUse(facts: Facts, t: Say): string | undefined {
  return isMarine(incursion(facts).active?.figure ?? '') ? lostBy(facts, t) : undefined;
}

/** An ability that stands on no card of the hand, within an activation: with several aims it is aimed on the map. */
export function abilityDeeds(use: Use, facts: Facts, t: Say): CardDeed[] {
  return aims(use, 'd16-hand-aim-map', lostByUse(facts, t), t);
}

/** Few ways stand on the card itself; many are chosen on the map or `elsewhere`. */
function aims({ ways }: Use, elsewhere: string, loses: string | undefined, t: Say): CardDeed[] {
  if (ways.length > MOST_WAYS) return [{ label: t(ways.some(({ things }) => things.length) ? 'd16-hand-aim-map' : elsewhere), loses }];
  return ways.map(({ action, label }) => ({ label: label || t('d16-hand-use'), action, loses, oneOf: ways.length > 1 }));
}

/** How wide boot, range and dice of a card are. */
export function figuresOf(card: string): number[] {
  const { speed, range, red, black } = isAction(card) ? actionOf(card) : { speed: 0, range: 0, red: 0, black: 0 };
  return [speed ? SIGNED : 0, range ? SIGNED : 0, (red + black) * DIE].filter((width) => width > 0);
}

/** How long a text is whose card gives the room of its foot, if any: that of an event, or of whatever lies in a full hand. */
export function packedFrom(card: string, full: boolean): number {
  return full && !isGlory(card) ? 0 : isEvent(card) ? PACKED : Infinity;
}

/** What stands on a card of the hand. */
export function textOf(card: string): string {
  return sentence((isAction(card) ? actionOf(card) : isEvent(card) ? eventOf(card) : gloryOf(card)).text);
}

/**
 * The least width at which all of a card's text has room: ribbon, name, figures and foot take theirs first. `figures` are
 * the pixels of what stands in a row, which wraps. `tight` where many cards share a row. A text that is longer than
 * `packed` has the foot's room.
 */
export function widthFor(name: string, text: string, figures: readonly number[], tight = false, packed = Infinity): number {
  const line = LINES[text.length > DENSE ? 'dense' : 'plain'];
  const { named, title, around, beside } = FRAMES[text.length > packed ? 'packed' : 'plain'];
  const fits = (width: number): boolean => {
    const room = width - beside;
    const longest = Math.max(...name.split(' ').map(({ length }) => length));
    const words = longest * (longest > LONG ? LONG_NAMED : named);
    return words <= room && around + linesOf(name, room, (words) => words.length * named) * title + signRows(figures, width - 22) * 25 + linesOf(text, room, textWidth) * line <= CARD;
  };
  return [...(tight ? TIGHT : []), ...WIDTHS].find(fits) ?? 178;
}

function signRows(figures: readonly number[], room: number): number {
  let [rows, used] = [figures.length ? 1 : 0, 0];
  for (const width of figures) {
    if (used && used + FIGURE_GAP + width > room) [rows, used] = [rows + 1, width];
    else used += (used ? FIGURE_GAP : 0) + width;
  }
  return rows;
}

/** How many lines a text needs in so many pixels. */
function linesOf(text: string, room: number, widthOf: (words: string) => number): number {
  let [lines, used] = [text ? 1 : 0, 0];
  const space = widthOf(' ');
  for (const word of text.split(' ')) {
    const width = widthOf(word);
    if (used && used + space + width > room) [lines, used] = [lines + 1, width];
    else used += (used ? space : 0) + width;
  }
  return lines;
}
