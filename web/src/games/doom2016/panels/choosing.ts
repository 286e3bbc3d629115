/** Choices that stand nowhere on the board: decks, classes, invasion groups, the order of initiative cards. */
import type { Facts, Question, Say } from '../../../lib/types.ts';
import { pick } from '../../../lib/words.ts';
import { answers } from '../../voice.ts';
import { classOf, content, eventOf, invasionOf, missionOf, setOf, weaponOf } from '../content.ts';
import { incursion, spareOf, type Colour } from '../facts.ts';
import { cardName, className, sideName, typeName, weaponName } from '../names.ts';
import { vocabulary, type Action } from '../notation.ts';

export interface Offered {
  /** A word of the answer. */
  id: string;
  title: string;
  lines: string[];
  /** A weapon set or a demon type that is drawn. */
  weapon?: string;
  demons?: string[];
  /** Action cards that are shown with all that they say. */
  cards?: string[];
}

export type Part = 'weapons' | 'class' | 'sets' | 'invasion';

export interface Choosing {
  /** How many of them. */
  need: number;
  offered: Offered[];
  /** The answer for what is picked, if it is one. */
  answer: (picked: string[]) => string | undefined;
  /** What the box advises to this marine. */
  advised?: string[];
  /** What it is a choice of, where two are made on one screen. */
  kind?: Part;
  /** What will be asked next and is chosen on the same screen: it is given when it is asked. */
  next?: Choosing;
  /** The cards of the deck that comes of it. */
  deck?: (picked: string[]) => string[];
}

export const CHOSEN_ASIDE = ['sets', 'weapons', 'class', 'invasion', 'leader', 'group', 'peek', 'reorder'];

export function choosingOf(question: Question, facts: Facts, t: Say): Choosing | null {
  const actions = answers(question).map((text) => vocabulary.parse(text));
  const first = [...new Set(actions.flatMap(chosenIn))];
  const same = (picked: string[]): string | undefined =>
    actions.find((action) => chosenIn(action).length === picked.length && picked.every((one) => chosenIn(action).includes(one)))?.text;
  switch (question.kind) {
    case 'sets':
      return { need: 3, offered: first.map((id) => setOffer(id, t)), answer: same, kind: 'sets', next: invasions(content().invasions.map(({ id }) => id)) };
    case 'weapons':
      return { need: 2, offered: first.map((id) => weaponOffer(id)), answer: same, advised: advice(question, facts)?.slice(0, 2), kind: 'weapons', next: classes(freeClasses(facts), question, facts), deck: (picked) => deckOf(picked, question, facts) };
    case 'class':
      return { ...classes(first, question, facts), answer: same };
    case 'invasion':
      return { ...invasions(first), answer: same };
    case 'leader':
      return { need: 1, offered: first.map((id) => ({ id, title: sideName(id, t), lines: [] })), answer: same };
    case 'group':
      return { need: 1, offered: groupOffers(question, facts, t), answer: same };
    case 'peek':
    case 'reorder':
      return {
        need: 1,
        offered: actions.map(({ text, initiative = '', end = 'top' }) => ({ id: text, title: t('d16-choose-order', { card: sideName(initiative, t), end }), lines: [] })),
        answer: ([picked]) => actions.find(({ text }) => text === picked)?.text,
      };
    default:
      return null;
  }
}

/** The things that an answer chooses, by their ids. */
function chosenIn({ first, second, third, class: name, invasion, marine, group }: Action): string[] {
  return [first, second, third, name, invasion, marine, group].filter((one) => one !== undefined);
}

function classes(ids: string[], question: Question, facts: Facts): Choosing {
  return { need: 1, offered: ids.map((id) => ({ id, title: className(id), lines: both(classOf(id).text) })), answer: () => undefined, advised: advice(question, facts)?.slice(2), kind: 'class' };
}

function invasions(ids: string[]): Choosing {
  return { need: 1, offered: ids.map((id) => ({ id, title: pick(invasionOf(id).name), lines: both(invasionOf(id).text) })), answer: () => undefined, kind: 'invasion' };
}

/** Each class is there once. */
function freeClasses(facts: Facts): string[] {
  const taken = incursion(facts).marines.map(({ class: own }) => own);
  return content().classes.map(({ id }) => id).filter((id) => !taken.includes(id));
}

/** The cards that everybody has, and those of the weapons. */
function deckOf(picked: string[], question: Question, facts: Facts): string[] {
  return [...(incursion(facts).marines[question.seat - 1]?.weapons ?? []), ...picked].flatMap((id) => weaponOf(id).cards);
}

function both(text: { en: string[]; ru: string[] }): string[] {
  return JSON.parse(pick({ en: JSON.stringify(text.en), ru: JSON.stringify(text.ru) })) as string[];
}

function advice(question: Question, facts: Facts): string[] | undefined {
  return missionOf(incursion(facts).mission).advised[question.seat - 1];
}

/** What comrades have that can be had no more. */
export function takenBy({ kind, offered }: Choosing, facts: Facts, seat: number): { title: string; marine: string }[] {
  if (kind !== 'class' && kind !== 'weapons') return [];
  return incursion(facts).marines.filter((_, at) => at !== seat - 1).flatMap(({ name, weapons, class: own }) => {
    const things = kind === 'class' ? (own ? [own] : []) : weapons.filter((id) => weaponOf(id).starting);
    return things.filter((id) => !offered.some((one) => one.id === id)).map((id) => ({ title: kind === 'class' ? className(id) : weaponName(id), marine: name }));
  });
}

/** Copies of an event stand once. */
function setOffer(id: string, t: Say): Offered {
  const copies = new Map<string, string[]>();
  for (const card of setOf(id).cards) copies.set(cardName(card), [...(copies.get(cardName(card)) ?? []), card]);
  const lines = [...copies].map(([name, [card = '', ...more]]) => t('d16-choose-event', { name, count: more.length + 1, text: both(eventOf(card).text).join(' ') }));
  return { id, title: pick(setOf(id).name), lines };
}

function weaponOffer(id: string): Offered {
  return { id, title: weaponName(id), weapon: id, lines: [], cards: weaponOf(id).cards };
}

function groupOffers(question: Question, facts: Facts, t: Say): Offered[] {
  const colour = question.about[1] as Colour;
  const id = incursion(facts).invader.invasion;
  const groups = id ? invasionOf(id)[colour] : [];
  return groups.map((group, at) => ({
    id: at ? 'second' : 'first',
    title: t('d16-choose-group', { number: at + 1, argent: incursion(facts).tutorial ? 0 : group.argent }),
    lines: group.demons.map(({ type, number }) => {
      const demons = t('d16-mat-name', { name: typeName(type), count: number });
      const left = spareOf(type, incursion(facts));
      return left < number ? t('d16-choose-short', { demons, left }) : demons;
    }),
    demons: group.demons.flatMap(({ type, number }) => Array.from({ length: number }, () => type)),
  }));
}
