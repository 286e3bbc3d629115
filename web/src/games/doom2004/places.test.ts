/** Every legal answer of a position that the engine has played to is given by a click: on the board, or on a button. */
import { describe, expect, it } from 'vitest';
import { answersTo, deedsOf, STRIKE, type Answer, type Situation } from './answers.ts';
import { fieldOf } from './board/geometry.ts';
import { invaderOf } from './content.ts';
import { foray, type ForayFacts } from './facts.ts';
import { SAMPLES } from './gallery/samples.ts';

/** Verbs that have a button beside the board, on a card of the hand, or under the thumb. */
const BUTTONS = ['pass', 'end', 'cancel', 'action', 'adrenaline', 'order', 'reroll', 'choose', 'spawn', 'discard'];

/** What is chosen in the hand, or beside the board, before an answer can be given on the board. */
function choiceFor({ verb, weapon, card }: Answer): (string | undefined)[] {
  if (verb === 'attack') return [undefined, weapon];
  if (verb === 'strike') return [undefined, STRIKE];
  return verb === 'use' ? [card] : [undefined];
}

function reachable(facts: ForayFacts, answers: Answer[], answer: Answer): boolean {
  const situation: Situation = { facts, field: fieldOf(facts), baseOf: (type) => invaderOf(type).base, odds: [] };
  return choiceFor(answer).some((chosen) =>
    deedsOf(answers, { ...situation, chosen }).some(({ moves, means, squares }) => squares.length > 0 && (means ?? moves.slice(0, 1)).includes(answer.text)),
  );
}

describe.each(SAMPLES)('%s', (_, { facts, questions }) => {
  const known = foray(facts);
  const answers = answersTo(questions);

  it('has a place for each answer', () => {
    const lost = answers.filter((answer) => !BUTTONS.includes(answer.verb) && !(answer.verb === 'use' && !answer.target) && !reachable(known, answers, answer));
    expect(lost.map(({ text }) => text)).toEqual([]);
  });

  it('lights no square without an answer', () => {
    const texts = answers.map(({ text }) => text);
    const deeds = deedsOf(answers, { facts: known, field: fieldOf(known), baseOf: (type) => invaderOf(type).base, odds: [] });
    expect(deeds.filter(({ moves }) => !texts.includes(moves[0] ?? ''))).toEqual([]);
  });
});
