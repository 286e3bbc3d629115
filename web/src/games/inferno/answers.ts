/** The legal answers to the caller's questions, understood: where each is given, by a click on the board, in the hand or in the row. */
import type { Question } from '../../lib/types.ts';
import type { Answered } from '../vocabulary.ts';
import { championOf, wayTo, type AttackForeseen, type ChampionFacts, type ContestFacts } from './facts.ts';
import { NOTHING, vocabulary, type Action } from './notation.ts';

export type Answer = Answered<Action>;

/** Something that a click on one of `cells` does. */
export interface Deed {
  /** `way` is one of several steps; anything else one answer. */
  verb: string;
  /** What is sent: one answer, or the steps of a way, one after the other. */
  moves: string[];
  cells: string[];
  seat: number;
  /** Whom it is about: who is ordered, attacked, equipped, chosen. */
  champion?: string;
  card?: string;
  /** Movement points of a way, and the cells that it leads over. */
  cost?: number;
  path?: string[];
}

export interface Situation {
  facts: ContestFacts;
  /** The card or treasure that is chosen beside the board, by its id. */
  chosen?: string;
  /** What the server foresees of attacks from here: it knows whom an area attack hits. */
  attacks: readonly AttackForeseen[];
  /** The treasure on the field that is pulled, before the cell is chosen to which it goes. */
  picked?: string;
}

export const answersTo = (questions: readonly Question[]): Answer[] => vocabulary.answersTo(questions);

/** A card of the hand as it is chosen: the second Apprentice is not the first (`apprentice#2`). */
export const handKey = (card: string, copy: number): string => (copy ? `${card}#${copy + 1}` : card);
export const cardOfKey = (key: string): string => key.replace(/#\d+$/, '');

/** A treasure of the own side is chosen like a card. */
export const treasureKey = (treasure: string): string => `treasure:${treasure}`;

/** All that can be done on the field now. What is chosen in the hand comes before anything else. */
export function deedsOf(all: Answer[], now: Situation): Deed[] {
  const chosen = now.chosen === undefined ? [] : all.filter((one) => isOf(one, now.chosen ?? ''));
  if (chosen.length) return chosen.flatMap((one) => onChampion(one, now));
  return all.flatMap((one) => (READINGS[one.verb] ?? nothing)(one, now));
}

/** Whether an answer plays the chosen card, or uses the chosen treasure. */
export function isOf({ verb, card, treasure = '' }: Answer, chosen: string): boolean {
  return (verb === 'play' && card === cardOfKey(chosen)) || (verb === 'use' && treasureKey(treasure) === chosen);
}

type Reading = (answer: Answer, now: Situation) => Deed[];
const nothing: Reading = () => [];

function deed(answer: Answer, cells: string[], more: Partial<Deed> = {}): Deed[] {
  return cells.length ? [{ verb: answer.verb, moves: [answer.text], cells, seat: answer.seat, ...more }] : [];
}

const READINGS: Record<string, Reading> = {
  step: (answer, now) => stepDeed(answer, now),
  strike: (answer, now) => strikeDeed(answer, now),
  order: (answer, now) => orderDeed(answer, now),
  champion: (answer, now) => (answer.place ? placed(answer) : onChampion(answer, now)),
  cell: (answer, now) => cellDeed(answer, now),
  stop: (answer, now) => stopDeed(answer, now),
};

function onChampion(answer: Answer, { facts }: Situation): Deed[] {
  const id = answer.piece ?? answer.on ?? answer.target;
  return deed(answer, championOf(facts, id)?.cells ?? [], { champion: id, card: answer.card ?? answer.treasure });
}

/** Where it enters: its first cell. */
function placed(answer: Answer): Deed[] {
  return deed(answer, [(answer.place ?? '').replace('^', '')], { champion: answer.piece });
}

/** On the field by a click on the champion; else by one on the portal. */
function orderDeed(answer: Answer, now: Situation): Deed[] {
  return answer.place ? placed(answer) : onChampion(answer, now);
}

/** Every cell in reach once: the first step of all answers brings the whole reach. */
function stepDeed(answer: Answer, { facts }: Situation): Deed[] {
  const { order } = facts;
  const cell = answer.cell ?? '';
  if (!order) return deed(answer, [cell], { cost: 1, path: [cell], champion: undefined });
  const begun = order.reach.filter(({ before }) => before < 0);
  if (begun[0]?.by !== answer.text) return begun.some(({ by }) => by === answer.text) ? [] : deed(answer, [cell], { cost: 1, path: [cell] });
  return order.reach.flatMap(({ to, rest }) => {
    const way = rest ? wayTo(order, to) : undefined;
    return way ? [{ verb: 'way', moves: way.moves, cells: [to], seat: answer.seat, cost: way.cost, path: way.cells, champion: order.champion }] : [];
  });
}

/** An area attack has no target: it is given by a click on anybody whom it hits. */
function strikeDeed(answer: Answer, now: Situation): Deed[] {
  if (answer.target && answer.target !== NOTHING) return onChampion(answer, now);
  const hit = now.attacks.find(({ action }) => action === answer.text)?.blows ?? [];
  return hit.flatMap(({ champion }) => deed(answer, championOf(now.facts, champion)?.cells ?? [], { champion }));
}

/** A click on the champion that goes ends its move where it stands. */
function stopDeed(answer: Answer, { facts }: Situation): Deed[] {
  const champion = facts.order?.champion;
  return deed(answer, championOf(facts, champion)?.cells ?? [], { champion });
}

/** What is pulled is picked first, then the cell to which it goes. */
function cellDeed(answer: Answer, { picked }: Situation): Deed[] {
  const { cell = '', to } = answer;
  if (cell === NOTHING) return [];
  if (!to || to === NOTHING) return deed(answer, [cell]);
  return picked === cell ? deed(answer, [to]) : picked === undefined ? deed(answer, [cell], { verb: 'pick' }) : [];
}

/** The deeds by the cells that they are given on, each once. */
export function byCell(deeds: Deed[]): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  for (const one of deeds) {
    for (const cell of one.cells) {
      const there = found.get(cell) ?? [];
      if (!there.some(({ verb, moves }) => verb === one.verb && (verb === 'pick' || moves.join() === one.moves.join()))) found.set(cell, [...there, one]);
    }
  }
  return found;
}

