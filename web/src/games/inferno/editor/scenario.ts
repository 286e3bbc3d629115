/** A scenario in the making: its drawn field, and all that lies and waits upon it. Nothing is changed in place. */
import { disc, type Axial } from '../../../boards/hexes/field.ts';
import { FIELD } from '../board/geometry.ts';
import type { Entry } from '../../shared/editor/toml.ts';

export type Text = { en: string; ru: string };
export const COLOURS = ['blue', 'yellow', 'green', 'purple'] as const;
export const GOALS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export type GoalColour = (typeof GOALS)[number];

export interface Neutrals {
  pieces: string[];
  spots: Axial[];
  shuffled?: boolean;
}
export interface Villain {
  id: string;
  goal?: GoalColour;
  boss?: boolean;
  random?: boolean;
}
export interface Scenario {
  id: string;
  name: Text;
  short: Text;
  board: Text;
  honour: number;
  shrine: number;
  modes: string[];
  field: string;
  treasures?: Axial[];
  specials?: Record<string, number>;
  counts?: Record<string, number>;
  tokens?: Partial<Record<Colour, Axial[]>>;
  recommended?: Partial<Record<Colour, string[]>>;
  neutrals?: Neutrals[];
  goals?: Partial<Record<GoalColour, Axial>>;
  villains?: Villain[];
}

/** Terrain by its letter in the drawing; portals are numbers. */
export const TERRAIN: Record<string, string> = { f: 'forest', s: 'shrine', b: 'beacon', e: 'enchanted', x: 'blighted' };
export const ORDINARY = '.';

/** What a click puts. */
export type Tool =
  | { kind: 'erase' }
  | { kind: 'terrain'; letter: string }
  | { kind: 'treasure' }
  | { kind: 'token'; colour: Colour }
  | { kind: 'goal'; colour: GoalColour }
  | { kind: 'neutral'; piece: string };

export function scenarioOf(entry: Entry): Scenario {
  return { modes: [], field: '', honour: 30, shrine: 2, ...entry } as unknown as Scenario;
}

// -- the drawing -----------------------------------------------------------------------------------------------------

export type Drawing = ReadonlyMap<string, string>;

const same = (one: Axial, other: Axial): boolean => one[0] === other[0] && one[1] === other[1];
const { radius } = FIELD;

/** The cells of a row from the left. */
function rowOf(r: number): Axial[] {
  return disc(radius).filter(([, row]) => row === r).sort((one, other) => one[0] - other[0]);
}

const ROWS = Array.from({ length: 2 * radius + 1 }, (_, row) => rowOf(row - radius));

/** A letter for each cell by its name; what is missing in the file is ordinary. */
export function readField(drawn: string): Drawing {
  const rows = drawn.replace(/^\n|\n$/g, '').split('\n').map((line) => line.trim().split(/\s+/));
  return new Map(ROWS.flatMap((cells, row) => cells.map((at, column): [string, string] => [FIELD.name(at), rows[row]?.[column] || ORDINARY])));
}

/** As the samples are drawn: each row moved in by half a cell for each row that it is from the middle. */
export function writeField(drawing: Drawing): string {
  return ROWS.map((cells, row) => `${' '.repeat(Math.abs(row - radius))}${cells.map((at) => drawing.get(FIELD.name(at)) ?? ORDINARY).join(' ')}\n`).join('');
}

/** The cells of each letter, by name. */
export function cellsWith(drawing: Drawing, letter: string): string[] {
  return [...drawing].flatMap(([name, found]) => (found === letter ? [name] : []));
}

// -- things ----------------------------------------------------------------------------------------------------------

/** What lies on a cell beside its terrain, the topmost first. */
export type Thing = { kind: 'treasure' } | { kind: 'token'; colour: Colour } | { kind: 'goal'; colour: GoalColour } | { kind: 'neutral'; piece: string };

export function thingsAt(scenario: Scenario, at: Axial): Thing[] {
  const { neutrals = [], goals = {}, tokens = {}, treasures = [] } = scenario;
  return [
    ...neutrals.flatMap(({ pieces, spots }) => spots.flatMap((spot, place): Thing[] => (same(spot, at) ? [{ kind: 'neutral', piece: pieces[place] ?? '' }] : []))),
    ...GOALS.flatMap((colour): Thing[] => (goals[colour] && same(goals[colour], at) ? [{ kind: 'goal', colour }] : [])),
    ...COLOURS.flatMap((colour): Thing[] => ((tokens[colour] ?? []).some((one) => same(one, at)) ? [{ kind: 'token', colour }] : [])),
    ...(treasures.some((one) => same(one, at)) ? [{ kind: 'treasure' } as const] : []),
  ];
}

