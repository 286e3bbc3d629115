/** A mission's map with what the rules say of its squares: who is next to whom, and how far (chapters TERR, ADJ, RANGE). */
import { DIRECTIONS, SquareField, type Direction, type Square } from '../../../boards/squares/field.ts';
import type { MapContent } from '../facts.ts';

const TERRAIN: Record<string, string> = { '.': 'plain', d: 'difficult', i: 'impassable', b: 'blocking' };

/** Whose neighbours: of small walkers, of flyers and large figures, or for counting range (D16-ADJ-02, D16-RANGE-03). */
export type Gait = 'walk' | 'fly' | 'range';

const STOPPED_BY: Record<Gait, readonly string[]> = { walk: ['impassable', 'blocking'], fly: [], range: ['blocking'] };

export class Field extends SquareField<MapContent> {
  constructor(plan: MapContent) {
    super(plan, TERRAIN);
  }

  /** Whether one cannot go straight from one square to the next one. */
  parted(one: Square, other: Square, gait: Gait, shut: ReadonlySet<number>): boolean {
    const stops = STOPPED_BY[gait];
    if (stops.includes(one.terrain) || stops.includes(other.terrain) || this.isWall(one, other)) return true;
    const door = this.doorBetween(one, other);
    return door !== undefined && shut.has(door);
  }

  /** The adjacent square that way, if there is one: diagonally by way of a third square (D16-ADJ-03). */
  neighbour(name: string, direction: Direction, gait: Gait, shut: ReadonlySet<number>): Square | undefined {
    const from = this.byName.get(name);
    const to = this.beside(name, direction);
    if (!from || !to) return undefined;
    if (direction.length === 1) return this.parted(from, to, gait, shut) ? undefined : to;
    const ways = [...direction].map((way) => this.beside(name, way as Direction));
    return ways.some((by) => by && !this.parted(from, by, gait, shut) && !this.parted(by, to, gait, shut)) ? to : undefined;
  }

  neighbours(name: string, gait: Gait, shut: ReadonlySet<number>): Square[] {
    return DIRECTIONS.map((way) => this.neighbour(name, way, gait, shut)).filter((square) => square !== undefined);
  }

  /** Squares counted from these (D16-RANGE-01); those that no count reaches are missing, and those beyond the limit. */
  distances(from: readonly string[], shut: ReadonlySet<number>, limit = Infinity): Map<string, number> {
    const found = new Map(from.map((name) => [name, 0]));
    const queue = [...from];
    for (const name of queue) {
      if ((found.get(name) ?? 0) >= limit) break;
      for (const { name: next } of this.neighbours(name, 'range', shut)) {
        if (found.has(next)) continue;
        found.set(next, (found.get(name) ?? 0) + 1);
        queue.push(next);
      }
    }
    return found;
  }
}

const fields = new WeakMap<MapContent, Field>();

/** One field for each map. */
export function fieldOf(plan: MapContent): Field {
  const field = fields.get(plan) ?? new Field(plan);
  fields.set(plan, field);
  return field;
}
