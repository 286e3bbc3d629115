/** Among whom a villain chooses: each choice has a letter, on the field and on its button. */
import type { Say } from '../../lib/types.ts';
import type { Answer } from './answers.ts';
import { championOf, type ContestFacts } from './facts.ts';
import { NOTHING } from './notation.ts';

/** A cell, or a champion with the blow that it would take. */
export interface Candidate {
  letter: string;
  cells: string[];
  blow?: { strength: number; defence: number };
}

const LETTERED = ['villain_target', 'villain_cell', 'rat_goal'];
/** More buttons than these have no room in the prompt: then one answers on the field. */
const MOST = 4;

export const isLettered = (kind: string, count: number): boolean => LETTERED.includes(kind) && count <= MOST;

export function letterOf(place: number, t: Say): string {
  return [...t('inf-letters')][place] ?? String(place + 1);
}

/** The champions that a villain could defeat, as it weighs them. */
export function weighed(villain: string, targets: readonly string[], facts: ContestFacts): Candidate[] {
  const strength = championOf(facts, villain)?.strength ?? 0;
  return targets.flatMap((id) => {
    const target = championOf(facts, id);
    return target?.cells.length ? [{ letter: '', cells: target.cells, blow: { strength, defence: target.defence - target.damage } }] : [];
  });
}

/** What the players choose among for a villain. */
export function lettered(answers: readonly Answer[], villain: string, facts: ContestFacts, t: Say): Candidate[] {
  return answers
    .filter(({ asked }) => LETTERED.includes(asked))
    .flatMap(({ piece, cell = NOTHING }, place): Candidate[] => {
      const letter = letterOf(place, t);
      if (piece) return weighed(villain, [piece], facts).map((one) => ({ ...one, letter }));
      return cell === NOTHING ? [] : [{ letter, cells: [cell] }];
    });
}
