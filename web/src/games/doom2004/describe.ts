/** The card of what the pointer rests on, in words. */
import type { Facts, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Card, Thing } from '../game.ts';
import { cardOf, invaderOf, isCard, isInvader, isWeapon, marineCardOf, weaponOf } from './content.ts';
import { DICE, figureOf, figuresOf, foray, marineOf, type ForayFacts, type MarineFacts } from './facts.ts';
import { cardName, figureName, marineCardName, sideName, tokenName, typeName, weaponName } from './names.ts';
import { thingOn } from './speech.ts';
import { linesOf } from './texts.ts';
import { thingParts } from './thing.ts';

export function describe(thing: Thing, facts: Facts, t: Say): Card {
  const { kind, name } = thingParts(thing);
  const known = foray(facts);
  switch (kind) {
    case 'figure':
      return figureCard(name, known, t);
    case 'square':
      return name.startsWith('door ') ? doorCard(name.slice(5), known, t) : squareCard(name, known, t);
    case 'weapon':
      return weaponCard(name, t);
    case 'card':
      return { title: cardName(name), subtitle: isCard(name) ? t('d04-card-kind', { kind: cardOf(name).kind }) : '', lines: isCard(name) ? linesOf(cardOf(name).text) : [] };
    case 'skill':
      return { title: marineCardName(name), lines: linesOf(marineCardOf(name).text) };
    case 'type':
      return typeCard(name, t);
    case 'token':
      return isWeapon(name) ? weaponCard(name, t) : { title: tokenName(name), lines: [t('d04-token', { token: name })] };
    case 'order':
      return { title: t(`d04-name-order-${name}`), lines: [t('d04-order-text', { order: name })] };
    default:
      return seatCard(Number(name), known, t);
  }
}

function figureCard(id: string, facts: ForayFacts, t: Say): Card {
  const figure = figureOf(facts, id);
  if (!figure) return { title: figureName(id, t), lines: [] };
  if (figure.marine) return marineCard(figure.marine, t);
  const card = typeCard(figure.type, t);
  return { ...card, title: figureName(id, t), subtitle: t('d04-invader-line', { left: figure.left, most: figure.most }) };
}

function marineCard(marine: MarineFacts, t: Say): Card {
  return {
    title: figureName(marine.id, t),
    subtitle: t('d04-marine-line', { life: marine.life, most: marine.most_life, armour: marine.armour, order: marine.order }),
    lines: [
      ...(marine.weapons.length ? [marine.weapons.map(weaponName).join(', ')] : []),
      t('d04-marine-ammo', { bullets: marine.ammo.bullets ?? 0, rockets: marine.ammo.rockets ?? 0, cells: marine.ammo.cells ?? 0 }),
      ...marine.cards.map((card) => t('d04-marine-card', { name: marineCardName(card), text: linesOf(marineCardOf(card).text).join(' ') })),
    ],
  };
}

function typeCard(type: string, t: Say): Card {
  if (!isInvader(type)) return { title: typeName(type), lines: [] };
  const { movement, armour, wounds, dice, melee, text } = invaderOf(type);
  return {
    title: typeName(type),
    lines: [t('d04-type-line', { movement, armour, wounds, melee: melee ? 'yes' : 'no' }), diceLine(dice, t), ...linesOf(text)],
  };
}

function weaponCard(id: string, t: Say): Card {
  if (!isWeapon(id)) return { title: weaponName(id), lines: [] };
  const { dice, ammo, melee, text } = weaponOf(id);
  return { title: weaponName(id), subtitle: t('d04-weapon-line', { ammo, melee: melee ? 'yes' : 'no' }), lines: [diceLine(dice, t), ...linesOf(text)] };
}

function diceLine(dice: Record<string, number>, t: Say): string {
  return DICE.filter((colour) => dice[colour]).map((colour) => t('d04-dice-of', { n: dice[colour] ?? 0, colour: t('d04-die', { colour }) })).join(', ');
}

function doorCard(id: string, facts: ForayFacts, t: Say): Card {
  const door = facts.doors.find((one) => one.id === id);
  return { title: t('d04-door', { door: id.toUpperCase() }), lines: door ? [t('d04-door-line', { kind: door.kind, closed: door.closed ? 'yes' : 'no', locked: door.locked ? 'yes' : 'no', sealed: door.sealed ? 'yes' : 'no' })] : [] };
}

function squareCard(square: string, facts: ForayFacts, t: Say): Card {
  const area = facts.areas.find(({ squares }) => squares.includes(square));
  const there = figuresOf(facts).filter(({ squares }) => squares.includes(square));
  return { title: t('d04-square-title', { square }), subtitle: area ? pick(area.name) : '', lines: [thingOn(square, facts, t), ...there.map(({ id }) => figureName(id, t))].filter(Boolean) };
}

function seatCard(seat: number, facts: ForayFacts, t: Say): Card {
  const marine = marineOf(facts, seat);
  if (marine) return marineCard(marine, t);
  return { title: sideName('invader', t), lines: [t('d04-invader-seat', { frags: facts.frags, needed: facts.frags_needed, hand: facts.hand_size, deck: facts.deck })] };
}
