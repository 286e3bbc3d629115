/** A position that is set up by hand, and the same as a short text for an address. */
import { DIRECTIONS } from '../../../boards/hexes/field.ts';
import type { Facts, Question } from '../../../lib/types.ts';
import { FIELD } from '../board/geometry.ts';
import { cardOf, isCard, isKind, isTreasure, kindOf, scenarioOf, scenarios } from '../content.ts';
import { contest, NEUTRAL, VILLAINS, type ChampionFacts, type ContestFacts, type PlayerFacts, type SetUp } from '../facts.ts';
import { vocabulary } from '../notation.ts';

export interface ChampionMade {
  id: string;
  /** The seat; 4 for neutral champions, 5 for villains, 6 for captives. */
  owner: number;
  /** Its first cell; empty off the field. */
  cell: string;
  exhausted: boolean;
  damage: number;
  constructs: string[];
}

export interface HandMade {
  scenario: string;
  mode: string;
  /** The side whose turn it is. */
  turn: number;
  /** By side. */
  honour: number[];
  treasures: string[][];
  /** By seat; an empty hand is dealt. */
  runes: number[];
  power: number[];
  hands: string[][];
  /** The centre row; null: as it is dealt. */
  row: string[] | null;
  /** Null: as the scenario begins. */
  champions: ChampionMade[] | null;
  /** Schemes that the villains have discarded. */
  threat: number;
}

const SEATS: Record<string, number> = { duel: 2, teams: 4, three: 3, four: 4, solo: 1, pair: 2, trio: 3, quartet: 4 };
const TOGETHER = ['solo', 'pair', 'trio', 'quartet'];
const COLOURS: readonly PlayerFacts['colour'][] = ['blue', 'yellow', 'green', 'purple'];
const FIRST = 'love_lives_forever';
export const MOST_HONOUR = 99;
export const MOST_MEANS = 30;
export const MOST_THREAT = 30;
export const ROW_SIZE = 6;

export const isCampaign = (mode: string): boolean => TOGETHER.includes(mode);
export const seatsOf = (mode: string): number => SEATS[mode] ?? 2;
export const sidesOf = (mode: string): number => (mode === 'teams' || isCampaign(mode) ? 2 : seatsOf(mode));
const sideOf = (mode: string, seat: number): number => (isCampaign(mode) ? 0 : mode === 'teams' ? seat % 2 : seat);

export function modesOf(scenario: string): string[] {
  return scenarioOf(scenario).modes.filter((mode) => mode in SEATS);
}

export function blank(scenario = scenarios().find(({ id }) => id === FIRST)?.id ?? scenarios()[0]?.id ?? '', mode = modesOf(scenario)[0] ?? 'duel'): HandMade {
  const many = <T>(value: T): T[] => Array.from({ length: seatsOf(mode) }, () => value);
  const sides = <T>(value: T): T[] => Array.from({ length: sidesOf(mode) }, () => value);
  return { scenario, mode, turn: 0, honour: sides(0), treasures: sides([]), runes: many(3), power: many(3), hands: many([]), row: null, champions: null, threat: 0 };
}

// -- as text ------------------------------------------------------------------------------------------------------

const NONE = '_';
const list = (words: readonly (string | number)[]): string => words.join('.') || NONE;
const words = (text: string): string[] => (text === NONE ? [] : text.split('.'));

/** Where somebody holds treasures they stand after this, by side; addresses from before there were any have none. */
const HELD = 'held';

/** `love_lives_forever~duel~0~3.5~2.2~2.2~0~_~_~_~rakar.0.g7.0.0.bark_plate`: letters that an address keeps as they are. */
export function write({ scenario, mode, turn, honour, treasures, runes, power, hands, row, champions, threat }: HandMade): string {
  const standing = champions?.map(({ id, owner, cell, exhausted, damage, constructs }) => list([id, owner, cell || NONE, Number(exhausted), damage, ...constructs]));
  return [scenario, mode, turn, list(honour), list(runes), list(power), threat, row ? list(row) : NONE, ...hands.map(list), ...(treasures.flat().length ? [HELD, ...treasures.map(list)] : []), standing ? 'with' : 'start', ...(standing ?? [])].join('~');
}

