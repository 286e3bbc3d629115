/** What the pointer rests on, as a word that `describe` understands: `figure imp-2`, `square c4`, `weapon shotgun`. */
import type { Thing } from '../contract/look.ts';

export type Kind = 'figure' | 'square' | 'weapon' | 'card' | 'skill' | 'type' | 'token' | 'seat' | 'order';

export const thing = (kind: Kind, name: string | number): Thing => `${kind} ${name}`;

/** The kind of a thing and its name. */
export function thingParts(one: Thing): { kind: string; name: string } {
  const [kind = '', ...rest] = one.split(' ');
  return { kind, name: rest.join(' ') };
}
