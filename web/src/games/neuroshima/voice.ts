/** Neuroshima Hex in words: prompts, answers, buttons. */
import type { Facts, Question, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { answers, capital, mark, type Choice, type Prompt, type Voice } from '../voice.ts';
import { piecesOf, skirmish } from './facts.ts';
import { vocabulary } from './notation.ts';
import { chosenTile, onlyTile } from './panels/hand.ts';
import { actionText } from './speech.ts';
import { armyOf, tileOf } from './tiles.ts';

/** Where an instant strikes from. */
const NOWHERE = 'instant';

/** Of whom another is told what he does, and not what to do. */
const OTHERS = ['headquarters', 'discard', 'act'];

function ask(question: Question, facts: Facts, t: Say): Prompt {
  if (!question.answers && OTHERS.includes(question.kind)) return { title: t('nh-other', { kind: question.kind }), hint: '', rule: question.rule };
  const cell = question.about[0];
  const piece = cell ? piecesOf(facts).get(cell) : undefined;
  const tile = piece ? pick(piece.tile.name) : (cell ?? '');
  if (question.kind === 'act') return askTurn(question, facts, t);
  const large = question.kind === 'discard' && (skirmish(facts).seats[question.seat]?.hand.length ?? 0) > 3;
  const id = large ? 'discard-six' : question.kind;
  return { title: t(`prompt-${id}`, { tile }), hint: t(`prompt-${id}-help`), rule: question.rule };
}

/** What is in the hand, and how one begins with it. */
function askTurn(question: Question, facts: Facts, t: Say): Prompt {
  const { seat, rule } = question;
  const hand = skirmish(facts).seats[seat]?.hand ?? [];
  if (!hand.length) {
    const more = answers(question).some((action) => action !== 'end');
    return { title: t('prompt-empty'), hint: t(more ? 'prompt-empty-help' : 'prompt-done-help'), rule };
  }
  const tiles = new Intl.ListFormat(t('language-tag')).format(hand.map((id) => pick(tileOf(id).name)));
  const keys = hand.length > 1 ? `1–${hand.length}` : '1';
  const touch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
  return { title: t('prompt-act'), hint: t(touch ? 'prompt-act-touch-help' : 'prompt-act-help', { tiles, keys }), rule };
}

/** The cells of an answer are marked as a whole: the list lights them up. */
function wordAnswer(action: string, facts: Facts, seat: number, t: Say): string {
  const parsed = vocabulary.parse(action);
  const cells = [parsed.cell, parsed.start, parsed.medic].filter((cell): cell is string => cell !== undefined && cell !== NOWHERE);
  return mark(actionText(parsed, seat, facts, piecesOf(facts), t), cells);
}

/** Questions in a battle have no place on the board to click; so has throwing a tile or the whole hand away. */
function buttons(question: Question, facts: Facts, t: Say, chosen?: string | null): Choice[] {
  const label = (action: string): Choice => ({
    action,
    label: capital(wordAnswer(action, facts, question.seat, t)),
    sure: action === 'redraw' ? t('nh-redraw-sure') : undefined,
  });
  if (['explode', 'convert', 'heal'].includes(question.kind)) return answers(question).map(label);
  const tile = chosenTile(chosen) ?? onlyTile(facts, [question]);
  const away = tile ? `discard ${tile.key}` : 'redraw';
  return (question.answers?.singles ?? []).filter((action) => action === away || action === 'pass').map(label);
}

function ending(question: Question, t: Say): Choice | null {
  if (!question.answers?.singles.includes('end')) return null;
  return { action: 'end', label: t('table-end-turn') };
}

export function name(kind: string, id: string): string {
  return pick(kind === 'army' ? (armyOf(id)?.name ?? { en: id }) : tileOf(id).name);
}

function headline(facts: Facts, t: Say): string {
  const mode = t('table-mode', { mode: facts.mode as string });
  if (!facts.turn) return t('table-headline-setup', { mode });
  if (facts.stage !== 'normal') return t('table-headline-stage', { mode, stage: t('screen-stage', { stage: facts.stage as string }) });
  return t('table-headline', { mode, turn: facts.turn as number });
}

export const voice: Voice = {
  headline,
  ask,
  answer: wordAnswer,
  name,
  buttons,
  ending,
};
