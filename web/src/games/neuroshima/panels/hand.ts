/** Tiles of a hand have places: two tiles of a kind are told apart by them. */
import type { Facts, Question } from '../../../lib/types.ts';
import { answers } from '../../voice.ts';
import { VERB_OF, type Answer } from '../answers.ts';
import { seatOf } from '../facts.ts';
import { instantOf, tileOf, type Tile } from '../tiles.ts';

/** What is chosen in a hand: a tile and its place, `borgo_mutant#2`. */
export function choice(tile: string, place: number): string {
  return `${tile}#${place}`;
}

export function chosenTile(chosen: string | null | undefined): Tile | undefined {
  const name = chosen?.split('#')[0];
  return name ? tileOf(name) : undefined;
}

/** Which of the hand an answer plays or throws away: the first of several alike. */
export function tileFor(answer: Answer | undefined, hand: readonly Tile[]): Tile | undefined {
  return answer && hand.find((tile) => (answer.tile ? answer.tile === tile.key : answer.verb === VERB_OF[instantOf(tile) ?? '']));
}

/** The tile that is alone in the hand of whoever is asked and can be placed now: it need not be chosen. */
export function onlyTile(facts: Facts, questions: Question[]): Tile | undefined {
  const question = questions.find((one) => one.kind === 'act' && one.answers);
  if (!question) return undefined;
  const [id, ...more] = seatOf(facts, question.seat).hand;
  const tile = id && !more.length ? tileOf(id) : undefined;
  return tile && !instantOf(tile) && answers(question).some((action) => action.startsWith(`place ${tile.key} `)) ? tile : undefined;
}
