/** The card of what the pointer rests on, in words. */
import type { Facts, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Card, Thing } from '../contract/look.ts';
import { cardOf, invaderOf, isCard, isInvader, isWeapon, marineCardOf, weaponOf } from './content.ts';
import { figureOf, figuresOf, foray, marineOf, type ForayFacts, type MarineFacts } from './facts.ts';
import { cardName, figureName, marineCardName, sideName, tokenName, typeName, typeOf, weaponName } from './names.ts';
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
      return weaponCard(name);
    case 'card':
      return { title: cardName(name), subtitle: isCard(name) ? t('d04-card-kind', { kind: cardOf(name).kind }) : '', lines: isCard(name) ? linesOf(cardOf(name).text) : [] };
    case 'skill':
      return { title: marineCardName(name), lines: linesOf(marineCardOf(name).text) };
    case 'type':
      return typeCard(name);
    case 'token':
      return tokenCard(name, t);
    case 'order':
      return { title: t(`d04-name-order-${name}`), lines: [t('d04-order-text', { order: name })] };
    default:
      return seatCard(Number(name), known, t);
  }
}

function figureCard(id: string, facts: ForayFacts, t: Say): Card {
  const figure = figureOf(facts, id);
  // Whoever fell under the pointer is still told of.
  if (!figure) return { ...typeCard(typeOf(id)), title: figureName(id, t) };
  if (figure.marine) return marineCard(figure.marine, t);
  const card = typeCard(figure.type);
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

function typeCard(type: string): Card {
  return { title: typeName(type), lines: isInvader(type) ? linesOf(invaderOf(type).text) : [] };
}

function weaponCard(id: string): Card {
  return { title: weaponName(id), lines: isWeapon(id) ? linesOf(weaponOf(id).text) : [] };
}

function tokenCard(id: string, t: Say): Card {
  return isWeapon(id) ? weaponCard(id) : { title: tokenName(id), lines: [t('d04-token', { token: id })] };
}

function doorCard(id: string, facts: ForayFacts, t: Say): Card {
  const door = facts.doors.find((one) => one.id === id);
  return { title: t('d04-door', { door: id.toUpperCase() }), lines: door ? [t('d04-door-line', { kind: door.kind, closed: door.closed ? 'yes' : 'no', locked: door.locked ? 'yes' : 'no', sealed: door.sealed ? 'yes' : 'no' })] : [] };
}

function squareCard(square: string, facts: ForayFacts, t: Say): Card {
  const area = facts.areas.find(({ squares }) => squares.includes(square));
  const there = figuresOf(facts).filter(({ squares }) => squares.includes(square));
  const tokens = facts.tokens.filter((one) => one.square === square).map(({ token }) => tokenCard(token, t));
  const lying = tokens.length ? tokens.flatMap(({ title, lines }) => [title, ...lines]) : [thingOn(square, facts, t)];
  // Somebody has come since the pointer rests there: the card is his, and what lies under him.
  const [first] = there;
  if (first) {
    const card = figureCard(first.id, facts, t);
    return { ...card, lines: [...card.lines, ...tokens.map(({ title }) => title)] };
  }
  return { title: t('d04-square-title', { square }), subtitle: area ? pick(area.name) : '', lines: lying.filter(Boolean) };
}

function seatCard(seat: number, facts: ForayFacts, t: Say): Card {
  const marine = marineOf(facts, seat);
  if (marine) return marineCard(marine, t);
  return { title: sideName('invader', t), lines: [t('d04-invader-seat', { frags: facts.frags, needed: facts.frags_needed, hand: facts.hand_size, deck: facts.deck })] };
}
