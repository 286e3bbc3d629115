/** Positions that the engine has played to, for tests and the gallery (tests/page). */
import type { Facts, Question } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import type { Show } from '../board/shows.ts';
import learn from '../content.ts';
import type { DemonContent, IncursionFacts, MapContent } from '../facts.ts';
import samples from './samples.json';

export interface Sample {
  facts: Facts;
  questions: Question[];
  /** One figure, another, whether it is seen, whether it has cover, the distance: by the engine. */
  sights: [string, string, boolean, boolean, number | null][];
}

interface Samples {
  content: { demons: DemonContent[]; [shelf: string]: unknown };
  missions: { id: string; map: MapContent; facts: Facts }[];
  positions: Record<string, Sample>;
}

const { content, missions, positions } = samples as unknown as Samples;
export const MISSIONS = missions;
export const SAMPLES = Object.keys(positions);

export function sample(name: string): Sample {
  const found = positions[name];
  if (!found) throw new Error(`there is no sample '${name}'`);
  return found;
}

export function mapOf(facts: Facts): MapContent {
  const found = MISSIONS.find(({ id }) => id === facts.mission);
  if (!found) throw new Error(`there is no mission '${String(facts.mission)}'`);
  return found.map;
}

/** As much of the content as a map needs. */
const CONTENT = { ...content, missions: MISSIONS.map(({ id, map }) => ({ id, map, name: { en: id, ru: id } })) };
export const DEMONS = content.demons;

learn(CONTENT, vocabularies.doom2016.vocabulary);

/** One scene of each kind, about the first marine and the first demon of a position. */
export function SHOWS(facts: IncursionFacts): Record<string, Show> {
  const marine = facts.figures.find(({ type }) => type === 'marine');
  const demon = facts.figures.find(({ seat }) => seat === 0);
  if (!marine || !demon) return {};
  const square = marine.squares[0] ?? '';
  return {
    walk: { type: 'walk', figure: marine.id, path: [marine.squares, demon.squares.slice(0, 1)] },
    attack: { type: 'attack', attacker: demon.id, defender: marine.id },
    dice: { type: 'attack', attacker: demon.id, defender: marine.id, dice: [['red', 1], ['red', 2], ['black', 3]] },
    defence: { type: 'attack', attacker: marine.id, defender: demon.id, dice: [['red', 1], ['black', 2]], symbols: 3, shields: 2 },
    damage: { type: 'damage', figure: marine.id, amount: 3 },
    heal: { type: 'heal', figure: marine.id, amount: 2 },
    stun: { type: 'stun', figure: demon.id },
    stagger: { type: 'stagger', figure: demon.id },
    kill: { type: 'kill', figure: demon.id, how: 'attack' },
    glory: { type: 'kill', figure: demon.id, how: 'glory', by: marine.id },
    telefrag: { type: 'kill', figure: demon.id, how: 'telefrag', by: marine.id },
    spawn: { type: 'spawn', portal: square, arrivals: [{ type: 'imp', squares: demon.squares }] },
    teleport: { type: 'teleport', figure: marine.id, square: demon.squares[0] ?? '' },
    door: { type: 'door', door: facts.doors[0] ?? 0 },
    pickup: { type: 'pickup', square },
    portal: { type: 'portal', square, colour: 'yellow' },
    blast: { type: 'blast', squares: [square, ...demon.squares] },
  };
}
