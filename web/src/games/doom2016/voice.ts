/** DOOM (2016) in words: prompts, answers, buttons. */
import type { Facts, Question, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { answers, mark, type Choice, type Prompt, type Voice } from '../voice.ts';
import { CHOSEN_ASIDE } from './panels/choosing.ts';
import { invasionOf, missionOf, setOf } from './content.ts';
import { figureOf, incursion, spareOf, type Colour, type FigureFacts, type IncursionFacts } from './facts.ts';
import { DIRECTIONS, placeOf, nameOf, STEPS, type Direction } from '../../boards/squares/field.ts';
import { abilityName, cardName, className, figureName, itemIn, markedFigure, seatSide, sideName, typeName, typeOf, weaponName } from './names.ts';
import { vocabulary, type Action } from './notation.ts';
import { usesOf } from './uses.ts';

/** A moment in which one may react and may pass. */
function isMoment(kind: string): boolean {
  return vocabulary.isOrderable(kind);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function ask(question: Question, facts: Facts, t: Say): Prompt {
  const [about = '', second = '', card = ''] = question.about;
  const known = incursion(facts);
  const args: Record<string, string> = { kind: known.goal.kind };
  if (question.kind === 'group') args.portal = t('d16-portal', { colour: second, square: about });
  else if (question.kind === 'place') args.demon = typeName(second);
  else if (question.kind === 'cover') {
    args.figure = figureName(second, facts, t);
    args.card = cardName(card);
  } else if (about) args.figure = figureName(about, facts, t);
  const own = situation(question, known, t);
  if (own) return { ...own, rule: question.rule };
  return { title: capital(t(`d16-ask-${question.kind}`, args)), hint: helpFor(question, known, t), rule: question.rule };
}

/** Questions in the middle of an attack, which its sum answers. */
const IN_ATTACK = ['while_defending', 'while_attacking', 'before_roll', 'cover'];

/** A demon that whoever acts could enter and so kill (D16-GLORY-01). */
function gloryOf({ active, figures }: IncursionFacts): FigureFacts | undefined {
  const reached = new Set(active?.reach.map(({ to }) => to));
  return figures.find(({ staggered, squares }) => staggered && squares.some((square) => reached.has(square)));
}

/** Prompts that speak of what can be done just now, or of the attack that is under way. */
function situation(question: Question, facts: IncursionFacts, t: Say): { title: string; hint: string } | undefined {
  const { kind, seat } = question;
  const verbs = new Set(kind === 'act' || kind === 'demon' ? answers(question).map((text) => vocabulary.parse(text).verb) : []);
  const can = (...some: string[]): string => (some.some((verb) => verbs.has(verb)) ? 'yes' : 'no');
  if (kind === 'demon' && question.answers && facts.active)
    return { title: t('d16-prompt-demon', { figure: figureName(facts.active.figure, facts, t), goes: can('step', 'turn'), attacks: can('attack'), uses: can('use') }), hint: helpFor(question, facts, t) };
  if (kind === 'act' && question.answers) {
    const staggered = gloryOf(facts);
    const deed = staggered ? 'glory' : (['seal', 'work', 'open', 'take'].find((verb) => verbs.has(verb)) ?? 'none');
    return {
      title: t('d16-prompt-act', { goes: can('step', 'teleport'), attacks: can('attack'), plays: can('play', 'run', 'use') }),
      hint: t('d16-prompt-act-hint', { who: facts.active ? figureName(facts.active.figure, facts, t) : '', points: facts.active?.points ?? 0, mains: facts.active?.mains ?? 0, attacks: facts.active?.offers.length ?? 0, deed, figure: staggered ? figureName(staggered.id, facts, t) : '' }),
    };
  }
  const { attack } = facts;
  if (!attack || !question.answers || !IN_ATTACK.includes(kind)) return undefined;
  const [attacker, defender] = [figureName(attack.attacker, facts, t), figureName(attack.defender, facts, t)];
  const hurt = figureOf(facts, attack.defender);
  const left = hurt ? hurt.health - hurt.damage : 0;
  const who = attack.defender === seatSide(seat) || (seat === 0 && kind === 'while_defending') ? 'defender' : 'attacker';
  const sum = { symbols: attack.symbols, shields: attack.shields, damage: attack.damage, left, after: Math.max(0, left - attack.damage), dodged: attack.dodged ? 'yes' : 'no', can: usable(question, facts, t) };
  if (kind === 'cover') return { title: t('d16-prompt-cover', { defender, card: cardName(attack.shown ?? '') }), hint: t('d16-prompt-cover-hint', sum) };
  return {
    title: t('d16-prompt-attack', { kind, who, attacker, defender }),
    hint: attack.rolled
      ? t('d16-prompt-attack-hint', sum)
      : momentHelp(question, facts, t),
  };
}

const FEW_USES = 2;

/** What may be used now, by name where the line has room for it. */
function usable(question: Question, facts: IncursionFacts, t: Say): string {
  if (!question.answers) return 'many';
  const titles = new Set(usesOf(answers(question).map((text) => vocabulary.parse(text)), facts, t).map(({ title }) => title));
  if (!titles.size) return 'none';
  return titles.size > FEW_USES ? 'many' : t('d16-both', { first: [...titles][0] ?? '', second: [...titles][1] ?? 'none' });
}

function momentHelp(question: Question, facts: IncursionFacts, t: Say): string {
  return t('d16-help-moment', { only: question.answers?.count === 1 ? 'yes' : 'no', can: usable(question, facts, t) });
}

/** One line of help: what is left to do, by numbers where there are some. */
function helpFor(question: Question, facts: IncursionFacts, t: Say): string {
  const { kind } = question;
  if (kind === 'act' || kind === 'demon' || kind === 'walk') {
    const own = question.answers ? 'yes' : 'no';
    return t('d16-help-act', { kind, points: facts.active?.points ?? 0, mains: facts.active?.mains ?? 0, attacks: facts.active?.offers.length ?? 0, own });
  }
  if (isMoment(kind)) return momentHelp(question, facts, t);
  if (kind === 'place' && facts.summoning) return t('d16-help-place', { demons: waitingIn(facts, facts.summoning.waiting, t) });
  return t('d16-help', { kind });
}

/** Demons that come out of a portal, by their types, as many as there are figures. */
function waitingIn(facts: IncursionFacts, waiting: readonly string[], t: Say): string {
  const many = (type: string): number => Math.min(waiting.filter((one) => one === type).length, spareOf(type, facts));
  return [...new Set(waiting)].filter(many).map((type) => t('d16-mat-name', { name: typeName(type), count: many(type) })).join(', ');
}

// -- answers ------------------------------------------------------------------------------------------------------

function stepTo(direction: string, facts: IncursionFacts): string {
  const figure = facts.active ? figureOf(facts, facts.active.figure) : undefined;
  const place = placeOf(figure?.squares[0] ?? '');
  if (!place || !DIRECTIONS.includes(direction as Direction)) return '';
  const [dx, dy] = STEPS[direction as Direction];
  return nameOf(place[0] + dx, place[1] + dy);
}

function wordAnswer(text: string, facts: Facts, _seat: number, t: Say): string {
  const known = incursion(facts);
  const action = vocabulary.parse(text);
  const { card = '', figure = '', square = '' } = action;
  const marked = mark(square, [square]);
  const say = (args: Record<string, string | number>, variant = ''): string => t(`d16-action-${action.verb}${variant}`, args);
  switch (action.verb) {
    case 'step': {
      const to = stepTo(action.direction ?? '', known);
      return say({ direction: t(`d16-direction-${action.direction}`), square: mark(to, [to]) });
    }
    case 'open':
      return say({ door: doorName(action.door ?? '', known, t) });
    case 'take':
      return say({ item: itemIn(action, known) });
    case 'play':
      return playText(action, say);
    case 'run':
      return say({ card: cardName(card) });
    case 'attack':
      return attackText(action, known, t);
    case 'use':
    case 'flames':
      return useText(action, facts, t);
    case 'activate':
      return say({ type: typeName(action.type ?? '') });
    case 'lose':
      return say({ die: action.die ?? '' });
    case 'displace':
      return say({ figure: markedFigure(figure, facts, t), square: marked });
    case 'portal':
    case 'seal':
      return say({ portal: portalName(action.portal ?? '', known, t) });
    case 'group':
      return say({ group: groupName(action.group === 'second' ? 1 : 0, known, t) });
    case 'put':
      return say({ square: marked, turned: action.turned === 'turned' ? 1 : 0 });
    case 'argent':
      return say({ place: action.place === 'invasion' ? t('d16-invasion-card') : typeName(action.place ?? '') });
    case 'discard':
      return say({ event: cardName(action.event ?? '') });
    case 'sets':
      return say({ sets: together(action).map((name) => pick(setOf(name).name)).join(', ') });
    case 'invasion':
      return say({ invasion: pick(invasionOf(action.invasion ?? '').name) });
    case 'weapons':
      return say({ weapons: together(action).map(weaponName).join(', ') });
    case 'class':
      return say({ class: className(action.class ?? '') });
    case 'leader':
      return say({ marine: sideName(action.marine ?? '', t) });
    case 'carry':
    case 'next':
      return say({ figure: markedFigure(figure, facts, t) });
    case 'work':
      return say({ machine: machineName(action.machine ?? '', known, t), card: cardName(card) });
    case 'order':
      return say({ turn: sideName(action.initiative ?? '', t), end: action.end ?? '' });
    case 'turn':
    case 'teleport':
    case 'respawn':
    case 'drop':
      return say({ square: marked });
    default:
      return say({});
  }
}

/** Sets that are chosen together. */
function together({ first, second, third }: Action): string[] {
  return [first, second, third].filter((name) => name !== undefined);
}

function playText({ card = '', aim }: Action, say: (args: Record<string, string>, variant?: string) => string): string {
  if (!aim || aim === '-') return say({ card: cardName(card) });
  return say({ card: cardName(card), aim: placeOf(aim) ? mark(aim, [aim]) : cardName(aim) }, '-aim');
}

function machineName(square: string, facts: IncursionFacts, t: Say): string {
  return mark(t('d16-figure-machine', { n: missionOf(facts.mission).map.objects.indexOf(square) + 1 }), [square]);
}

function diceText(red: number, black: number, t: Say): string {
  if (red && black) return t('d16-dice-both', { red, black });
  return red ? t('d16-dice-red', { n: red }) : t('d16-dice-black', { n: black });
}

/** `attack imp-2 offer-2`, `attack alpha charged_fireball`: which of several attacks, and an ability that adds range. */
function attackText({ figure: target = '', offer = 1, ability }: Action, facts: IncursionFacts, t: Say): string {
  const made = facts.active?.offers[offer - 1];
  const dice = diceText(made?.red ?? 0, made?.black ?? 0, t);
  const figure = markedFigure(target, facts, t);
  if (ability) return t('d16-action-attack-with', { figure, ability: abilityName(ability, typeOf(facts.active?.figure ?? '')), dice });
  return made?.card ? t('d16-action-attack-with', { figure, ability: cardName(made.card), dice }) : t('d16-action-attack', { figure, dice });
}

function useText(action: Action, facts: Facts, t: Say): string {
  const [use] = usesOf([action], facts, t);
  const way = use?.ways[0];
  if (!use || !way) return action.text;
  if (action.verb === 'flames') return t('d16-action-flames', { ability: use.title });
  return way.label ? t('d16-action-use-aimed', { ability: use.title, aims: mark(way.label, way.things) }) : t('d16-action-use', { ability: use.title });
}

/** `c4-d4`: the squares on both sides of one of its borders. */
function doorName(name: string, facts: IncursionFacts, t: Say): string {
  const squares = name.split('-');
  const number = doorNumber(squares, facts);
  return mark(t('d16-door', { n: number + 1, squares: squares.join(', ') }), squares);
}

function doorNumber(squares: string[], facts: IncursionFacts): number {
  const [one, other] = squares.map((square) => placeOf(square) ?? [0, 0]);
  const [x, y] = [Math.max(one?.[0] ?? 0, other?.[0] ?? 0), Math.max(one?.[1] ?? 0, other?.[1] ?? 0)];
  return missionOf(facts.mission).map.doors.findIndex((door) => door.some(([[left, low]]) => left === x && low === y));
}

function portalName(square: string, facts: IncursionFacts, t: Say): string {
  const portal = facts.portals.find((one) => one.square === square);
  const name = portal?.colour ? t('d16-portal', { colour: portal.colour, square }) : t('d16-portal-unknown', { square });
  return mark(name, [square]);
}

function groupName(number: number, facts: IncursionFacts, t: Say): string {
  const colour = facts.summoning?.colour as Colour | undefined;
  const group = facts.invader.invasion && colour ? invasionOf(facts.invader.invasion)[colour][number] : undefined;
  if (!group) return String(number + 1);
  return group.demons.map(({ type, number: n }) => (n > 1 ? t('d16-times', { what: typeName(type), n }) : typeName(type))).join(', ');
}

// -- buttons ------------------------------------------------------------------------------------------------------

/** Answers that no square and no card stands for: what lies there is taken at its place. Moments, attacks and choices of cards have panels of their own. */
const BESIDE = ['stop', 'keep', 'second', 'lose'];

function buttons(question: Question, facts: Facts, t: Say): Choice[] {
  if (CHOSEN_ASIDE.includes(question.kind)) return [];
  const words = (action: string): string => (question.kind === 'cover' ? t('d16-cover', { verb: action }) : capital(wordAnswer(action, facts, question.seat, t)));
  const label = (action: string): Choice => ({ action, label: words(action) });
  const beside = isMoment(question.kind) ? ['pass'] : ['pass', ...BESIDE];
  return answers(question)
    .filter((action) => beside.includes(vocabulary.parse(action).verb))
    .map(label);
}

function ending(question: Question, t: Say): Choice | null {
  if (!question.answers?.singles.includes('end')) return null;
  return { action: 'end', label: t('d16-end', { kind: question.kind }) };
}

/** An ability stands behind the type of the demon that has it: `imp.charged_fireball`. */
function name(kind: string, id: string): string {
  const [type = '', ability = ''] = id.split('.');
  if (kind === 'ability') return abilityName(ability, type);
  const names: Record<string, (id: string) => string> = { class: className, weapon: weaponName, type: typeName };
  return (names[kind] ?? cardName)(id);
}

function headline(facts: Facts, t: Say): string {
  const known = incursion(facts);
  return t('d16-headline', { mission: pick(missionOf(known.mission).name), round: known.round });
}

export const voice: Voice & { isMoment: typeof isMoment } = {
  headline,
  ask,
  answer: wordAnswer,
  name,
  buttons,
  ending,
  order: (kind, t) => t('d16-order', { kind }),
  isMoment,
};

