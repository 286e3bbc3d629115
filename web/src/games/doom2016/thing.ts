/** What the pointer rests on, as a word that `describe` understands: `figure imp-2`, `square c4`, `card tracer`. */
import type { Thing } from '../contract/look.ts';

export const figureThing = (id: string): Thing => `figure ${id}`;
export const squareThing = (name: string): Thing => `square ${name}`;

/** The kind of a thing and its name. */
export function thingParts(thing: Thing): { kind: string; name: string } {
  const [kind = '', ...rest] = thing.split(' ');
  return { kind, name: rest.join(' ') };
}