/** Null where the text is not one of ours. */
export function read(text: string): HandMade | null {
  const [scenario = '', mode = '', turn, honour = '', runes = '', power = '', threat, row = '', ...rest] = text.split('~');
  if (!scenarios().some(({ id }) => id === scenario) || !modesOf(scenario).includes(mode)) return null;
  const [seats, sides] = [seatsOf(mode), sidesOf(mode)];
  const hands = rest.splice(0, seats);
  const held = rest[0] === HELD ? rest.splice(0, 1 + sides).slice(1) : Array.from({ length: sides }, () => NONE);
  const [how, ...standing] = rest;
  if (how !== 'with' && how !== 'start') return null;
  const numbers = (part: string): number[] => words(part).map(Number);
  const champions = standing.map((part): ChampionMade => {
    const [id = '', owner, cell = '', exhausted, damage, ...constructs] = part.split('.');
    return { id, owner: Number(owner), cell: cell === NONE ? '' : cell, exhausted: exhausted === '1', damage: Number(damage), constructs };
  });
  const made: HandMade = {
    scenario,
    mode,
    turn: Number(turn),
    honour: numbers(honour),
    runes: numbers(runes),
    power: numbers(power),
    threat: Number(threat),
    row: row === NONE ? null : words(row),
    hands: hands.map(words),
    treasures: held.map(words),
    champions: how === 'with' ? champions : null,
  };
  return sound(made) ? made : null;
}

function sound({ mode, turn, honour, treasures, runes, power, threat, row, hands, champions }: HandMade): boolean {
  const whole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
  const all = (values: number[], count: number, most: number): boolean => values.length === count && values.every((value) => whole(value, most));
  return (
    whole(turn, sidesOf(mode) - 1) &&
    all(honour, sidesOf(mode), MOST_HONOUR) &&
    all(runes, seatsOf(mode), MOST_MEANS) &&
    all(power, seatsOf(mode), MOST_MEANS) &&
    whole(threat, MOST_THREAT) &&
    (row === null || (row.length === ROW_SIZE && row.every(isCard))) &&
    hands.flat().every(isCard) &&
    treasures.length === sidesOf(mode) &&
    treasures.flat().every(isTreasure) &&
    (champions ?? []).every((one) => isKind(kindOfId(one.id)) && whole(one.owner, VILLAINS + 1) && (one.cell === '' || FIELD.byName.has(one.cell)) && whole(one.damage, 40) && one.constructs.every(isCard)) &&
    new Set(champions?.map(({ id }) => id)).size === (champions?.length ?? 0)
  );
}

/** The kind of a piece by its id: `giant_rat` of `giant_rat-1a`, `scrapbot` of `neutral_scrapbot-1`. */
export function kindOfId(id: string): string {
  const plain = id.replace(/-\w+$/, '');
  return isKind(id) ? id : isKind(plain) ? plain : plain.replace(/^neutral_/, '');
}

// -- for the engine and the board -----------------------------------------------------------------------------------

/** The bare scenario: as it begins. */
export function baseSetUp({ scenario, mode }: HandMade): SetUp {
  return { scenario, mode };
}

export function setUp(made: HandMade): SetUp {
  const { scenario, mode, turn, honour, treasures, runes, power, hands, row, champions, threat } = made;
  return {
    scenario,
    mode,
    turn,
    sides: honour.map((one, side) => ({ honour: one, treasures: treasures[side] ?? [] })),
    players: runes.map((one, seat) => ({ runes: one, power: power[seat] ?? 0, hand: hands[seat]?.length ? hands[seat] : null, turns: 2 })),
    ...(row ? { row } : {}),
    ...(isCampaign(mode) ? { threat } : {}),
    ...(champions ? { champions: champions.map((one) => ({ ...one, cells: cellsOf(one) })) } : {}),
  };
}

