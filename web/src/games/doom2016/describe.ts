/** The full text of a figure, a card, a square or a seat, with what is on it now. */
import type { Facts, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Card, Thing } from '../contract/look.ts';
import {
  actionOf,
  classOf,
  demonOf,
  eventOf,
  gloryOf,
  invasionOf,
  isAction,
  isDemon,
  isEvent,
  missionOf,
  objectiveOf,
  setOf,
  squadOf,
  threatOf,
  weaponOf,
} from './content.ts';
import { coloursOf, figureOf, incursion, type FigureFacts, type IncursionFacts, type Texts } from './facts.ts';
import { cardName, className, figureName, seatSide, sideName, typeName, weaponName } from './names.ts';
import { placeOf } from '../../boards/squares/field.ts';
import { figureThing, thingParts } from './thing.ts';

export const cardThing = (id: string): Thing => `card ${id}`;
export const seatThing = (seat: number): Thing => `seat ${seat}`;
export const classThing = (id: string): Thing => `class ${id}`;
export const weaponThing = (id: string): Thing => `weapon ${id}`;
export const demonThing = (id: string): Thing => `demon ${id}`;
export const goalThing = (id: string): Thing => `goal ${id}`;
export const invasionThing = (id: string): Thing => `invasion ${id}`;

const TERRAIN: Record<string, string> = { '.': 'plain', d: 'difficult', i: 'impassable', b: 'blocking' };

export function describe(thing: Thing, facts: Facts, t: Say): Card {
  const { kind, name } = thingParts(thing);
  const known = incursion(facts);
  switch (kind) {
    case 'card':
      return handCard(name, t);
    case 'class':
      return { title: className(name), subtitle: t('d16-face-kind', { kind: 'class' }), lines: lines(classOf(name).text) };
    case 'weapon':
      return weaponCard(name, t);
    case 'demon':
      return demonCard(name, known, t);
    case 'goal':
      return goalCard(name, known, t);
    case 'invasion':
      return invasionCard(name, known, t);
    case 'seat':
      return seatCard(Number(name), known, t);
    case 'square': {
      const figure = known.figures.find(({ squares }) => squares.includes(name)); // it came there under the pointer
      return figure ? describe(figureThing(figure.id), facts, t) : squareCard(name, known, t);
    }
    default:
      return { ...figureCard(name, known, t), emblem: { thing, seat: figureOf(known, name)?.seat ?? null } };
  }
}

function lines(text: Texts): string[] {
  return JSON.parse(pick({ en: JSON.stringify(text.en), ru: JSON.stringify(text.ru) })) as string[];
}

function handCard(id: string, t: Say): Card {
  if (isAction(id)) {
    const card = actionOf(id);
    return { title: cardName(id), subtitle: weaponName(card.weapon), lines: [pick(card.summary), ...lines(card.text)] };
  }
  if (isEvent(id)) {
    const card = eventOf(id);
    return { title: cardName(id), subtitle: pick(setOf(card.set).name), lines: [pick(card.summary), ...lines(card.text)] };
  }
  return { title: cardName(id), subtitle: t('d16-face-kind', { kind: 'glory' }), lines: lines(gloryOf(id).text) };
}

function weaponCard(id: string, t: Say): Card {
  const weapon = weaponOf(id);
  const kind = weapon.grenade ? 'grenade' : 'weapon';
  return { title: weaponName(id), subtitle: t('d16-face-kind', { kind }), lines: weapon.cards.map((card) => t('d16-describe-card', { card: cardName(card), text: [pick(actionOf(card).summary), ...lines(actionOf(card).text)].join(' ') })) };
}

/** The tutorial knows no stagger, no armour and no argent power: whoever learns there reads of none (D16-TUTORIAL-08, -09). */
function demonLines(type: string, { tutorial }: IncursionFacts): string[] {
  const demon = demonOf(type);
  const abilities = demon.abilities.filter(({ argent }) => !tutorial || !argent);
  return [pick(tutorial ? demon.tutorial : demon.summary), ...abilities.map((ability) => pick(ability.text))];
}

function invasionCard(id: string, facts: IncursionFacts, t: Say): Card {
  const told = lines(invasionOf(id).text).slice(0, coloursOf(facts).length);
  return { title: pick(invasionOf(id).name), subtitle: t('d16-face-kind', { kind: 'invasion' }), lines: told };
}

function demonCard(type: string, facts: IncursionFacts, t: Say): Card {
  const card = facts.invader.cards.find(({ id }) => id === type);
  const state = card ? t('d16-describe-type', { figures: card.figures, argent: facts.tutorial ? 'none' : card.argent, ready: facts.type?.id === type ? 'acting' : card.ready ? 'yes' : 'no' }) : undefined;
  return { title: typeName(type), subtitle: state, lines: demonLines(type, facts) };
}

