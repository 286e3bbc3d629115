/** The revealed part of a base as a field. Squares keep their names and places while it grows. */
import { nameOf, placeOf, SquareField, type Border, type Corner, type SquarePlan } from '../../../boards/squares/field.ts';
import { doorsOf, type AreaFacts, type ForayFacts } from '../facts.ts';

const TERRAIN: Record<string, string> = { '.': 'plain', b: 'blocking' };
const EMPTY = ' ';

/** What of a base is needed to draw its floor. */
export type Base = Pick<ForayFacts, 'size' | 'areas' | 'walls' | 'doors'>;
type Laid = Pick<Base, 'size' | 'walls' | 'doors'> & { areas: Pick<AreaFacts, 'squares' | 'obstacles'>[] };

export class Field extends SquareField {
  constructor(base: Laid) {
    super(planOf(base), TERRAIN);
  }
}

/** A door is two borders long. */
function bordersOf([[x, y], [toX, toY]]: Border): Border[] {
  const [dx, dy] = [Math.sign(toX - x), Math.sign(toY - y)];
  const length = Math.max(Math.abs(toX - x), Math.abs(toY - y));
  return Array.from({ length }, (_, at): Border => [[x + dx * at, y + dy * at], [x + dx * (at + 1), y + dy * (at + 1)]]);
}

function keyOf([from, to]: Border): string {
  return [from, to].map((corner) => corner.join()).sort().join(' ');
}

/** The four sides of a square. */
function sidesOf(x: number, y: number): { border: Border; beside: Corner }[] {
  return [
    { border: [[x, y], [x + 1, y]], beside: [x, y - 1] },
    { border: [[x, y + 1], [x + 1, y + 1]], beside: [x, y + 1] },
    { border: [[x, y], [x, y + 1]], beside: [x - 1, y] },
    { border: [[x + 1, y], [x + 1, y + 1]], beside: [x + 1, y] },
  ];
}

function planOf(base: Laid): SquarePlan {
  const [width, height] = base.size;
  const squares = new Set(base.areas.flatMap((area) => area.squares));
  const solid = new Set(base.areas.flatMap((area) => area.obstacles));
  const rows = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const name = nameOf(column, row);
      return squares.has(name) ? (solid.has(name) ? 'b' : '.') : EMPTY;
    }).join(''),
  );
  const hung = doorsOf(base).map(({ border }) => bordersOf(border));
  const open = new Set([...hung.flat(), ...base.doors.filter(({ gone }) => gone).flatMap(({ border }) => bordersOf(border))].map(keyOf));
  const rim = [...squares].flatMap((name) => {
    const [x, y] = placeOf(name) ?? [0, 0];
    return sidesOf(x, y).filter(({ beside }) => !squares.has(nameOf(...beside))).map(({ border }) => border);
  });
  const walls = [...base.walls.flatMap(bordersOf), ...rim].filter((border) => !open.has(keyOf(border)));
  return { width, height, rows, walls, doors: hung };
}

const KEPT = 12;
const fields = new Map<string, Field>();

/** One field for each stage of a base: scenes go back and forth between a few. */
export function fieldOf(base: Base): Field {
  const key = JSON.stringify([base.size, base.areas.map(({ id, squares, obstacles }) => [id, squares.join(), obstacles]), base.walls.length, base.doors.map(({ id, gone }) => [id, gone])]);
  const field = fields.get(key) ?? new Field(base);
  fields.delete(key);
  fields.set(key, field);
  if (fields.size > KEPT) fields.delete(fields.keys().next().value ?? '');
  return field;
}
