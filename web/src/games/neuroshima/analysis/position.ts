/** A position that is set up by hand, and the same as a short text for an address. */
import type { Facts, Question } from '../../../lib/types.ts';
import { fieldOf } from '../board/geometry.ts';
import { skirmish, type PieceFacts, type SetUp, type SkirmishFacts } from '../facts.ts';
import { vocabulary } from '../notation.ts';
import { tilesOfArmy, tileOf } from '../tiles.ts';

export interface Side {
  army: string;
  hq: number;
  hand: string[];
}

export interface HandMade {
  board: string;
  active: number;
  sides: Side[];
  tiles: PieceFacts[];
}

export const MOST_POINTS = 20;

export function blank(): HandMade {
  const side = (army: string): Side => ({ army, hq: MOST_POINTS, hand: [] });
  return {
    board: 'standard',
    active: 0,
    sides: [side('outpost'), side('moloch')],
    tiles: [
      { seat: 0, tile: 'outpost_hq', cell: 'b3', rotation: 0, wounds: 0 },
      { seat: 1, tile: 'moloch_hq', cell: 'd2', rotation: 0, wounds: 0 },
    ],
  };
}

// -- as text ------------------------------------------------------------------------------------------------------

/** `standard~0~outpost.20.battle+move~moloch.16~0.hq.b3.0.0~1.hq.d2.0.0`: letters that an address keeps as they are. */
export function write(made: HandMade): string {
  const key = (tile: string, army: string): string => tile.slice(army.length + 1);
  const sides = made.sides.map((side) => [side.army, side.hq, ...side.hand.map((tile) => key(tile, side.army))].join('.'));
  const tiles = made.tiles.map((one) => [one.seat, key(one.tile, made.sides[one.seat]?.army ?? ''), one.cell, one.rotation, one.wounds].join('.'));
  return [made.board, made.active, made.sides.length, ...sides, ...tiles].join('~');
}

/** Null where the text is not one of ours. */
export function read(text: string): HandMade | null {
  const [board, active, count, ...rest] = text.split('~');
  const seats = Number(count);
  if (!board || !['standard', 'extended'].includes(board) || !(seats >= 1 && seats <= 6) || rest.length < seats) return null;
  const sides = rest.slice(0, seats).map((part): Side => {
    const [army = '', hq, ...hand] = part.split('.');
    return { army, hq: Number(hq), hand: hand.map((key) => `${army}_${key}`) };
  });
  const tiles = rest.slice(seats).map((part): PieceFacts => {
    const [seat, key, cell = '', rotation, wounds] = part.split('.');
    return { seat: Number(seat), tile: `${sides[Number(seat)]?.army}_${key}`, cell, rotation: Number(rotation), wounds: Number(wounds) };
  });
  const made = { board, active: Number(active), sides, tiles };
  return sound(made) ? made : null;
}

function sound(made: HandMade): boolean {
  const field = fieldOf(made.board);
  const whole = (value: number, most: number): boolean => Number.isInteger(value) && value >= 0 && value <= most;
  return (
    whole(made.active, made.sides.length - 1) &&
    made.sides.every((side) => tilesOfArmy(side.army).length > 0 && whole(side.hq, MOST_POINTS)) &&
    made.tiles.every((one) => field.byName.has(one.cell) && whole(one.rotation, 5) && whole(one.wounds, 9) && tileOf(one.tile).army !== '')
  );
}

// -- for the engine and the board -----------------------------------------------------------------------------------

export function setUp(made: HandMade): SetUp {
  return {
    board: made.board,
    active: made.active,
    seats: made.sides.map((side) => ({ army: side.army, hq: side.hq, hand: side.hand })),
    tiles: made.tiles,
  };
}

export function factsOf(made: HandMade): SkirmishFacts {
  return {
    game: 'neuroshima',
    seat: made.active,
    mode: 'duel',
    board: made.board,
    turn: 3,
    active: made.active,
    stage: 'normal',
    order: made.sides.map((_, seat) => seat),
    seats: made.sides.map((side, seat) => ({
      army: side.army,
      team: seat,
      person: seat,
      hq: side.hq,
      alive: true,
      hand: side.hand,
      pile: 0,
      pile_holds: {},
      discards: [],
    })),
    tiles: made.tiles,
    netted: [],
    asked: [],
    result: null,
  };
}

/** After a battle: what stands, and the points. */
export function fromFacts(facts: Facts, before: HandMade): HandMade {
  const { seats, tiles } = skirmish(facts);
  return {
    ...before,
    sides: before.sides.map((side, seat) => ({ ...side, hq: Math.max(0, seats[seat]?.hq ?? side.hq) })),
    tiles,
  };
}

/**
 * Setting up is answering questions of our own: the chosen tile may go to every free cell, and every tile that stands
 * may go anywhere and turn. So the board shows ghosts and turns them as in play.
 */
export function questionsOf(made: HandMade, chosen: string | null, seat: number): Question[] {
  const taken = new Set(made.tiles.map((one) => one.cell));
  const free = [...fieldOf(made.board).byName.keys()].filter((cell) => !taken.has(cell));
  const turns = [0, 1, 2, 3, 4, 5];
  const question = (side: number, spans: { form: string; x: string[]; y: number[] }[]): Question => ({
    seat: side,
    kind: 'act',
    about: [],
    due: side === seat,
    rule: '',
    answers: { count: spans.length, singles: [], spans },
  });
  const tile = chosen ? tileOf(chosen) : null;
  return made.sides.map((_, side) => {
    const spans = made.tiles
      .filter((one) => one.seat === side)
      .map((one) => ({ form: `run ${one.cell} {x} r{y}`, x: [one.cell, ...free], y: turns }));
    if (tile && side === seat) spans.push({ form: `place ${tile.key} {x} r{y}`, x: free, y: turns });
    return question(side, spans);
  });
}

export function put(made: HandMade, seat: number, action: string): HandMade {
  const { verb, tile: key, start, cell = '', rotation = 0 } = vocabulary.parse(action);
  if (verb === 'place') {
    const tile = `${made.sides[seat]?.army}_${key}`;
    return { ...made, tiles: [...made.tiles, { seat, tile, cell, rotation, wounds: 0 }] };
  }
  return { ...made, tiles: made.tiles.map((one) => (one.cell === start ? { ...one, cell, rotation } : one)) };
}

export function drop(made: HandMade, cell: string): HandMade {
  return { ...made, tiles: made.tiles.filter((one) => one.cell !== cell) };
}

/** Another army takes a side: its tiles and hand go with the old one. */
export function changeArmy(made: HandMade, seat: number, army: string): HandMade {
  const sides = made.sides.map((side, number) => (number === seat ? { ...side, army, hand: [] } : side));
  return { ...made, sides, tiles: made.tiles.filter((one) => one.seat !== seat) };
}

/** How many of a tile are not on the board and not in the hand. */
export function left(made: HandMade, seat: number, tile: string): number {
  const used = made.tiles.filter((one) => one.seat === seat && one.tile === tile).length;
  const held = (made.sides[seat]?.hand ?? []).filter((one) => one === tile).length;
  return tileOf(tile).count - used - held;
}
