/** A position that is set up by hand, and the same as a short text for an address. */
import type { Facts, Question } from '../../../lib/types.ts';
import { placeOf } from '../../../boards/squares/field.ts';
import { baseAt } from '../answers.ts';
import { content, invaderOf, isInvader, isWeapon, scenarioOf } from '../content.ts';
import { foray, type ForayFacts, type MarineFacts, type Order, type SetUp } from '../facts.ts';
import { COLOURS, isMarine, numberOf, typeOf } from '../names.ts';
import { vocabulary } from '../notation.ts';
import { startBase } from '../setup/start.ts';

/** What is not said of a marine (null) is as at the start. */
export interface MarineMade {
  id: string;
  square: string;
  life: number | null;
  armour: number | null;
  order: Order;
  weapons: string[];
}

export interface InvaderMade {
  id: string;
  /** The lower left square. */
  square: string;
  turned: boolean;
  wounds: number;
}

export interface HandMade {
  scenario: string;
  /** How many areas are revealed, in the order of their numbers. */
  areas: number;
  turn: number;
  frags: number;
  /** Doors that are open; the others are closed. */
  open: string[];
  marines: MarineMade[];
  invaders: InvaderMade[];
}

export const MOST_AREAS = 12;
const ORDERS: readonly string[] = ['none', 'aim', 'guard', 'dodge', 'heal'];

export function marinesAt(scenario: string, count: number): MarineMade[] {
  const { start } = scenarioOf(scenario);
  return COLOURS.slice(0, count).map((id, at) => ({ id, square: start.marines[at] ?? '', life: null, armour: null, order: 'none', weapons: [] }));
}

export function blank(scenario = content().scenarios[0]?.id ?? ''): HandMade {
  return { scenario, areas: 1, turn: 1, frags: 0, open: [], marines: marinesAt(scenario, 2), invaders: [] };
}

// -- as text ------------------------------------------------------------------------------------------------------

/** `the_sump~3~1~0~d1.d2~2~green.c4.9._.none.shotgun~red.c5._._.aim~imp-1.f7.0.0`: letters that an address keeps as they are. */
export function write({ scenario, areas, turn, frags, open, marines, invaders }: HandMade): string {
  const said = (value: number | null): string => String(value ?? '_');
  return [
    scenario,
    areas,
    turn,
    frags,
    open.join('.') || '_',
    marines.length,
    ...marines.map(({ id, square, life, armour, order, weapons }) => [id, square, said(life), said(armour), order, ...weapons].join('.')),
    ...invaders.map(({ id, square, turned, wounds }) => [id, square, Number(turned), wounds].join('.')),
  ].join('~');
}

/** Null where the text is not one of ours. */
export function read(text: string): HandMade | null {
  const [scenario = '', areas, turn, frags, open = '', count, ...rest] = text.split('~');
  const seats = Number(count);
  if (!content().scenarios.some(({ id }) => id === scenario) || !(seats >= 1 && seats <= COLOURS.length) || rest.length < seats) return null;
  const told = (value: string | undefined): number | null => (value === '_' ? null : Number(value));
  const marines = rest.slice(0, seats).map((part): MarineMade => {
    const [id = '', square = '', life, armour, order = '', ...weapons] = part.split('.');
    return { id, square, life: told(life), armour: told(armour), order: order as Order, weapons };
  });
  const invaders = rest.slice(seats).map((part): InvaderMade => {
    const [id = '', square = '', turned, wounds] = part.split('.');
    return { id, square, turned: turned === '1', wounds: Number(wounds) };
  });
  const made = { scenario, areas: Number(areas), turn: Number(turn), frags: Number(frags), open: open === '_' ? [] : open.split('.'), marines, invaders };
  return sound(made) ? made : null;
}

function sound({ areas, turn, frags, marines, invaders }: HandMade): boolean {
  const whole = (value: number | null, most: number): boolean => value === null || (Number.isInteger(value) && value >= 0 && value <= most);
  return (
    areas >= 1 &&
    [whole(areas, MOST_AREAS), whole(turn, marines.length), whole(frags, 99)].every(Boolean) &&
    marines.every((one) => isMarine(one.id) && placeOf(one.square) && whole(one.life, 40) && whole(one.armour, 9) && ORDERS.includes(one.order) && one.weapons.every(isWeapon)) &&
    invaders.every((one) => isInvader(typeOf(one.id)) && placeOf(one.square) && whole(one.wounds, 40)) &&
    new Set([...marines, ...invaders].map(({ id }) => id)).size === marines.length + invaders.length
  );
}

// -- for the engine and the board -----------------------------------------------------------------------------------

/** The bare base: what is revealed, with marines at the start and nobody else. */
export function baseSetUp({ scenario, areas, marines }: HandMade): SetUp {
  return {
    scenario,
    areas: Array.from({ length: areas - 1 }, (_, at) => ({ id: `a${at + 1}` })),
    marines: marinesAt(scenario, marines.length).map(({ id, square }) => ({ id, square, cards: [] })),
    invaders: [],
  };
}

export function setUp(made: HandMade): SetUp {
  return {
    ...baseSetUp(made),
    marines: made.marines.map((marine) => ({ ...marine, cards: [] })),
    invaders: made.invaders.map(({ id, square, turned, wounds }) => ({ id, squares: [square], turned, wounds })),
    doors: made.open.map((id) => ({ id, closed: false })),
    turn: made.turn,
    frags: made.frags,
  };
}

