/** A position that is set up by hand, and the same as a short text for an address. */
import type { Facts, Question } from '../../../lib/types.ts';
import { placeOf } from '../../../boards/squares/field.ts';
import { MARINE_NAMES } from '../../shared/figures/seats.ts';
import { baseAt } from '../answers.ts';
import { content, demonOf, isDemon, missionOf } from '../content.ts';
import { incursion, numberOf, type FigureFacts, type IncursionFacts, type SetUp } from '../facts.ts';
import { isMarine, typeOf } from '../names.ts';
import { vocabulary } from '../notation.ts';

export interface FigureMade {
  id: string;
  /** The lower left square. */
  square: string;
  turned: boolean;
  damage: number;
  stunned: boolean;
}

export interface HandMade {
  mission: string;
  marines: number;
  round: number;
  frags: number;
  /** Whose initiative card comes first, a marine's name or `invader`; '' where the round begins. */
  turn: string;
  /** Doors that are shut; null: as at the start. */
  shut: number[] | null;
  /** Null: as at the start. */
  figures: FigureMade[] | null;
}

export const MOST_ROUNDS = 30;
const MOST_DAMAGE = 40;
/** A marine's, until the server has told it. */
const HEALTH = 10;
export const INVADER = 'invader';

export function blank(mission = content().missions[0]?.id ?? ''): HandMade {
  return { mission, marines: 2, round: 1, frags: 0, turn: '', shut: null, figures: null };
}

export const marineNames = ({ marines }: HandMade): string[] => MARINE_NAMES.slice(0, marines);

// -- as text ------------------------------------------------------------------------------------------------------

/** `first_steps~2~1~0~alpha~0.1~alpha.b1.0.0.0~imp-1.b7.0.2.1`: letters that an address keeps as they are. */
export function write({ mission, marines, round, frags, turn, shut, figures }: HandMade): string {
  const told = figures?.map(({ id, square, turned, damage, stunned }) => [id, square, Number(turned), damage, Number(stunned)].join('.'));
  return [mission, marines, round, frags, turn || '_', shut === null ? '_' : `s${shut.join('.')}`, ...(told ?? ['_'])].join('~');
}

/** Null where the text is not one of ours. */
export function read(text: string): HandMade | null {
  const [mission = '', marines, round, frags, turn = '', shut = '', ...rest] = text.split('~');
  if (!content().missions.some(({ id }) => id === mission) || !/^(_|s[\d.]*)$/.test(shut)) return null;
  const figures = rest.map((part): FigureMade => {
    const [id = '', square = '', turned, damage, stunned] = part.split('.');
    return { id, square, turned: turned === '1', damage: Number(damage), stunned: stunned === '1' };
  });
  const made: HandMade = {
    mission,
    marines: Number(marines),
    round: Number(round),
    frags: Number(frags),
    turn: turn === '_' ? '' : turn,
    shut: shut === '_' ? null : shut.slice(1).split('.').filter(Boolean).map(Number),
    figures: rest.join() === '_' ? null : figures,
  };
  return sound(made) ? made : null;
}

function sound({ mission, marines, round, frags, turn, shut, figures }: HandMade): boolean {
  const within = (value: number, least: number, most: number): boolean => Number.isInteger(value) && value >= least && value <= most;
  const names = MARINE_NAMES.slice(0, marines);
  const standing = figures ?? [];
  return (
    within(marines, 1, MARINE_NAMES.length) &&
    within(round, 1, MOST_ROUNDS) &&
    within(frags, 0, 30) &&
    ['', INVADER, ...names].includes(turn) &&
    (shut ?? []).every((door) => within(door, 0, missionOf(mission).map.doors.length - 1)) &&
    standing.every(({ id, square, damage }) => (names.includes(id) || isDemon(typeOf(id))) && placeOf(square) && within(damage, 0, MOST_DAMAGE)) &&
    new Set(standing.map(({ id }) => id)).size === standing.length
  );
}

// -- for the engine and the board -----------------------------------------------------------------------------------

/** The mission as it begins. */
export function baseSetUp({ mission, marines }: HandMade): SetUp {
  return { mission, marines };
}

export function setUp(made: HandMade): SetUp {
  return {
    ...baseSetUp(made),
    round: made.round,
    frags: [made.frags],
    ...(made.turn ? { turn: made.turn } : {}),
    ...(made.shut ? { doors: made.shut } : {}),
    ...(made.figures ? { figures: made.figures.map(({ square, ...figure }) => ({ ...figure, squares: [square] })) } : {}),
  };
}

export function squaresOf({ id, square, turned }: FigureMade): string[] {
  const [width, height] = isMarine(id) ? [1, 1] : demonOf(typeOf(id)).base;
  return baseAt(square, turned ? [height, width] : [width, height]);
}

/** The bare map: until the server has told how the mission begins. */
export function startFacts({ mission }: HandMade): IncursionFacts {
  const { objective, threat, tutorial, map } = missionOf(mission);
  const nothing = { portals: [], teleporters: [], health_packs: [], weapons: [], tokens: [], grenades: [], figures: [], marines: [], asked: [] };
  const nobody = { active: null, type: null, attack: null, summoning: null, result: null };
  const invader = { hand: [], deck: 0, discards: [], sets: null, invasion: null, invasion_argent: 0, argent_left: 0, cards: [], groups_seen: [] };
  const goal = { kind: '', done: 0, needed: 0, worked: [], price: 0 };
  return {
    ...{ game: 'doom2016', seat: -1, mission, objective, threat, tutorial, own_decks: false, round: 1, frags: [0, 1], threat_tokens: 0 },
    doors: map.doors.map((_, number) => number),
    ...nothing,
    ...nobody,
    invader,
    goal,
    initiative: { revealed: [], deck: [], left: 0 },
  };
}

