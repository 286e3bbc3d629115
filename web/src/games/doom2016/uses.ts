/** Abilities that may be used now: the answers `use SOURCE ABILITY TARGET OTHER`, understood. */
import type { Facts, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Action } from './notation.ts';
import { actionOf, classOf, demonOf, eventOf, gloryOf, isAction, isDemon, isEvent, isGlory } from './content.ts';
import { figureOf, incursion, type IncursionFacts } from './facts.ts';
import { placeOf } from '../../boards/squares/field.ts';
import { abilityName, cardName, className, figureName, isMarine, typeName, typeOf } from './names.ts';

/** One way to use an ability: what its operands stand for. */
export interface Aimed {
  action: string;
  /** Figures and squares that it names, for the board. */
  things: string[];
  /** The dice that are rerolled, by place. */
  dice: number[];
  /** "Imp 2", "red 1 → 3"; empty where nothing is named. */
  label: string;
}

export interface Use {
  /** What tells abilities apart: `use hand armor`, `use class marksman-2`. */
  key: string;
  source: string;
  title: string;
  text: string;
  /** A card of the hand that is played for it. */
  card?: string;
  ways: Aimed[];
}

interface Ability {
  title: string;
  text: string;
  card?: string;
}

export function usesOf(answers: Action[], facts: Facts, t: Say): Use[] {
  const found = new Map<string, Use>();
  const known = incursion(facts);
  for (const answer of answers) {
    if (answer.verb !== 'use' && answer.verb !== 'flames') continue;
    const { source = 'ability', ability: name = '', target, other } = answer; // `flames` names a demon's ability alone
    const key = `${answer.verb} ${source} ${name}`;
    const ability = abilityOf(source, name, known, t);
    const use = found.get(key) ?? { key, source, title: ability.title, text: ability.text, card: ability.card, ways: [] };
    found.set(key, use);
    use.ways.push(aimed(answer.text, [target, other], known, t));
  }
  return [...found.values()];
}

/** The figure whose card an ability of the invader stands on. */
function actor(facts: IncursionFacts): string {
  return facts.attack ? facts.attack.attacker : (facts.active?.figure ?? '');
}

/** `marksman-2`: the card, and the number of its sentence from 0. */
function sentenceOf(name: string): [id: string, number: number] {
  const cut = name.lastIndexOf('-');
  return [name.slice(0, cut), Number(name.slice(cut + 1)) - 1];
}

function abilityOf(source: string, name: string, facts: IncursionFacts, t: Say): Ability {
  switch (source) {
    case 'hand':
    case 'kept':
      return { title: cardName(name), text: sentence(actionOf(name).text), card: name };
    case 'event':
      return { title: cardName(name), text: sentence(eventOf(name).text), card: name };
    case 'glory':
      return { title: cardName(name), text: sentence(gloryOf(name).text), card: name };
    case 'class': {
      const [id, number] = sentenceOf(name);
      return { title: className(id), text: pickLine(classOf(id).text, number) };
    }
    case 'card': {
      const [id, number] = sentenceOf(name);
      return isAction(id) ? { title: cardName(id), text: pickLine(actionOf(id).text, number) } : { title: t('d16-use-card'), text: '' };
    }
    case 'ability':
      return demonAbility(name, typeOf(actor(facts)));
    case 'later':
      return rest(...sentenceOf(name), facts, t);
    case 'reroll':
      return { title: t('d16-use-reroll'), text: t('d16-use-reroll-text', { all: name === 'brace' ? 'yes' : 'no' }) };
    default:
      return { title: t('d16-use-grenade'), text: t('d16-use-grenade-text') };
  }
}

/** What is left of an ability that was used earlier in this attack: its own sentence, where it has one. */
function rest(id: string, number: number, facts: IncursionFacts, t: Say): Ability {
  const lines = isEvent(id) ? eventOf(id).text : isGlory(id) ? gloryOf(id).text : undefined;
  const { title, text } = lines ? { title: cardName(id), text: pickLine(lines, number) || sentence(lines) } : demonAbility(id, typeOf(actor(facts)));
  return { title, text: t('d16-use-later', { text }) };
}

function demonAbility(id: string, type: string): Ability {
  const ability = isDemon(type) ? demonOf(type).abilities.find((one) => one.id === id) : undefined;
  const [name, text] = [abilityName(id, type), ability ? pick(ability.text) : ''];
  // The card begins with the name and the price: they are the title.
  const end = text.startsWith(name) ? text.indexOf('. ') : -1;
  return end < 0 ? { title: name, text } : { title: text.slice(0, end), text: text.slice(end + 2) };
}

function pickLine(text: { en: string[]; ru: string[] }, number: number): string {
  return pick({ en: text.en[number] ?? '', ru: text.ru[number] ?? '' });
}

export function sentence(text: { en: string[]; ru: string[] }): string {
  return pick({ en: text.en.join(' '), ru: text.ru.join(' ') });
}

const GIST = 24;

/** The first words of a text, for cards of which only a part is seen. */
export function gistOf(text: string, most = GIST): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2))}…`;
}

// -- what it is aimed at ------------------------------------------------------------------------------------------

/** The words behind the ability say themselves what they are (docs/doom2016.md, Notation). */
function aimed(action: string, words: (string | undefined)[], facts: IncursionFacts, t: Say): Aimed {
  const things: string[] = [];
  const labels: string[] = [];
  let dice: number[] = [];
  words.forEach((word, at) => {
    if (word === undefined || word === '-' || word.startsWith('face-')) return;
    if (word.startsWith('dice-')) {
      dice = word.slice(5).split('+').map((place) => Number(place) - 1);
      labels.push(dice.map((place) => dieText(place, facts, t)).join(', '));
    } else if (word.startsWith('die-')) {
      const [colour, face] = facts.attack?.dice[Number(word.slice(4)) - 1] ?? ['red', 0];
      labels.push(t('d16-use-die', { colour, from: face, to: words[at + 1]?.slice(5) ?? '' }));
    } else if (figureOf(facts, word)) {
      things.push(word);
      labels.push(figureName(word, facts, t));
    } else if (placeOf(word)) {
      things.push(word);
      labels.push(word);
    } else labels.push(isDemon(word) ? typeName(word) : isMarine(word) ? figureName(word, facts, t) : cardName(word));
  });
  return { action, things, dice, label: labels.join(', ') };
}

function dieText(place: number, facts: IncursionFacts, t: Say): string {
  const [colour, face] = facts.attack?.dice[place] ?? ['red', 0];
  return t('d16-use-one-die', { colour, face });
}