export function squaresOf({ id, square, turned }: InvaderMade): string[] {
  return baseAt(square, invaderOf(typeOf(id)).base, turned);
}

/** The room in which the scenario begins: until the server has told more of the base. */
export function startFacts({ scenario }: HandMade): ForayFacts {
  const nothing = { barrels: [], acid: [], ducts: [], tokens: [], keys: [], flags: [], marines: [], invaders: [], reserve: [], discards: [] };
  const nobody = { hand: null, active: null, attack: null, invader_turn: null, spawning: null, encounter: null, result: null };
  const numbers = { round: 1, turn: 1, frags: 0, frags_needed: 1, hand_size: 0, hand_limit: 0, draws: 0, deck: 0 };
  return { game: 'doom2004', seat: -1, scenario, level: '', north: 'up', ...startBase(scenarioOf(scenario)), ...nothing, ...nobody, ...numbers };
}

const UNKNOWN: Omit<MarineFacts, 'id' | 'seat' | 'square'> = { state: 'on board', life: 1, most_life: 1, armour: 0, ammo: {}, weapons: [], usable: [], order: 'none', adrenaline: 0, berserk: 0, cards: [] };

/** The base, and everybody where he was put. */
export function factsOn(base: ForayFacts, made: HandMade): ForayFacts {
  return {
    ...base,
    active: null,
    invader_turn: null,
    doors: base.doors.map((door) => ({ ...door, closed: !made.open.includes(door.id) })),
    turn: made.turn,
    frags: made.frags,
    marines: made.marines.map(({ id, square, life, armour, order, weapons }, at): MarineFacts => {
      const fresh = base.marines[at] ?? UNKNOWN;
      return { ...fresh, id, seat: at + 1, square, order, weapons, life: life ?? fresh.most_life, armour: armour ?? fresh.armour };
    }),
    invaders: made.invaders.map((one) => ({ id: one.id, type: typeOf(one.id), squares: squaresOf(one), turned: one.turned, wounds: one.wounds, rating: invaderOf(typeOf(one.id)).wounds })),
  };
}

/** A position of a table taken over. */
export function fromFacts(facts: Facts, before: HandMade): HandMade {
  const { marines, invaders, doors, turn, frags } = foray(facts);
  return {
    ...before,
    open: doors.flatMap(({ id, closed }) => (closed ? [] : [id])),
    turn,
    frags,
    marines: marines.flatMap(({ id, square, life, armour, order, weapons }) => (square ? [{ id, square, life, armour, order, weapons }] : [])),
    invaders: invaders.map(({ id, squares, turned, wounds }) => ({ id, square: squares[0] ?? '', turned, wounds })),
  };
}

/** Squares on which the figure may be put: revealed, open, and nobody else's, all that it covers. */
export function roomFor(facts: ForayFacts, figure: string): string[] {
  const walls = new Set(facts.areas.flatMap(({ obstacles }) => obstacles));
  const others = [...facts.marines.map(({ id, square }) => ({ id, squares: [square ?? ''] })), ...facts.invaders].filter(({ id }) => id !== figure);
  const taken = new Set([...others.flatMap(({ squares }) => squares), ...walls]);
  const free = new Set(facts.areas.flatMap(({ squares }) => squares).filter((square) => !taken.has(square)));
  const base = isMarine(figure) ? ([1, 1] as const) : invaderOf(typeOf(figure)).base;
  return [...free].filter((square) => baseAt(square, base).every((one) => free.has(one)));
}

/** Setting up is answering a question of our own: the chosen figure goes to any free square, and doors open and close. */
export function questionsOf(facts: ForayFacts, figure: string | null, seat: number): Question[] {
  const places = figure && (isMarine(figure) || isInvader(typeOf(figure))) ? roomFor(facts, figure) : [];
  const doors = places.length ? [] : facts.doors.filter(({ squares }) => squares.length);
  const singles = [...places.map((square) => `knock ${figure} ${square}`), ...doors.map(({ id }) => `door ${id}`)];
  return [{ seat, kind: 'knock', about: [figure ?? '', ''], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }];
}

export function put(made: HandMade, action: string): HandMade {
  const { figure = '', square = '', door } = vocabulary.parse(action);
  if (door) return { ...made, open: made.open.includes(door) ? made.open.filter((id) => id !== door) : [...made.open, door] };
  if (isMarine(figure)) return { ...made, marines: made.marines.map((one) => (one.id === figure ? { ...one, square } : one)) };
  const known = made.invaders.find(({ id }) => id === figure);
  if (known) return { ...made, invaders: made.invaders.map((one) => (one === known ? { ...one, square } : one)) };
  return { ...made, invaders: [...made.invaders, { id: figure, square, turned: false, wounds: 0 }] };
}

export function drop(made: HandMade, figure: string): HandMade {
  return { ...made, invaders: made.invaders.filter(({ id }) => id !== figure) };
}

/** The next figure of a type that is not on the board; null where the box has no more. */
export function nextOf(made: HandMade, type: string): string | null {
  const used = new Set(made.invaders.filter(({ id }) => typeOf(id) === type).map(({ id }) => numberOf(id)));
  const free = Array.from({ length: invaderOf(type).figures }, (_, at) => at + 1).find((number) => !used.has(number));
  return free === undefined ? null : `${type}-${free}`;
}