/** Who stands where: as put, or as the mission begins. */
export function standing(base: IncursionFacts, made: HandMade): FigureMade[] {
  return made.figures ?? base.figures.filter(({ seat }) => seat >= 0).map(madeOf);
}

function madeOf({ id, squares, turned, damage, stunned }: FigureFacts): FigureMade {
  return { id, square: squares[0] ?? '', turned, damage, stunned };
}

export function healthOf(base: IncursionFacts, id: string): number {
  if (!isMarine(id)) return demonOf(typeOf(id)).health;
  return base.figures.find((one) => one.id === id)?.health ?? HEALTH;
}

/** The mission, and everybody where he was put. */
export function factsOn(base: IncursionFacts, made: HandMade): IncursionFacts {
  const objects = base.figures.filter(({ seat }) => seat < 0);
  return {
    ...base,
    active: null,
    type: null,
    attack: null,
    summoning: null,
    asked: [],
    round: made.round,
    frags: [made.frags, base.frags[1]],
    doors: made.shut ?? base.doors,
    invader: { ...base.invader, cards: cardsOf(base, standing(base, made)) },
    figures: [
      ...objects,
      ...standing(base, made).map((one): FigureFacts => ({
        ...{ id: one.id, type: isMarine(one.id) ? 'marine' : typeOf(one.id), seat: isMarine(one.id) ? MARINE_NAMES.indexOf(one.id) + 1 : 0 },
        ...{ squares: squaresOf(one), turned: one.turned, damage: one.damage, health: healthOf(base, one.id), stunned: one.stunned },
        ...{ staggered: false, marked: false, carries: 0 },
      })),
    ],
  };
}

/** A demon card for each type that is on the map. */
function cardsOf(base: IncursionFacts, now: FigureMade[]): IncursionFacts['invader']['cards'] {
  const types = [...new Set(now.map(({ id }) => typeOf(id)))].filter(isDemon);
  return types.map((id) => {
    const { speed, range, red, black, health, stagger } = demonOf(id);
    const card = base.invader.cards.find((one) => one.id === id) ?? { id, argent: 0, ready: true, speed, range, dice: [red, black] as [number, number], health, stagger };
    return { ...card, figures: now.filter((one) => typeOf(one.id) === id).length };
  });
}

/** A position of a table taken over. */
export function fromFacts(facts: Facts, before: HandMade): HandMade {
  const { figures, doors, round, frags } = incursion(facts);
  return { ...before, round, frags: frags[0], shut: doors, figures: figures.filter(({ seat }) => seat >= 0).map(madeOf) };
}

/** Squares on which the figure may be put: of the map, not blocked, and nobody else's, all that it covers. */
export function roomFor(facts: IncursionFacts, figure: string): string[] {
  const { map } = missionOf(facts.mission);
  const taken = new Set(facts.figures.filter(({ id }) => id !== figure).flatMap(({ squares }) => squares));
  const letters = (column: number): string => baseAt('a1', [column + 1, 1])[column]?.replace(/\d+/, '') ?? '';
  const free = new Set(
    map.rows.flatMap((row, y) => [...row].flatMap((letter, x) => ('.d'.includes(letter) && !taken.has(`${letters(x)}${y + 1}`) ? [`${letters(x)}${y + 1}`] : []))),
  );
  const turned = facts.figures.find(({ id }) => id === figure)?.turned ?? false;
  return [...free].filter((square) => squaresOf({ id: figure, square, turned, damage: 0, stunned: false }).every((one) => free.has(one)));
}

/** Setting up is answering a question of our own: the chosen figure goes to any free square. */
export function questionsOf(facts: IncursionFacts, figure: string | null, seat: number): Question[] {
  const places = figure && (isMarine(figure) || isDemon(typeOf(figure))) ? roomFor(facts, figure) : [];
  const singles = places.map((square) => `displace ${figure} ${square}`);
  return [{ seat, kind: 'displace', about: [figure ?? ''], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }];
}

export function put(made: HandMade, now: FigureMade[], action: string): HandMade {
  const { figure = '', square = '' } = vocabulary.parse(action);
  const known = now.find(({ id }) => id === figure);
  const figures = known ? now.map((one) => (one === known ? { ...one, square } : one)) : [...now, { id: figure, square, turned: false, damage: 0, stunned: false }];
  return { ...made, figures };
}

export function drop(made: HandMade, now: FigureMade[], figure: string): HandMade {
  return { ...made, figures: now.filter(({ id }) => id !== figure) };
}

/** The next figure of a type that is not on the map; null where the box has no more. */
export function nextOf(now: FigureMade[], type: string): string | null {
  const used = new Set(now.filter(({ id }) => typeOf(id) === type).map(({ id }) => numberOf(id)));
  const free = Array.from({ length: demonOf(type).figures }, (_, at) => at + 1).find((number) => !used.has(number));
  return free === undefined ? null : `${type}-${free}`;
}
