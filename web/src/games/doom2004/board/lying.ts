/** Everything on the board that is no figure, square by square. */
import { figuresOf, type ForayFacts } from '../facts.ts';

/** What lies on a square. */
export type Lying = { kind: 'token'; token: string } | { kind: 'barrel' | 'acid' | 'duct' | 'encounter' } | { kind: 'plate'; colour: string; live: boolean };

export interface Placed {
  square: string;
  lying: Lying;
}

/** What is part of the floor: acid, ducts, teleporters, places where an encounter waits. */
export function floorOf({ areas, acid, ducts }: ForayFacts): Placed[] {
  return [
    ...acid.map((square): Placed => ({ square, lying: { kind: 'acid' } })),
    ...ducts.map((square): Placed => ({ square, lying: { kind: 'duct' } })),
    ...areas.flatMap(({ plates }) => plates.map(({ square, colour, live }): Placed => ({ square, lying: { kind: 'plate', colour, live } }))),
    ...areas.flatMap(({ encounter }) => (encounter ? [{ square: encounter, lying: { kind: 'encounter' as const } }] : [])),
  ];
}

/** What can be taken or blown up. */
export function tokensOf({ tokens, barrels }: ForayFacts): Placed[] {
  return [
    ...barrels.map((square): Placed => ({ square, lying: { kind: 'barrel' } })),
    ...tokens.map(({ square, token }): Placed => ({ square, lying: { kind: 'token', token } })),
  ];
}

/** What figures stand on and hide: acid is wider than they are. */
export function hiddenIn(facts: ForayFacts): Placed[] {
  const taken = new Set(figuresOf(facts).flatMap(({ squares }) => squares));
  return [...floorOf(facts), ...tokensOf(facts)].filter(({ square, lying }) => taken.has(square) && lying.kind !== 'acid');
}