// -- beside the board -------------------------------------------------------------------------------------------------

/** What takes the card on a place of the offer, or means that place. */
export function slotAnswer(all: Answer[], slot: string): Answer | undefined {
  return all.find((one) => (one.verb === 'acquire' || one.verb === 'slot') && one.slot === slot);
}

/** What can be done with a card of the hand: play it, or choose it for an effect. */
export function cardAnswers(all: Answer[], card: string): Answer[] {
  return all.filter((one) => one.card === card && (one.verb === 'play' || (one.verb === 'card' && one.zone === 'hand')));
}

/** What a click on a champion's mat does: the same as one on its piece, or where it enters if it is off the field. */
export function championAnswers(all: Answer[], { id }: Pick<ChampionFacts, 'id'>, chosen?: string): Answer[] {
  const about = (one: Answer): boolean => [one.piece, one.on, one.target].includes(id);
  const aimed = chosen === undefined ? [] : all.filter((one) => isOf(one, chosen) && (one.piece ?? one.on ?? one.target) !== undefined);
  if (aimed.length) return aimed.filter(about); // whoever cannot take it is not ordered instead
  return all.filter((one) => ['order', 'champion'].includes(one.verb) && about(one));
}

/** An answer that the board, the hand, the row or a mat has a place for: all others are buttons of the prompt. */
export function hasPlace(answer: Answer, facts: ContestFacts): boolean {
  switch (answer.verb) {
    case 'play':
    case 'acquire':
    case 'step':
    case 'order':
    case 'stop':
    case 'end':
    case 'use':
    case 'research':
    case 'offer':
    case 'draft':
      return true;
    case 'keep':
      return answer.asked === 'research';
    case 'slot':
      return answer.slot !== NOTHING;
    case 'card':
      return answer.zone === 'hand' && answer.card !== NOTHING;
    case 'cell':
      return answer.cell !== NOTHING;
    case 'champion':
      return answer.piece !== NOTHING && (answer.place !== undefined || (championOf(facts, answer.piece)?.cells.length ?? 0) > 0);
    case 'strike':
      return answer.target !== undefined && answer.target !== NOTHING;
    default:
      return false;
  }
}

/** The action nearest to a click on a cell that is not legal, for the server to say why not. */
export function nearest(cell: string, asked: string, { facts }: Situation): string | undefined {
  const there = facts.champions.find(({ cells }) => cells.includes(cell));
  if (asked === 'champion') return there && there.id !== facts.order?.champion ? `strike melee ${there.id}` : `step ${cell}`;
  if (asked === 'act' || asked === 'free_order') return there && `order ${there.id}`;
  return undefined;
}
