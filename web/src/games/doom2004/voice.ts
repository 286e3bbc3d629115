/** DOOM (2004) in words: prompts, answers, buttons. */
import { nameOf, placeOf, STEPS, type Direction } from '../../boards/squares/field.ts';
import type { Facts, Preview, Question, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { frameNow } from '../../table/frame.svelte.ts';
import { answers, capital, mark, type Choice, type Prompt, type Voice, type Warning } from '../voice.ts';
import { comingIn } from './answers.ts';
import { cardOf, isCard, scenarioOf } from './content.ts';
import { figureOf, foray, foreseen, marineOf, type ForayFacts } from './facts.ts';
import { cardName, figureName, isMarine, marineCardName, markedFigure, tokenName, typeName, typeOf, weaponName } from './names.ts';
import { vocabulary, type Action } from './notation.ts';
import { lossOf } from './panels/lost.ts';
import { PATIENCE, patience } from './panels/patience.svelte.ts';
import { standing } from './panels/standing.svelte.ts';

/** A moment in which one may react and may pass. */
export function isMoment(kind: string): boolean {
  return vocabulary.isOrderable(kind);
}

// -- questions ----------------------------------------------------------------------------------------------------

function ask(question: Question, facts: Facts, t: Say): Prompt {
  const known = foray(facts);
  const prompt = { title: capital(titleOf(question, known, t)), hint: hintOf(question, known, t), rule: isHealing(question) ? 'D04-HEAL-02' : question.rule };
  const { left, stopped, stop } = patience;
  return isGuards(question) && patience.running ? { ...prompt, patience: { left, of: PATIENCE, stopped, stop } } : prompt;
}

/** A marine on guard may shoot, and is waited for. */
function isGuards({ kind, seat, answers: offer }: Question): boolean {
  return kind === 'interrupt' && seat > 0 && (offer?.count ?? 0) > 1;
}

/** In the invader's turn somebody may be healed, and nobody shot at. */
export function isHealing(question: Question): boolean {
  const verbs = question.kind === 'interrupt' ? answers(question).map((text) => vocabulary.parse(text).verb) : [];
  return verbs.includes('heal') && !verbs.includes('attack');
}

function titleOf(question: Question, facts: ForayFacts, t: Say): string {
  const { kind, about } = question;
  const [first = '', second = ''] = about;
  switch (kind) {
    case 'act':
    case 'invader':
      return question.answers ? t('d04-prompt-act', { ...ableTo(question, facts), figure: figureName(first, t), kind }) : t(`d04-ask-${kind}`, { figure: figureName(first, t) });
    case 'put':
    case 'recycle':
      return t(`d04-ask-${kind}`, { type: typeName(first) });
    case 'cancel':
      return cancelled(question.seat, first, facts, t);
    case 'watchful':
      return t('d04-ask-watchful', { watcher: figureName(first, t), figure: figureName(second, t) });
    case 'walk':
      return t('d04-ask-blow', { attacker: figureName(first, t) });
    case 'reroll':
    case 'knock':
      return t(`d04-ask-${kind}`, { attacker: figureName(first, t), square: standingAt(facts, second, first, t) });
    case 'action':
    case 'respawn':
    case 'encounter':
    case 'alert':
    case 'keep':
    case 'heal':
      return t(`d04-ask-${kind}`, { figure: figureName(first, t) });
    case 'interrupt':
      if (isHealing(question)) return t('d04-ask-mend', { figure: figureName(marineOf(facts, question.seat)?.id ?? '', t) });
      return t('d04-ask-guard', { figure: figureName(marineOf(facts, question.seat)?.id ?? '', t), enemy: enemyOf(question, facts, t), attacks: facts.attack && !isMarine(facts.attack.attacker) ? 'yes' : 'no' });
    case 'activate':
    case 'prepare':
      return t(isBare(question) ? `d04-prompt-${kind}-done` : `d04-ask-${kind}`);
    default:
      return about.length && isMoment(kind) ? t(`d04-ask-${kind}-of`, { figures: about.map((id) => figureName(id, t)).join(', ') }) : t(`d04-ask-${kind}`);
  }
}

/** Who may cancel a card, and by which order. */
function cancelled(seat: number, card: string, facts: ForayFacts, t: Say): string {
  const marine = marineOf(facts, seat);
  if (!marine || marine.order === 'none') return t('d04-ask-cancel', { card: cardName(card) });
  return t('d04-ask-cancel-for', { card: cardName(card), figure: figureName(marine.id, t), order: t(`d04-name-order-${marine.order}`) });
}

/** The invader that acts, where he may be shot at: behind a corner he is nobody to speak of. */
function enemyOf(question: Question, facts: ForayFacts, t: Say): string {
  const acting = facts.active && !isMarine(facts.active.figure) ? figureOf(facts, facts.active.figure) : undefined;
  const aims = answers(question).map((text) => vocabulary.parse(text)).flatMap(({ verb, square }) => (verb === 'attack' ? [square] : []));
  return acting?.squares.some((square) => aims.includes(square)) ? figureName(acting.id, t) : 'none';
}

/** Who is attacked, as players say it; the square where nobody stands there; all around whoever sweeps. */
function standingAt({ marines, invaders }: ForayFacts, square: string, attacker: string | undefined, t: Say, named = figureName, bare = square): string {
  const there = marines.find((one) => one.square === square) ?? invaders.find(({ squares }) => squares.includes(square));
  if (there && there.id === attacker) return t('d04-around');
  return there ? named(there.id, t) : bare;
}

/** What can be done just now, for a prompt that names it. */
function ableTo(question: Question, { marines, invaders, barrels, active }: ForayFacts): { goes: string; attacks: string; orders: string; ends: string } {
  const actions = answers(question).map((text) => vocabulary.parse(text));
  // Whoever sweeps attacks where it stands, and only if somebody is hit.
  const sweeping = invaders.find(({ id }) => id === active?.figure)?.squares ?? [];
  const targets = new Set([...(question.seat === 0 ? [...marines.map(({ square }) => square), ...sweeping] : invaders.flatMap(({ squares }) => squares)), ...barrels]);
  const can = (...some: string[]): string => (actions.some(({ verb }) => some.includes(verb)) ? 'yes' : 'no');
  // An empty square may be attacked, but nobody is told to.
  const attacks = actions.some(({ verb, square }) => ['attack', 'strike'].includes(verb) && targets.has(square ?? '')) ? 'yes' : 'no';
  return { goes: can('step', 'teleport', 'duct', 'crawl'), attacks, orders: can('order'), ends: can('end') };
}

/** A part of the invader's turn in which nothing is left to do: the page goes on by itself. */
function isBare({ kind, answers: offer }: Question): boolean {
  return ['activate', 'prepare'].includes(kind) && offer?.count === 1;
}

function hintOf(question: Question, facts: ForayFacts, t: Say): string {
  const { active, spawning } = facts;
  if ((question.kind === 'act' || question.kind === 'invader') && active) {
    return t('d04-hint-act', { points: active.points, attacks: active.attacks, either: active.either && active.attacks > 0 && active.points > 0 ? 'yes' : 'no', orders: ableTo(question, facts).orders });
  }
  if (question.kind === 'put' && spawning) return t('d04-hint-put', { left: spawning.types.length - spawning.placed });
  if (isMoment(question.kind) || isBare(question)) return t('d04-hint-moment', { kind: isHealing(question) ? 'heal' : question.kind, only: question.answers?.count === 1 ? 'yes' : 'no' });
  return t('d04-hint', { kind: question.kind });
}

// -- answers ------------------------------------------------------------------------------------------------------

function stepTo(direction: string, facts: ForayFacts): string {
  const [column, row] = placeOf(figureOf(facts, facts.active?.figure)?.squares[0] ?? '') ?? [0, 0];
  const [dx, dy] = STEPS[direction as Direction] ?? [0, 0];
  return nameOf(column + dx, row + dy);
}

/** Who acts, if it is of the side that is asked: a guard or a watchful figure answers the deeds of others. */
function actorOf({ active }: ForayFacts, seat: number): string | undefined {
  return active && isMarine(active.figure) === (seat > 0) ? active.figure : undefined;
}

function wordAnswer(text: string, facts: Facts, seat: number, t: Say): string {
  const known = foray(facts);
  const attacker = actorOf(known, seat);
  const action = vocabulary.parse(text);
  const { figure = '', square = '', card = '' } = action;
  const marked = mark(square, [square]);
  const say = (args: Record<string, string | number>, variant = ''): string => t(`d04-action-${action.verb}${variant}`, args);
  switch (action.verb) {
    case 'action':
      return t(`d04-name-action-${action.action}`);
    case 'step': {
      const to = stepTo(action.direction ?? '', known);
      return say({ direction: t(`d04-direction-${action.direction}`), square: mark(to, [to]) });
    }
    case 'door': {
      const { door = '' } = action;
      return t('d04-answer-door', { door: mark(door.toUpperCase(), [door]), closed: known.doors.some(({ id, closed }) => id === door && closed) ? 'yes' : 'no' });
    }
    case 'attack':
      return t('d04-answer-attack', { name: standingAt(known, square, attacker, t, markedFigure, marked), weapon: weaponName(action.weapon ?? ''), aimed: action.aimed === 'aimed' ? 'yes' : 'no' });
    case 'strike':
      return t('d04-deed-strike', { name: standingAt(known, square, attacker, t, markedFigure, marked) });
    case 'keep':
      return say({ weapon: weaponName(action.weapon ?? '') });
    case 'give':
      return say({ token: tokenName(action.token ?? ''), figure: markedFigure(figure, t) });
    case 'order':
      return say({ order: t(`d04-name-order-${action.order}`), figure: markedFigure(figure, t) });
    case 'reroll':
      return say({ dice: diceNamed(action.dice ?? '', known, t) });
    case 'walk':
      return say({ square: standingAt(known, square, known.attack?.attacker, t, markedFigure, marked), colour: t('d04-die', { colour: action.colour ?? '' }) });
    case 'knock':
      return say({ figure: markedFigure(figure, t), square: marked });
    case 'use':
      return useText(action, known, t);
    case 'discard':
      return say({ card: cardName(card) });
    case 'spawn':
      return say({ group: groupName(card, action.group ?? 1) });
    case 'put':
      return say({ square: marked }, action.turned === 'turned' ? '-turned' : '');
    case 'choose':
      return say({ way: pick(known.encounter?.ways[(action.way ?? 1) - 1] ?? { en: '', ru: '' }) });
    default:
      return say({ figure: figure && markedFigure(figure, t), square: marked });
  }
}

function groupName(card: string, group: number): string {
  const found = isCard(card) ? cardOf(card).groups[group - 1] : undefined;
  return found ? pick(found.text) : String(group);
}

/** `dice-1+3`: the faces that lie there. */
export function diceNamed(word: string, { attack }: ForayFacts, t: Say): string {
  const places = word.replace('dice-', '').split('+').map(Number);
  return places
    .flatMap((place) => attack?.dice[place - 1] ?? [])
    .map(({ colour, miss, range, damage }) => t('d04-die-face', { colour, miss: miss ? 'yes' : 'no', range, damage }))
    .join(', ');
}

function useText({ card = '', target, other }: Action, facts: ForayFacts, t: Say): string {
  const aims = [target, other].filter((aim) => aim !== undefined).map((aim) => aimName(aim, facts, t));
  return aims.length ? t('d04-action-use-aimed', { card: cardName(card), aims: aims.join(', ') }) : t('d04-action-use', { card: cardName(card) });
}

/** What a card is aimed at: a figure, dice, a token where it lies, a door. */
export function aimName(aim: string, facts: ForayFacts, t: Say): string {
  if (isMarine(aim) || facts.invaders.some(({ id }) => id === aim)) return markedFigure(aim, t);
  if (aim.startsWith('dice-')) return diceNamed(aim, facts, t);
  const square = aim.split('-').at(-1) ?? '';
  return placeOf(square) && aim !== square ? mark(`${tokenName(typeOf(aim.slice(0, -square.length - 1)))} ${square}`, [square]) : mark(t('d04-door', { door: aim.toUpperCase() }), [aim]);
}

// -- buttons ------------------------------------------------------------------------------------------------------

/** Answers that no square and no card stands for. Beside the board the left column has its own buttons for the rest. */
const BESIDE = ['pass', 'keep', 'cancel', 'teleport', 'crawl', 'leave'];
/** A door is narrower than a finger. */
const NARROW = ['door', 'order', 'adrenaline', 'heal'];

function buttons(question: Question, facts: Facts, t: Say): Choice[] {
  const column = ['wide', 'laptop'].includes(frameNow(false));
  const asked = question.kind === 'alert' ? ['order'] : [];
  const shown = question.kind === 'reroll' ? ['pass'] : column ? [...asked, ...BESIDE] : [...BESIDE, ...NARROW];
  const choices = answers(question)
    .filter((action) => shown.includes(vocabulary.parse(action).verb))
    .map((action): Choice => ({ action, label: capital(labelOf(action, question, facts, t)), ...(vocabulary.parse(action).verb === 'order' ? { group: t('d04-order-group') } : {}) }));
  if (!isGuards(question)) return choices;
  const { seat } = question;
  // The keys come to the first one by themselves, which must not be the wish that holds for the whole turn.
  return [...choices, { action: 'pass', label: t('d04-pass-until'), also: () => standing.set({ seat, until: 'turn' }) }];
}

/** What lies behind a door that nobody has opened, or who has left, stays so: that is said first, as on the board. So is a spawn for nothing. */
function warn(action: string, facts: Facts, t: Say, preview: Preview | null): Warning | undefined {
  const { verb, door } = vocabulary.parse(action);
  if (verb === 'spawn') return lossOf(action, foreseen(preview)?.spawn ?? null, t);
  const reveals = verb === 'door' && foray(facts).doors.some(({ id, closed, explored }) => id === door && closed && !explored);
  return reveals || verb === 'leave' ? { sure: t('d04-draft-hint', { verb }) } : undefined;
}

/** To pass is named after what is passed up; an order by itself where it can only be one marine's. */
function labelOf(action: string, question: Question, facts: Facts, t: Say): string {
  const { verb, order, door } = vocabulary.parse(action);
  if (verb === 'door') return t('d04-door-button', { closed: foray(facts).doors.some(({ id, closed }) => id === door && closed) ? 'yes' : 'no' });
  if (verb === 'order' && orderedBy(question).size === 1) return t('d04-order-short', { order: t(`d04-name-order-${order}`) });
  if (action !== 'pass') return wordAnswer(action, facts, question.seat, t);
  const type = comingIn(foray(facts));
  return t('d04-pass', { kind: question.kind, type: type ? typeName(type) : '' });
}

function orderedBy(question: Question): Set<string | undefined> {
  return new Set(answers(question).map((text) => vocabulary.parse(text)).flatMap(({ verb, figure }) => (verb === 'order' ? [figure] : [])));
}

function ending(question: Question, t: Say): Choice | null {
  return question.answers?.singles.includes('end') ? { action: 'end', label: t('d04-end', { kind: question.kind }), bare: question.answers.count === 1 } : null;
}

function name(kind: string, id: string): string {
  if (kind === 'card') return cardName(id);
  if (kind === 'type') return typeName(id);
  if (kind === 'weapon') return weaponName(id);
  if (kind === 'skill') return marineCardName(id);
  return kind === 'token' ? tokenName(id) : id.toUpperCase(); // doors are called as on the map
}

function headline(facts: Facts, t: Say): string {
  const { scenario, round } = foray(facts);
  return t('d04-headline', { scenario: pick(scenarioOf(scenario).name), round });
}

export const voice: Voice = {
  headline,
  ask,
  answer: wordAnswer,
  name,
  buttons,
  warn,
  ending,
  order: (kind, t) => t('d04-order', { kind }),
};
