/** The content of the game as GET /api/games tells it: scenarios, and every card, champion and treasure by its id. */
import type { Content, VocabularyInfo } from '../../lib/types.ts';
import type { CardContent, ChampionContent, ContestContent, ScenarioContent, SchemeContent, TreasureContent, VillainContent } from './facts.ts';
import { vocabulary } from './notation.ts';

type Shelf = 'scenarios' | 'cards' | 'champions' | 'treasures' | 'villains' | 'schemes';

let known: Partial<ContestContent> = {};
let shelves = new Map<string, Map<string, unknown>>();

export default function learn(content: Content, told: VocabularyInfo): void {
  vocabulary.learn(told);
  known = content as ContestContent;
  shelves = new Map();
  for (const [name, entries] of Object.entries(known)) {
    if (Array.isArray(entries)) shelves.set(name, new Map((entries as { id: string }[]).map((entry) => [entry.id, entry])));
  }
  for (const villain of known.villains ?? []) shelves.get('champions')?.set(villain.id, kindOfVillain(villain));
}

/** A villain's card as that of a champion; its figures by the number of players stand in the facts. */
function kindOfVillain({ id, name, strength, defence, speed, cells, keywords, lines }: VillainContent): ChampionContent {
  return { id, name, set: 'villain', factions: [], cost: 0, order: 0, strength: strength[0] ?? 0, defence: defence[0] ?? 0, speed, cells, figures: 1, keywords, lines };
}

/** The champion whose picture a kind has: villains have that of the champion that they were. */
export function pictured(kind: string): string {
  return (shelves.get('villains')?.get(kind) as VillainContent | undefined)?.champion ?? kind;
}

export function scenarios(): ScenarioContent[] {
  return known.scenarios ?? [];
}

export function cards(): CardContent[] {
  return known.cards ?? [];
}

export function treasures(): TreasureContent[] {
  return known.treasures ?? [];
}

export function schemes(): SchemeContent[] {
  return known.schemes ?? [];
}

export function champions(): ChampionContent[] {
  return known.champions ?? [];
}

function find<T>(shelf: Shelf, id: string): T {
  const found = shelves.get(shelf)?.get(id);
  if (found === undefined) throw new Error(`there is no '${id}' among ${shelf}`);
  return found as T;
}

export const scenarioOf = (id: string): ScenarioContent => find('scenarios', id);
export const cardOf = (id: string): CardContent => find('cards', id);
export const kindOf = (id: string): ChampionContent => find('champions', id);
export const schemeOf = (id: string): SchemeContent => find('schemes', id);
export const isScheme = (id: string): boolean => shelves.get('schemes')?.has(id) ?? false;
export const treasureOf = (id: string): TreasureContent => find('treasures', id);

export const isCard = (id: string): boolean => shelves.get('cards')?.has(id) ?? false;
export const isKind = (id: string): boolean => shelves.get('champions')?.has(id) ?? false;
export const isTreasure = (id: string): boolean => shelves.get('treasures')?.has(id) ?? false;