/** A champion of three cells stands on a cell, the one to the right of it and the one below both (INF-CARD-07). */
const TRIANGLE = 3;
const RIGHT = DIRECTIONS.findIndex(([q, r]) => q === 1 && r === 0);
const BELOW = DIRECTIONS.findIndex(([q, r]) => q === 0 && r === 1);

export function cellsOf({ id, cell }: Pick<ChampionMade, 'id' | 'cell'>): string[] {
  if (!cell) return [];
  return kindOf(kindOfId(id)).cells !== TRIANGLE ? [cell] : [cell, ...[RIGHT, BELOW].flatMap((way) => FIELD.neighbour(cell, way) ?? [])];
}

/** The scenario as the page knows it: until the server has told more of its start. */
export function startFacts({ scenario, mode }: HandMade): ContestFacts {
  const { honour, shrine, terrain, portals, treasures, tokens } = scenarioOf(scenario);
  const player = (seat: number): PlayerFacts => ({
    seat,
    side: sideOf(mode, seat),
    gate: seat,
    colour: COLOURS[sideOf(mode, seat)] ?? 'blue',
    ...{ gate_power: 0, gate_used: false, runes: 0, construct_runes: 0, power: 0, turns: 1, ended: false, hand: null, hand_size: 0, deck: 0 },
    ...{ unseen: {}, discard: [], played: [], waiting: [], quests: [], tokens: 0, bases: 0, rats: 0 },
  });
  const players = Array.from({ length: seatsOf(mode) }, (_, seat) => player(seat));
  const sides = Array.from({ length: sidesOf(mode) }, (_, side) => ({ side, seats: players.filter((one) => one.side === side).map((one) => one.seat), honour: 0, treasures: null, treasures_held: 0, shrines: [], beacons: [] }));
  return {
    game: 'inferno',
    seat: -1,
    scenario,
    mode,
    honour_needed: honour,
    shrine_honour: shrine,
    ...{ round: 1, first: 0, turn: 0, centre: 0, mystics: 0, infantry: 0, quest_deck: 0, bag: 0 },
    ...{ players, sides, terrain, portals, treasures, tokens },
    ...{ champions: [], row: Array.from({ length: ROW_SIZE }, () => null), banished: [], spent: [], webs: [], chosen_factions: [], looked_at: [] },
    ...{ draft: null, order: null, attack: null, campaign: null, result: null },
  };
}

export function championsIn(facts: ContestFacts): ChampionMade[] {
  return facts.champions.map(({ id, owner, cells, exhausted, damage, constructs }) => ({ id, owner, cell: cells[0] ?? '', exhausted, damage, constructs }));
}

/** The start, and everybody where he was put. */
export function factsOn(base: ContestFacts, made: HandMade): ContestFacts {
  return {
    ...base,
    turn: made.turn,
    draft: null,
    order: null,
    players: base.players.map((player) => ({ ...player, runes: made.runes[player.seat] ?? 0, power: made.power[player.seat] ?? 0 })),
    sides: base.sides.map((side) => ({ ...side, honour: made.honour[side.side] ?? 0, treasures: made.treasures[side.side] ?? [], treasures_held: made.treasures[side.side]?.length ?? 0 })),
    row: made.row ?? base.row,
    champions: made.champions ? made.champions.map((one) => championOn(one, base)) : base.champions,
  };
}

