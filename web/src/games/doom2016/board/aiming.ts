/** Abilities that are aimed on the map: a click on whom or what they may be aimed at. */
import type { Deed } from '../answers.ts';
import { figureOf, type FigureFacts, type IncursionFacts } from '../facts.ts';
import type { Aimed, Use } from '../uses.ts';

/** The ability that is chosen: by its card in the hand, or in the list. */
export function chosenUse(uses: readonly Use[], chosen: string | null): Use | undefined {
  return chosen === null ? undefined : uses.find(({ card, key }) => card === chosen || key === chosen);
}

/**
 * Of a chosen ability all its aims. In a moment to react nothing else is done on the map, so that whatever has one aim
 * is aimed there at once; within an activation a click on an enemy means an attack.
 */
export function aimedDeeds(uses: readonly Use[], chosen: string | null, moment: boolean, facts: IncursionFacts, seat: number): Deed[] {
  const use = chosenUse(uses, chosen);
  if (use) return use.ways.flatMap((way) => aim(way, facts, seat));
  return moment && chosen === null ? uses.flatMap(({ ways }) => ways).flatMap((way) => (way.things.length === 1 ? aim(way, facts, seat) : [])) : [];
}

/**
 * The figures that must be in sight: who attacks and who is attacked, while an attack is begun or under way; whom a begun
 * ability is aimed at, with whoever uses it; else whoever acts.
 */
export function facing(facts: IncursionFacts, begun: Deed | undefined, asker: FigureFacts | undefined): FigureFacts[] {
  const { attack } = facts;
  const names = [begun?.figure, attack?.defender, attack?.attacker ?? asker?.id];
  return names.flatMap((name) => (name === undefined ? [] : (figureOf(facts, name) ?? [])));
}

/** With two things the first is a figure, the second where it goes: they are clicked one after the other. */
function aim({ action, things }: Aimed, facts: IncursionFacts, seat: number): Deed[] {
  const last = things.at(-1);
  if (last === undefined) return [];
  const figure = things.find((thing) => figureOf(facts, thing));
  return [{ verb: 'use', moves: [action], squares: figureOf(facts, last)?.squares ?? [last], figure, first: things.length > 1 ? figure : undefined, seat }];
}
