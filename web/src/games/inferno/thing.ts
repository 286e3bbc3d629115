/** What the pointer rests on, as a word that `describe` understands: `champion rakar`, `cell g7`, `card mystic`, `offer research`. */
import type { Thing } from '../contract/look.ts';

export type Kind = 'champion' | 'kind' | 'cell' | 'card' | 'treasure' | 'offer' | 'seat';

export const thing = (kind: Kind, name: string | number): Thing => `${kind} ${name}`;

/** The kind of a thing and its name. */
export function thingParts(one: Thing): { kind: string; name: string } {
  const [kind = '', ...rest] = one.split(' ');
  return { kind, name: rest.join(' ') };
}
