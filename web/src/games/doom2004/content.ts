/** The content of the game as GET /api/games tells it: scenarios, and every card, weapon and invader by its id. */
import type { Content, VocabularyInfo } from '../../lib/types.ts';
import type { CardContent, ForayContent, InvaderContent, LevelContent, MarineCardContent, ScenarioContent, TokenContent, WeaponContent } from './facts.ts';
import { vocabulary } from './notation.ts';

const EMPTY: ForayContent = { scenarios: [], campaigns: [], levels: [], starting: { wounds: [], bullets: [], marine_cards: [] }, weapons: [], invaders: [], tokens: [], marine_cards: [], cards: [], dice: {} };

let known: ForayContent = EMPTY;
let shelves = new Map<string, Map<string, unknown>>();

export default function learn(content: Content, told: VocabularyInfo): void {
  vocabulary.learn(told);
  known = { ...EMPTY, ...(content as ForayContent) };
  shelves = new Map();
  for (const [name, entries] of Object.entries(known)) {
    if (Array.isArray(entries)) shelves.set(name, new Map((entries as { id: string }[]).map((entry) => [entry.id, entry])));
  }
}

export function content(): ForayContent {
  return known;
}

function find<T>(shelf: keyof ForayContent, id: string): T {
  const found = shelves.get(shelf)?.get(id);
  if (found === undefined) throw new Error(`there is no '${id}' among ${shelf}`);
  return found as T;
}

export const scenarioOf = (id: string): ScenarioContent => find('scenarios', id);
export const levelOf = (id: string): LevelContent => find('levels', id);
export const weaponOf = (id: string): WeaponContent => find('weapons', id);
export const invaderOf = (id: string): InvaderContent => find('invaders', id);
export const tokenOf = (id: string): TokenContent => find('tokens', id);
export const marineCardOf = (id: string): MarineCardContent => find('marine_cards', id);
export const cardOf = (id: string): CardContent => find('cards', id);

export const isWeapon = (id: string): boolean => shelves.get('weapons')?.has(id) ?? false;
export const isCard = (id: string): boolean => shelves.get('cards')?.has(id) ?? false;
export const isInvader = (id: string): boolean => shelves.get('invaders')?.has(id) ?? false;
export const isToken = (id: string): boolean => shelves.get('tokens')?.has(id) ?? false;
