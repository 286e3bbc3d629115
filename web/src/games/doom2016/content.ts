/** The content of the game as GET /api/games tells it: missions with their maps, and every card by its id. */
import type { Content, VocabularyInfo } from '../../lib/types.ts';
import type {
  ActionContent,
  CardContent,
  DemonContent,
  EventContent,
  IncursionContent,
  InvasionContent,
  MissionContent,
  SetContent,
  WeaponContent,
} from './facts.ts';
import { vocabulary } from './notation.ts';

const EMPTY: IncursionContent = {
  missions: [],
  demons: [],
  weapons: [],
  actions: [],
  sets: [],
  events: [],
  invasions: [],
  threats: [],
  objectives: [],
  classes: [],
  glory: [],
  squads: [],
  operations: [],
  dice: { red: [], black: [] },
  figures: [],
};

let known: IncursionContent = EMPTY;
let shelves = new Map<string, Map<string, unknown>>();

export default function learn(content: Content, told: VocabularyInfo): void {
  vocabulary.learn(told);
  known = { ...EMPTY, ...(content as IncursionContent) };
  shelves = new Map();
  for (const [name, entries] of Object.entries(known)) {
    if (Array.isArray(entries) && name !== 'figures') {
      shelves.set(name, new Map((entries as { id: string }[]).map((entry) => [entry.id, entry])));
    }
  }
}

export function content(): IncursionContent {
  return known;
}

function find<T>(shelf: keyof IncursionContent, id: string): T {
  const found = shelves.get(shelf)?.get(id);
  if (found === undefined) throw new Error(`there is no '${id}' among ${shelf}`);
  return found as T;
}

function has(shelf: keyof IncursionContent, id: string): boolean {
  return shelves.get(shelf)?.has(id) ?? false;
}

export const missionOf = (id: string): MissionContent => find('missions', id);
export const demonOf = (id: string): DemonContent => find('demons', id);
export const weaponOf = (id: string): WeaponContent => find('weapons', id);
export const actionOf = (id: string): ActionContent => find('actions', id);
export const eventOf = (id: string): EventContent => find('events', id);
export const invasionOf = (id: string): InvasionContent => find('invasions', id);
export const classOf = (id: string): CardContent => find('classes', id);
export const gloryOf = (id: string): CardContent => find('glory', id);
export const squadOf = (id: string): CardContent => find('squads', id);
export const threatOf = (id: string): CardContent => find('threats', id);
export const objectiveOf = (id: string): CardContent => find('objectives', id);
export const setOf = (id: string): SetContent => find('sets', id);

export const isAction = (id: string): boolean => has('actions', id);
export const isEvent = (id: string): boolean => has('events', id);
export const isDemon = (id: string): boolean => has('demons', id);
export const isGlory = (id: string): boolean => has('glory', id);
