/** The ground of a board: places that have names and can be pointed at. Squares and hexagons are two kinds of it. */

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Box = Point & Size;

/** Its middle, in drawing units; y grows downwards. */
export interface Place extends Point {
  name: string;
}

export abstract class Ground<P extends Place = Place> {
  readonly byName: ReadonlyMap<string, P>;
  /** The box around all places. */
  readonly box: Box;
  /** Drawing units for the side of a place: what must stay large enough for a finger. */
  abstract readonly side: number;

  /** `reach` is how far a place goes to each side of its middle. */
  constructor(
    readonly places: readonly P[],
    private readonly reach: Point,
  ) {
    this.byName = new Map(places.map((place) => [place.name, place]));
    this.box = this.around(places);
  }

  /** The corners of a place around its middle, further out by `more` units. */
  abstract corners(more?: number): Point[];

  /** Where an arrow key leads; nowhere at the edge, or where the key is none. */
  abstract step(from: string, key: string, shift: boolean): string | undefined;

  /** Those of the names that are places here. */
  these(names: readonly string[]): P[] {
    return names.map((name) => this.byName.get(name)).filter((place) => place !== undefined);
  }

  /** The box around what stands on several places, and its middle. */
  boxOf(names: readonly string[]): Box | undefined {
    const places = this.these(names);
    return places.length ? this.around(places) : undefined;
  }

  centreOf(names: readonly string[]): Point | undefined {
    const box = this.boxOf(names);
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  private around(places: readonly P[]): Box {
    const [xs, ys] = [places.map(({ x }) => x), places.map(({ y }) => y)];
    const [left, top] = [Math.min(...xs) - this.reach.x, Math.min(...ys) - this.reach.y];
    return { x: left, y: top, width: Math.max(...xs) + this.reach.x - left, height: Math.max(...ys) + this.reach.y - top };
  }

  /** Places as one path, each further out by `more` units: one element to draw, however many they are. */
  area(places: readonly Point[], more = 0): string {
    const corners = this.corners(more);
    return places.map(({ x, y }) => `M${corners.map((corner) => `${round(x + corner.x)} ${round(y + corner.y)}`).join('L')}Z`).join('');
  }

  /** One place around (0, 0), as the `points` of a polygon. */
  outline(more = 0): string {
    return this.corners(more).map(({ x, y }) => `${round(x)},${round(y)}`).join(' ');
  }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