function figureCard(id: string, facts: IncursionFacts, t: Say): Card {
  const figure = figureOf(facts, id);
  if (!figure) return placeOf(id) ? squareCard(id, facts, t) : { title: figureName(id, facts, t), subtitle: t('d16-describe-gone'), lines: [] };
  const left = figure.health - figure.damage;
  const now = [t('d16-describe-life', { left, all: figure.health }), ...figure.squares.flatMap((square) => lyingOn(square, facts, t))];
  if (figure.stunned) now.push(t('d16-describe-stunned'));
  if (figure.staggered) now.push(t('d16-describe-staggered'));
  if (figure.marked) now.push(t('d16-describe-marked'));
  if (figure.carries) now.push(t('d16-describe-carries', { count: figure.carries, kind: facts.goal.kind }));
  if (figure.type === 'marine') return { title: figureName(id, facts, t), subtitle: where(figure, t), lines: [...now, ...marineLines(id, facts, t)] };
  const more = isDemon(figure.type) ? demonLines(figure.type, facts) : [];
  return { title: figureName(id, facts, t), subtitle: where(figure, t), lines: [...now, ...more] };
}

function where(figure: FigureFacts, t: Say): string {
  return t('d16-describe-where', { square: figure.squares[0] ?? '' });
}

function marineLines(name: string, facts: IncursionFacts, t: Say): string[] {
  const marine = facts.marines.find((one) => one.name === name);
  if (!marine) return [];
  const found = [t('d16-describe-cards', { hand: marine.hand.length, deck: marine.deck, glory: facts.tutorial ? 'none' : marine.glory.length })];
  if (marine.class) found.push(t('d16-describe-class', { class: className(marine.class), text: lines(classOf(marine.class).text).join(' ') }));
  if (marine.squad) found.push(t('d16-describe-class', { class: pick(squadOf(marine.squad).name), text: lines(squadOf(marine.squad).text).slice(1).join(' ') }));
  if (marine.weapons.length) found.push(t('d16-describe-weapons', { weapons: marine.weapons.map(weaponName).join(', ') }));
  if (marine.discards.length) found.push(t('d16-describe-discards', { cards: marine.discards.map(cardName).join(', ') }));
  return found;
}

function seatCard(seat: number, facts: IncursionFacts, t: Say): Card {
  const title = sideName(seatSide(seat), t);
  if (seat > 0) return { title, lines: marineLines(seatSide(seat), facts, t) };
  const { invader } = facts;
  const found = [
    t('d16-describe-frags', { count: facts.frags[0], needed: facts.frags[1] }),
    t('d16-describe-events', { hand: invader.hand.length, deck: invader.deck }),
  ];
  if (invader.invasion) found.push(t('d16-describe-invasion', { card: pick(invasionOf(invader.invasion).name) }));
  if (invader.discards.length) found.push(t('d16-describe-discards', { cards: invader.discards.map(cardName).join(', ') }));
  return { title, lines: found };
}

function goalCard(id: string, facts: IncursionFacts, t: Say): Card {
  const card = id === facts.threat ? threatOf(id) : objectiveOf(id);
  return { title: pick(card.name), subtitle: t('d16-face-kind', { kind: id === facts.threat ? 'threat' : 'objective' }), lines: lines(card.text) };
}

/** A square with all that lies on it. */
function squareCard(square: string, facts: IncursionFacts, t: Say): Card {
  return { title: t('d16-describe-terrain', { terrain: terrainOf(square, facts) }), subtitle: t('d16-describe-where', { square }), lines: lyingOn(square, facts, t) };
}

/** What lies on a square, in words. */
function lyingOn(square: string, facts: IncursionFacts, t: Say): string[] {
  const found: string[] = [];
  const portal = facts.portals.find((one) => one.square === square);
  if (portal) found.push(t('d16-describe-portal', { colour: portal.colour ?? 'none' }));
  const teleporter = facts.teleporters.find(([at]) => at === square);
  if (teleporter) found.push(t('d16-describe-teleporter', { on: teleporter[1] ? 'yes' : 'no' }));
  if (facts.health_packs.includes(square)) found.push(t('d16-describe-pack'));
  const weapon = facts.weapons.find(([at]) => at === square);
  if (weapon) found.push(t('d16-describe-weapon', { weapon: weaponName(weapon[1]) }));
  if (facts.tokens.includes(square)) found.push(t('d16-describe-token', { kind: facts.goal.kind }));
  const grenade = facts.grenades.find(([, at]) => at === square);
  if (grenade) found.push(t('d16-describe-grenade', { weapon: weaponName(grenade[2]), marine: sideName(grenade[0], t), fuse: grenade[3] ?? 'none' }));
  const { map } = missionOf(facts.mission);
  if (map.exit === square) found.push(t('d16-describe-exit'));
  const machine = map.objects.indexOf(square);
  if (machine >= 0 && facts.goal.kind === 'system_restart') found.push(t('d16-describe-machine', { done: facts.goal.worked[machine] ?? 0 }));
  return found;
}

function terrainOf(square: string, facts: IncursionFacts): string {
  const found = /^([a-z]+)(\d+)$/.exec(square);
  const letters = found?.[1] ?? 'a';
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
  const letter = missionOf(facts.mission).map.rows[Number(found?.[2] ?? 1) - 1]?.[column] ?? '.';
  const terrain = TERRAIN[letter] ?? 'plain';
  return terrain === 'difficult' && facts.tutorial ? 'difficult-only' : terrain; // it knows no cover
}

