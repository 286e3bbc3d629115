/** Squares and what can be done on them, in words: for menus, drafts and those who cannot see the board. */
import type { Square } from '../../boards/squares/field.ts';
import type { Say } from '../../lib/types.ts';
import type { Draft } from '../contract/answering.ts';
import { percent } from '../shared/percent.ts';
import { plain } from '../voice.ts';
import { comingIn, type Deed } from './answers.ts';
import { isWeapon, weaponOf } from './content.ts';
import { doorsOf, figuresOf, foeOf, type AttackOdds, type FigureOn, type ForayFacts } from './facts.ts';
import { cardName, figureName, tokenName, typeName, weaponName } from './names.ts';
import { vocabulary, type Action } from './notation.ts';
import { headlineOf } from './panels/odds.ts';
import { aimName } from './voice.ts';

/** What is aimed at where nobody stands. */
function aimed(square: string, { barrels }: ForayFacts, t: Say): string {
  return barrels.includes(square) ? t('d04-barrel-at', { square }) : square;
}

/** A deed in words: "Go to c4, 3 points", "Attack Imp 2: Shotgun". */
export function deedText(deed: Deed, facts: ForayFacts, t: Say): string {
  const action = vocabulary.parse(deed.moves.at(-1) ?? '');
  const figure = deed.figure ? figureName(deed.figure, t) : '';
  const square = deed.stand?.[0] ?? deed.squares[0] ?? '';
  switch (deed.verb) {
    case 'way':
    case 'step':
    case 'duct':
      return t('d04-deed-way', { square, cost: deed.cost ?? 1, how: action.verb });
    case 'attack':
      return t('d04-deed-attack', { name: figure || aimed(square, facts, t), weapon: weaponName(action.weapon ?? '') });
    case 'strike':
      return t('d04-deed-strike', { name: figure || aimed(square, facts, t) });
    case 'walk':
      return t('d04-deed-walk', { target: figure || aimed(square, facts, t), colour: action.colour ?? '' });
    case 'door':
      return doorText(action.door ?? '', facts, t);
    case 'give':
      return t('d04-deed-give', { token: tokenName(action.token ?? ''), figure });
    case 'put':
      return t('d04-deed-put', { type: typeName(comingIn(facts) ?? ''), square, turned: deed.turned ? 'yes' : 'no' });
    case 'use':
      return t('d04-deed-use', { card: cardName(action.card ?? ''), aim: aimsOf(action, facts, t) });
    case 'pick':
      return t('d04-deed-use', { card: cardName(action.card ?? ''), aim: plain(aimName(deed.figure ?? '', facts, t)) });
    default:
      return t(`d04-deed-${deed.verb}`, { figure, square });
  }
}

/** All that a card is aimed at, "Imp and Trite". */
function aimsOf({ target = '', other }: Action, facts: ForayFacts, t: Say): string {
  const one = plain(aimName(target, facts, t));
  return other === undefined ? one : t('d04-deed-aims', { one, other: plain(aimName(other, facts, t)) });
}

function doorText(id: string, { doors }: ForayFacts, t: Say): string {
  const door = doors.find((one) => one.id === id);
  return t('d04-deed-door', { kind: door?.kind ?? 'normal', closed: door?.closed ? 'yes' : 'no' });
}

/** The rule behind a begun deed, where the question's own says less. */
const DRAFT_RULES: Partial<Record<string, string>> = { door: 'D04-DOOR-05', attack: 'D04-ROLL-04', strike: 'D04-ROLL-04', walk: 'D04-BLOW-01' };

/** The words of a begun deed for the prompt: what it is, what follows from it (of an attack its odds, for who cannot see them), and the verb of its button. */
export function draftText(deed: Deed, facts: ForayFacts, t: Say, odds?: AttackOdds): Pick<Draft, 'title' | 'hint' | 'verb' | 'rule'> {
  const shut = deed.door !== undefined && doorsOf(facts)[deed.door]?.closed === true;
  const verb = verbOf(deed, facts);
  const chance = odds && headlineOf(foeOf(odds, facts), odds);
  const hint = chance ? t('d04-draft-chance', { what: chance.what, percent: percent(chance.chance), verb }) : t('d04-draft-hint', { verb: deed.verb === 'door' && !shut ? 'shut' : verb });
  return { title: deedText(deed, facts, t), hint, rule: DRAFT_RULES[deed.verb], verb: t('d04-draft-verb', { verb, shut: shut ? 'yes' : 'no' }) };
}

/** What a deed is called: a fist does not shoot, and where nobody attacks, figures are set up by hand. */
function verbOf({ verb, moves }: Deed, { attack }: ForayFacts): string {
  if (verb === 'knock' && !attack) return 'put';
  return verb === 'attack' && isMelee(moves[0] ?? '') ? 'strike' : verb;
}

/** By a fist or a saw, which do not shoot. */
export function isMelee(action: string): boolean {
  const { weapon = '' } = vocabulary.parse(action);
  return isWeapon(weapon) && weaponOf(weapon).melee;
}

/** What lies on a square, in a word of the catalogue and a name. */
function lyingOn(square: string, facts: ForayFacts): { thing: string; name: string } {
  const token = facts.tokens.find((one) => one.square === square);
  if (token) return { thing: 'token', name: tokenName(token.token) };
  if (facts.barrels.includes(square)) return { thing: 'barrel', name: '' };
  if (facts.acid.includes(square)) return { thing: 'acid', name: '' };
  if (facts.ducts.includes(square)) return { thing: 'duct', name: '' };
  const area = facts.areas.find(({ squares }) => squares.includes(square));
  const plate = area?.plates.find((one) => one.square === square);
  if (plate) return { thing: plate.live ? 'plate' : 'plate-dead', name: plate.colour };
  if (area?.encounter === square) return { thing: 'encounter', name: '' };
  return { thing: area?.obstacles.includes(square) ? 'obstacle' : 'none', name: '' };
}

function figureText(figure: FigureOn, t: Say): string {
  return t('d04-square-figure', { figure: figureName(figure.id, t), left: figure.left, most: figure.most, order: figure.marine?.order ?? 'none' });
}

/** A square for those who cannot see it. */
export function squareLabel(square: Square, facts: ForayFacts, deeds: Deed[], t: Say): string {
  const there = figuresOf(facts).filter(({ squares }) => squares.includes(square.name));
  return plain(
    t('d04-square', {
      square: square.name,
      ...lyingOn(square.name, facts),
      figures: there.map((figure) => figureText(figure, t)).join('; ') || 'none',
      may: deeds.map((deed) => deedText(deed, facts, t)).join('; ') || 'none',
    }),
  );
}

/** The same for the card of a square. */
export function thingOn(square: string, facts: ForayFacts, t: Say): string {
  return t('d04-lying', lyingOn(square, facts));
}
