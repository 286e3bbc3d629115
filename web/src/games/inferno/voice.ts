/** Inferno in words: prompts, answers, buttons. */
import type { Facts, Question, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { answers, capital, mark, plain, type Choice, type Prompt, type Voice } from '../voice.ts';
import { hasPlace, type Answer } from './answers.ts';
import { isLettered, letterOf } from './candidates.ts';
import { cardOf, isCard, isKind, isScheme, kindOf, scenarioOf, schemeOf } from './content.ts';
import { championOf, contest, matesOf, picksOf, playerOf, type ContestFacts } from './facts.ts';
import { cardName, championName, kindName, markedChampion, schemeName, treasureName } from './names.ts';
import { NOTHING, vocabulary } from './notation.ts';
import { linesOf } from './texts.ts';

// -- questions ----------------------------------------------------------------------------------------------------

function ask(question: Question, facts: Facts, t: Say): Prompt {
  const known = contest(facts);
  return { title: capital(titleOf(question, known, t)), hint: hintOf(question, known, t), rule: question.rule };
}

/** Questions in the middle of an effect: they are about what it stands on. */
const EFFECTS = ['aim', 'may', 'choose'];

/** What villains and their scenarios ask. */
const CAMPAIGN = ['recruit', 'captive', 'spoils', 'villain_target', 'villain_cell', 'villain_called', 'forge', 'rat_first', 'rat_goal', 'ransom', 'cleansing', 'bearer', 'free', 'toll'];

function titleOf(question: Question, facts: ContestFacts, t: Say): string {
  const { kind, about, seat } = question;
  const [first = '', second = ''] = about;
  if (EFFECTS.includes(kind) && second) return t(`inf-prompt-${kind}`, { name: first === 'scheme' ? schemeName(second) : cardName(second), what: (answers(question)[0] ?? '').split(' ')[0] ?? '' });
  switch (kind) {
    case 'act':
      return t(question.answers ? 'inf-ask-act' : 'inf-prompt-act-other');
    case 'champion': {
      const { moves, strikes } = chancesOf(question, facts);
      return t('inf-prompt-champion', { champion: championName(first, facts, t), moves: moves ? 'yes' : 'no', strikes: strikes ? 1 : 0 });
    }
    case 'ambush':
      return t('inf-prompt-ambush', { name: second ? cardName(second) : '' });
    case 'before_damage':
      return t('inf-prompt-damage', { attacker: championName(first, facts, t), target: about.slice(1).map((id) => championName(id, facts, t)).join(', ') });
    case 'draft':
      return t('inf-prompt-draft', { number: picksOf(facts, ...matesOf(seat, facts)) + 1 });
    case 'split': {
      const [first = seat, second = seat] = matesOf(seat, facts);
      return t('inf-prompt-split', { mine: second === seat ? 'yes' : 'no', number: picksOf(facts, second) + 1, all: picksOf(facts, first, second) / 2 });
    }
    case 'sets':
      return t('inf-prompt-sets', { seat: t(`inf-seat-${playerOf(facts, Number(first)).colour}`) });
    case 'treasure':
      return facts.turn === playerOf(facts, seat).side ? t('inf-ask-treasure') : t('inf-prompt-treasure-open');
    default:
      return t(CAMPAIGN.includes(kind) ? `inf-prompt-${kind}` : `inf-ask-${kind}`, { champion: first ? championName(first, facts, t) : '' });
  }
}

/** What an ordered champion can still do: it goes on, and strikes after that or from where it stands. */
function chancesOf(question: Question, { order }: ContestFacts): { moves: boolean; strikes: boolean } {
  const moves = (order?.reach.length ?? 0) > 0;
  const left = (order?.attacks ?? 0) > 0;
  return { moves, strikes: left && (moves || !question.answers || answers(question).some((text) => text.startsWith('strike'))) };
}

/** What is left of a turn: cards to play, something to buy, somebody to order, or its end. */
function restOf(question: Question): 'play' | 'both' | 'buy' | 'order' | 'end' {
  const verbs = new Set(answers(question).map((text) => text.split(' ')[0]));
  const [buys, orders] = [verbs.has('acquire') || verbs.has('research'), verbs.has('order')];
  if (verbs.has('play') || verbs.has('gate')) return 'play';
  return buys && orders ? 'both' : buys ? 'buy' : orders ? 'order' : 'end';
}

/** What a card or a champion says; of an Ambush, that alone, and where one may leave it, only what one may leave. */
function textOf(kind: string, id: string, t: Say): string {
  const lines = isCard(id) ? cardOf(id).lines : isKind(id) ? kindOf(id).lines : [];
  const asked = kind === 'ambush' ? lines.filter(({ when }) => when === 'ambush') : kind === 'may' ? lines.filter(({ may }) => may) : [];
  return linesOf(asked.length ? asked : lines, t).join('; ');
}

function hintOf(question: Question, facts: ContestFacts, t: Say): string {
  const { kind, seat, about } = question;
  const { runes, construct_runes, power } = playerOf(facts, seat);
  if (kind === 'act') return t('inf-hint-act', { runes: runes + construct_runes, power, rest: restOf(question) });
  if ([...EFFECTS, 'ambush'].includes(kind) && about[1]) return textOf(kind, about[1], t) || t('inf-hint', { kind });
  if (kind === 'champion') return t('inf-hint-champion', { points: facts.order?.points ?? 0, attacks: facts.order?.attacks ?? 0, moved: facts.order?.moved ? 'yes' : 'no' });
  if (kind === 'draft' && matesOf(seat, facts).length > 1 && facts.draft) return t('inf-hint-draft-together');
  return t('inf-hint', { kind });
}

// -- answers ------------------------------------------------------------------------------------------------------

function wordAnswer(text: string, facts: Facts, seat: number, t: Say): string {
  const known = contest(facts);
  const action = vocabulary.parse(text);
  const { piece = '', cell = '', place } = action;
  const at = (name: string): string => mark(name.replace('^', ''), [name.replace('^', '')]);
  const someone = (id: string): string => (id && id !== NOTHING ? markedChampion(id, known, t) : 'none');
  switch (action.verb) {
    case 'play':
      return t('inf-answer-play', { card: cardName(action.card ?? ''), champion: someone(action.on ?? '') });
    case 'acquire':
      return t('inf-answer-acquire', { card: slotName(action.slot ?? '', known) });
    case 'order':
      return t('inf-answer-order', { champion: someone(piece), cost: championOf(known, piece)?.order ?? 1, place: place ? at(place) : 'none' });
    case 'step':
      return t('inf-answer-step', { cell: at(cell) });
    case 'strike':
      return t('inf-answer-strike', { champion: someone(action.target ?? ''), how: action.how ?? '' });
    case 'use':
      return t('inf-answer-use', { treasure: treasureName(action.treasure ?? ''), champion: someone(piece) });
    case 'gate':
      return t('inf-answer-gate', { power: playerOf(known, seat).gate_power });
    case 'keep':
      return t('inf-answer-keep', { card: cardName(action.card ?? '') });
    case 'complete':
      return t('inf-answer-complete', { card: cardName(action.card ?? ''), champion: someone(piece) });
    case 'champion':
      return t('inf-answer-champion', { champion: someone(piece), place: place ? at(place) : 'none' });
    case 'card':
      return t('inf-answer-card', { card: action.card && action.card !== NOTHING ? cardName(action.card) : 'none', zone: action.zone ?? '' });
    case 'slot':
      return t('inf-answer-slot', { card: action.slot && action.slot !== NOTHING ? slotName(action.slot, known) : 'none' });
    case 'cell':
      return t('inf-answer-cell', { cell: cell && cell !== NOTHING ? at(cell) : 'none', to: action.to && action.to !== NOTHING ? at(action.to) : 'none' });
    case 'token':
      return t('inf-answer-token', { treasure: action.treasure && action.treasure !== NOTHING ? treasureName(action.treasure) : 'none' });
    case 'draft':
      return t('inf-answer-draft', { champion: kindName(action.kind ?? '') });
    case 'first':
      return t('inf-answer-first', { name: action.source === 'card' ? cardName(action.named ?? '') : kindName(action.named ?? '') });
    case 'choose':
      return t('inf-answer-way', { n: action.way ?? 1 });
    default:
      return t(`inf-answer-${action.verb}`);
  }
}

/** What lies on a place of the offer. */
function slotName(slot: string, facts: ContestFacts): string {
  const place = Number(/^row-(\d)$/.exec(slot)?.[1] ?? 0);
  const card = place ? facts.row[place - 1] : slot;
  return card ? cardName(card) : slot;
}

// -- buttons ------------------------------------------------------------------------------------------------------

/** Treasures and quests stand beside the board: there is no button for what may be done at any time. */
const OPEN = ['treasure', 'complete'];

function buttons(question: Question, facts: Facts, t: Say): Choice[] {
  if (OPEN.includes(question.kind)) return [];
  const known = contest(facts);
  const all = answers(question);
  const letters = isLettered(question.kind, all.length);
  return all
    .filter((text) => letters || !hasPlace({ ...vocabulary.parse(text), seat: question.seat, asked: question.kind } as Answer, known))
    .map((action, place) => ({ action, label: letters ? t('inf-lettered', { letter: letterOf(place, t), what: plain(wordAnswer(action, facts, question.seat, t)) }) : capital(worded(action, question, facts, t)) }));
}

/** What yes and no mean, the question says. */
function worded(action: string, { kind, seat }: Question, facts: Facts, t: Say): string {
  if (action === 'pass') return t('inf-pass', { kind });
  return action === 'yes' ? t('inf-yes', { kind }) : wordAnswer(action, facts, seat, t);
}

/** Whoever ends a turn with cards that could be played is asked once more: they are discarded with all that they give. */
function ending(question: Question, t: Say): Choice | null {
  const { kind, answers: legal } = question;
  if (!legal?.singles.includes('end')) return null;
  const unplayed = kind === 'act' ? new Set(answers(question).filter((text) => text === 'gate' || text.startsWith('play ')).map((text) => text.split(' ')[1])).size : 0;
  return { action: 'end', label: t('inf-end', { kind }), sure: unplayed ? t('inf-end-sure', { count: unplayed }) : undefined, main: legal.count === 1 };
}

function name(kind: string, id: string): string {
  if (kind === 'card') return cardName(id);
  if (kind === 'champion' || kind === 'kind') return kindName(id);
  if (kind === 'scheme') return isScheme(id) ? pick(schemeOf(id).name) : id;
  return kind === 'treasure' ? treasureName(id) : id;
}

function headline(facts: Facts, t: Say): string {
  const { scenario, round } = contest(facts);
  return t('inf-headline', { scenario: pick(scenarioOf(scenario).name), round });
}

export const voice: Voice = {
  headline,
  ask,
  answer: wordAnswer,
  name,
  buttons,
  ending,
  order: (kind, t) => t('inf-order', { kind }),
};
