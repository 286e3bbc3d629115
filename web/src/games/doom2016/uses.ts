/** Abilities that may be used now: the answers `use SOURCE NUMBER TARGET OTHER`, understood. */
import type { Facts, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Answer } from './answers.ts';
import { actionOf, classOf, content, demonOf, eventOf, gloryOf, isAction, missionOf } from './content.ts';
import { incursion, type Aim, type IncursionFacts } from './facts.ts';
import { nameOf } from './geometry.ts';
import { abilityName, cardName, className, figureName, typeName, typeOf } from './names.ts';

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
  /** What tells abilities apart: `hand armor`, `class 0`. */
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
  aims: Aim[];
  card?: string;
}

const TWO = 2;

export function usesOf(answers: Answer[], facts: Facts, t: Say): Use[] {
  const found = new Map<string, Use>();
  for (const answer of answers) {
    if (answer.verb !== 'use' && answer.verb !== 'flames') continue;
    const known = incursion(facts);
    const [source = '', number = ''] = answer.verb === 'flames' ? ['ability', answer.words[0]] : answer.words;
    const key = `${answer.verb} ${source} ${number}`;
    const ability = abilityOf(source, number, answer.seat, known, t);
    const use = found.get(key) ?? { key, source, title: ability.title, text: ability.text, card: ability.card, ways: [] };
    found.set(key, use);
    const operands = answer.verb === 'flames' ? [] : answer.words.slice(TWO).map(Number);
    use.ways.push(aimed(answer.text, ability.aims, operands, known, t));
  }
  return [...found.values()];
}

/** The figure whose card an ability of the invader stands on. */
function actor(facts: IncursionFacts): string {
  return facts.attack ? facts.attack.attacker : (facts.active?.figure ?? '');
}

function abilityOf(source: string, number: string, seat: number, facts: IncursionFacts, t: Say): Ability {
  const plain = (text: { en: string[]; ru: string[] }): string => sentence(text);
  switch (source) {
    case 'hand':
    case 'kept':
      return { title: cardName(number), text: plain(actionOf(number).text), aims: actionOf(number).aims.find((one) => one.length) ?? [], card: number };
    case 'event':
      return { title: cardName(number), text: plain(eventOf(number).text), aims: eventOf(number).aims, card: number };
    case 'glory':
      return { title: cardName(number), text: plain(gloryOf(number).text), aims: gloryOf(number).aims, card: number };
    case 'class':
      return classAbility(Number(number), seat, facts);
    case 'card':
      return cardAbility(Number(number), facts, t);
    case 'ability':
      return demonAbility(Number(number), facts);
    case 'later': {
      const rest = facts.attack?.later[Number(number)];
      return { title: rest ? cardName(rest.ability) : '', text: t('d16-use-later'), aims: rest?.when === 'while_attacking' ? ['dice'] : [] };
    }
    case 'reroll':
      return { title: t('d16-use-reroll'), text: t('d16-use-reroll-text', { all: number === '1' ? 'yes' : 'no' }), aims: ['dice'] };
    default:
      return { title: t('d16-use-grenade'), text: t('d16-use-grenade-text'), aims: [] };
  }
}

function classAbility(number: number, seat: number, facts: IncursionFacts): Ability {
  const id = facts.marines[seat - 1]?.class;
  if (!id) return { title: '', text: '', aims: [] };
  const card = classOf(id);
  return { title: className(id), text: pickLine(card.text, number), aims: card.aims[number] ?? [] };
}

function cardAbility(number: number, facts: IncursionFacts, t: Say): Ability {
  const id = facts.attack?.card;
  if (!id || !isAction(id)) return { title: t('d16-use-card'), text: '', aims: [] };
  const card = actionOf(id);
  return { title: cardName(id), text: pickLine(card.text, number), aims: card.aims[number] ?? [] };
}

function demonAbility(number: number, facts: IncursionFacts): Ability {
  const type = typeOf(actor(facts));
  const ability = demonOf(type).abilities[number];
  if (!ability) return { title: '', text: '', aims: [] };
  return { title: abilityName(ability.id, type), text: pick(ability.text), aims: ability.aims };
}

function pickLine(text: { en: string[]; ru: string[] }, number: number): string {
  return pick({ en: text.en[number] ?? '', ru: text.ru[number] ?? '' });
}

export function sentence(text: { en: string[]; ru: string[] }): string {
  return pick({ en: text.en.join(' '), ru: text.ru.join(' ') });
}

// -- operands -----------------------------------------------------------------------------------------------------

/** The squares of a mission by number: row by row from the south. */
export function squareNumber(number: number, mission: string): string {
  let left = number;
  for (const [row, letters] of missionOf(mission).map.rows.entries()) {
    for (const [column, letter] of [...letters].entries()) {
      if (letter === ' ') continue;
      if (left === 0) return nameOf(column, row);
      left -= 1;
    }
  }
  return '';
}

function aimed(action: string, aims: Aim[], operands: number[], facts: IncursionFacts, t: Say): Aimed {
  const things: string[] = [];
  const labels: string[] = [];
  let dice: number[] = [];
  operands.forEach((value, at) => {
    if (!value) return;
    switch (aims[at]) {
      case 'figure': {
        const id = content().figures[value - 1] ?? '';
        things.push(id);
        labels.push(figureName(id, facts, t));
        break;
      }
      case 'square': {
        const square = squareNumber(value - 1, facts.mission);
        things.push(square);
        labels.push(square);
        break;
      }
      case 'type':
        labels.push(typeName(content().demons[value - 1]?.id ?? ''));
        break;
      case 'card':
        labels.push(cardName(content().actions[value - 1]?.id ?? ''));
        break;
      case 'dice':
        dice = [...Array(8).keys()].filter((place) => (value >> place) & 1);
        labels.push(diceText(dice, facts, t));
        break;
      case 'die': {
        const [colour, face] = facts.attack?.dice[value - 1] ?? ['red', 0];
        labels.push(t('d16-use-die', { colour, from: face, to: operands[at + 1] ?? 0 }));
        break;
      }
    }
  });
  return { action, things, dice, label: labels.join(', ') };
}

function diceText(places: number[], facts: IncursionFacts, t: Say): string {
  const dice = facts.attack?.dice ?? [];
  return places.map((place) => t('d16-use-one-die', { colour: dice[place]?.[0] ?? 'red', face: dice[place]?.[1] ?? 0 })).join(', ');
}