/** With printed figures and what its constructs add: all else is worked out when the position is played. */
function championOn(one: ChampionMade, base: ContestFacts): ChampionFacts {
  const known = base.champions.find(({ id }) => id === one.id);
  const kind = known?.kind ?? kindOfId(one.id);
  const { strength, defence, speed, order, keywords, factions } = kindOf(kind);
  const worn = one.constructs.filter(isCard).map(cardOf);
  const sum = (of: 'strength' | 'defence' | 'speed', printed: number): number => worn.reduce((total, card) => total + card[of], printed);
  return {
    ...{ beaten: false, souls: 0, granted: [], quests: [], treasure: null, lit: false, parts: [], order, keywords, factions },
    ...known,
    id: one.id,
    kind,
    owner: one.owner,
    cells: known && kindOf(kind).cells > TRIANGLE ? known.cells : cellsOf(one),
    exhausted: one.exhausted,
    damage: one.damage,
    constructs: one.constructs,
    strength: sum('strength', strength),
    defence: sum('defence', defence),
    speed: sum('speed', speed),
  };
}

/** A position of a table taken over. */
export function fromFacts(facts: Facts, before: HandMade): HandMade {
  const { turn, sides, players, row, campaign } = contest(facts);
  return {
    ...before,
    turn: Math.max(turn, 0),
    honour: sides.map(({ honour }) => honour),
    treasures: sides.map(({ treasures }) => treasures ?? []),
    runes: players.map(({ runes }) => runes),
    power: players.map(({ power }) => power),
    hands: players.map(({ hand }) => hand ?? []),
    row: row.every((card) => card !== null) ? row : null,
    threat: campaign?.threat ?? 0,
    champions: championsIn(contest(facts)),
  };
}

/** Cells on which the champion may be put: nobody else's, no portal of others, all that it covers. */
export function roomFor(facts: ContestFacts, id: string, owner: number): string[] {
  const taken = new Set(facts.champions.flatMap((one) => (one.id === id ? [] : one.cells)));
  const colour = facts.players[owner]?.colour;
  const shut = new Set(Object.entries(facts.portals).flatMap(([of, cells]) => (of === colour ? [] : cells)));
  const size = kindOf(kindOfId(id)).cells;
  if (size > TRIANGLE) return []; // such a boss has one place
  return [...FIELD.byName.keys()].filter((cell) => {
    const cells = cellsOf({ id, cell });
    return cells.length === size && cells.every((one) => !taken.has(one) && !shut.has(one));
  });
}

/** Setting up is answering a question of our own: the chosen champion goes to any free cell. */
export function questionsOf(facts: ContestFacts, chosen: string | null, seat: number): Question[] {
  if (!chosen || !isKind(kindOfId(chosen))) return [];
  const owner = facts.champions.find(({ id }) => id === chosen)?.owner ?? seat;
  const singles = roomFor(facts, chosen, owner).map((cell) => `champion ${chosen} ${cell}`);
  return [{ seat, kind: 'aim', about: [], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }];
}

/** `champions` are those of the start, where nothing was said of them yet. */
export function put(made: HandMade, champions: ChampionMade[], seat: number, action: string): HandMade {
  const { piece = '', place = '' } = vocabulary.parse(action);
  const known = champions.find(({ id }) => id === piece);
  const placed: ChampionMade = known ? { ...known, cell: place } : { id: piece, owner: seat, cell: place, exhausted: false, damage: 0, constructs: [] };
  return { ...made, champions: [...champions.filter(({ id }) => id !== piece), placed] };
}

/** The next piece of a kind that nobody has; null where the box has no more. */
export function nextOf(champions: readonly ChampionMade[], kind: string, seat: number): string | null {
  const used = new Set(champions.map(({ id }) => id));
  const { set, figures } = kindOf(kind);
  const ids = set === 'rat' && kind === 'giant_rat' ? ['a', 'b', 'c', 'd'].map((one) => `giant_rat-${seat + 1}${one}`) : figures === 1 ? [kind] : Array.from({ length: figures }, (_, at) => `${kind}-${at + 1}`);
  return ids.find((id) => !used.has(id)) ?? null;
}

/** Champions that players may have. */
export function recruits(seat: number): readonly string[] {
  return seat >= NEUTRAL ? [] : ['starting', 'centre', 'rat'];
}
