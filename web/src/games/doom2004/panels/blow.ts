/** A shot that blows through goes on by a square for each blue or green die (D04-BLOW-05): whether anybody could be hit on its way. */
import { placeOf } from '../../../boards/squares/field.ts';
import { figuresOf, type ForayFacts } from '../facts.ts';

const SPENT = ['blue', 'green'];

/** `squares`: where it may go next. What is not hit yet, within as many squares as there are dice, is worth a question. */
export function mayHit(squares: readonly string[], facts: ForayFacts): boolean {
  const { attack, barrels } = facts;
  const steps = (attack?.dice.filter(({ colour }) => SPENT.includes(colour)).length ?? 0) - 1;
  const others = figuresOf(facts).filter(({ id }) => !attack?.targets.includes(id));
  return [...barrels, ...others.flatMap((figure) => figure.squares)].some((at) => squares.some((square) => apart(square, at) <= steps));
}

function apart(one: string, other: string): number {
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [placeOf(one) ?? [], placeOf(other) ?? []];
  return Math.max(Math.abs(x - toX), Math.abs(y - toY));
}