const toggled = (list: readonly Axial[], at: Axial): Axial[] => (list.some((one) => same(one, at)) ? list.filter((one) => !same(one, at)) : [...list, at]);

/** A dictionary without those that hold nothing. */
function filled<T extends object>(found: T): T | undefined {
  const kept = Object.entries(found).filter(([, value]) => value !== undefined && (!Array.isArray(value) || value.length));
  return kept.length ? (Object.fromEntries(kept) as T) : undefined;
}

/** Puts what the tool says on a cell; where the same lies already it is taken away. */
export function used(scenario: Scenario, tool: Tool, at: Axial): Scenario {
  if (tool.kind === 'erase') return erased(scenario, at);
  if (tool.kind === 'terrain') return drawn(scenario, at, tool.letter);
  if (tool.kind === 'treasure') return { ...scenario, treasures: toggled(scenario.treasures ?? [], at) };
  if (tool.kind === 'token') return { ...scenario, tokens: filled({ ...scenario.tokens, [tool.colour]: toggled(scenario.tokens?.[tool.colour] ?? [], at) }) };
  if (tool.kind === 'goal') {
    const now = scenario.goals?.[tool.colour];
    return { ...scenario, goals: filled({ ...scenario.goals, [tool.colour]: now && same(now, at) ? undefined : at }) };
  }
  const there = thingsAt(scenario, at).some((thing) => thing.kind === 'neutral' && thing.piece === tool.piece);
  const rest = withoutNeutral(scenario, at);
  return there ? rest : withNeutral(rest, tool.piece, at);
}

function drawn(scenario: Scenario, at: Axial, letter: string): Scenario {
  const [drawing, name] = [readField(scenario.field), FIELD.name(at)];
  return { ...scenario, field: writeField(new Map(drawing).set(name, drawing.get(name) === letter ? ORDINARY : letter)) };
}

/** What lies on top goes first, the terrain last. */
function erased(scenario: Scenario, at: Axial): Scenario {
  const [top] = thingsAt(scenario, at);
  if (top?.kind === 'neutral') return withoutNeutral(scenario, at);
  return top ? used(scenario, top, at) : { ...scenario, field: writeField(new Map(readField(scenario.field)).set(FIELD.name(at), ORDINARY)) };
}

function withoutNeutral(scenario: Scenario, at: Axial): Scenario {
  const left = (scenario.neutrals ?? []).flatMap((group) => {
    const kept = group.spots.flatMap((spot, place) => (same(spot, at) ? [] : [place]));
    return kept.length ? [{ ...group, pieces: kept.map((place) => group.pieces[place] ?? ''), spots: kept.map((place) => group.spots[place] as Axial) }] : [];
  });
  return { ...scenario, neutrals: left.length ? left : undefined };
}

/** New ones join the group that is not shuffled. */
function withNeutral(scenario: Scenario, piece: string, at: Axial): Scenario {
  const groups = scenario.neutrals ?? [];
  const open = groups.findIndex(({ shuffled }) => !shuffled);
  if (open < 0) return { ...scenario, neutrals: [...groups, { pieces: [piece], spots: [at] }] };
  return { ...scenario, neutrals: groups.map((group, place) => (place === open ? { ...group, pieces: [...group.pieces, piece], spots: [...group.spots, at] } : group)) };
}

/** The list of what lies on the field, which the file repeats. */
export function counted(scenario: Scenario): Scenario {
  const drawing = readField(scenario.field);
  const letters = [...drawing.values()];
  const counts: Record<string, number> = {};
  for (const [letter, name] of Object.entries(TERRAIN)) counts[name] = letters.filter((one) => one === letter).length;
  counts.portal = letters.filter((one) => '1234'.includes(one)).length;
  counts.treasure = scenario.treasures?.length ?? 0;
  return { ...scenario, counts: Object.fromEntries(Object.entries(counts).filter(([, count]) => count)) };
}

/** Those who choose among recommended champions: the sides of every mode in which nobody has partners. */
export const SEATS: Record<string, number> = { duel: 2, teams: 4, three: 3, four: 4, solo: 1, pair: 2, trio: 3, quartet: 4 };
export const CAMPAIGN: readonly string[] = ['solo', 'pair', 'trio', 'quartet'];
/** The modes that a scenario may have: those of the campaign go together. */
export const MODES: readonly string[] = ['duel', 'three', 'four', 'teams', ...CAMPAIGN];
