/** How many bursts make a wound (D04-DMG-03). */
import { invaderOf, isInvader } from '../content.ts';
import type { ForayFacts } from '../facts.ts';
import { typeOf } from '../names.ts';

export function armourOf(id: string, facts: ForayFacts): number {
  const marine = facts.marines.find((one) => one.id === id);
  const type = typeOf(id);
  return marine?.armour ?? (isInvader(type) ? invaderOf(type).armour : 1);
}
