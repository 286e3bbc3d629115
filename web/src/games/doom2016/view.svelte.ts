/** Pan and zoom of the map. It fits its frame where squares stay large enough; else it shows a part, and pans. */
import { SIDE, type Field, type Point } from './geometry.ts';

const MARGIN = 14;
const MOST = 3;
const PHONE = 600;
const FOR_FINGERS = 44;
const FOR_MICE = 38;
/** How near to the edge of the frame something may be before the map glides to show it, in squares. */
const RIM = 1.2;

export class View {
  width = $state(0);
  height = $state(0);
  /** The pointer is a finger. */
  fingers = $state(false);
  /** Moved by the program, so that it glides. */
  gliding = $state(false);
  private wished = $state<number | undefined>();
  private at = $state<Point | undefined>();
  private readonly pointers = new Map<number, Point>();
  private spread = 0;
  private travelled = 0;

  /** Whether the frame is that of a phone. */
  readonly small = $derived.by(() => this.width < PHONE);
  /** Pixels that a square must have at first: more for fingers. */
  private readonly least = $derived.by(() => (this.fingers || this.small ? FOR_FINGERS : FOR_MICE));
  /** The whole map in the frame. */
  readonly fit = $derived.by(() => {
    const { width, height } = this.field();
    return Math.min(this.width / (width * SIDE + 2 * MARGIN), this.height / (height * SIDE + 2 * MARGIN));
  });
  /** Pixels for a drawing unit. */
  readonly scale = $derived.by(() => this.clampScale(this.wished ?? Math.max(this.fit, this.least / SIDE)));
  private readonly middle = $derived.by((): Point => {
    const { width, height } = this.field();
    return { x: (width * SIDE) / 2, y: (height * SIDE) / 2 };
  });
  /** The point of the map in the middle of the frame. */
  readonly centre = $derived.by((): Point => this.clampCentre(this.at ?? this.middle));

  constructor(private readonly field: () => Field) {}

  get transform(): string {
    const { x, y } = this.place({ x: 0, y: 0 });
    return `translate(${round(x)}px, ${round(y)}px) scale(${round(this.scale)})`;
  }

  /** Where a point of the map is in the frame, in pixels, and back. */
  place({ x, y }: Point): Point {
    return { x: this.width / 2 + (x - this.centre.x) * this.scale, y: this.height / 2 + (y - this.centre.y) * this.scale };
  }

  unplace({ x, y }: Point): Point {
    return { x: this.centre.x + (x - this.width / 2) / this.scale, y: this.centre.y + (y - this.height / 2) / this.scale };
  }

  private clampScale(scale: number): number {
    const least = Math.min(this.fit, this.least / SIDE);
    return Math.min(Math.max(scale, least || 0.1), Math.max(MOST, this.fit));
  }

  /** The map can be pushed no further than its own edge: what fits stays in the middle. */
  private clampCentre({ x, y }: Point): Point {
    const { width, height } = this.field();
    const along = (value: number, size: number, frame: number): number => {
      const slack = (size + 2 * MARGIN) / 2 - frame / this.scale / 2;
      return Math.min(Math.max(value, size / 2 - Math.max(0, slack)), size / 2 + Math.max(0, slack));
    };
    return { x: along(x, width * SIDE, this.width), y: along(y, height * SIDE, this.height) };
  }

  /** All of the map, or back to the usual size. */
  toggle(): void {
    this.gliding = true;
    const usual = Math.max(this.fit, this.least / SIDE);
    this.wished = Math.abs(this.scale - this.fit) < 0.01 ? Math.max(usual, this.fit * 1.6) : this.fit;
  }

  /** Glide so that these points are seen; nothing moves if they are. */
  show(points: Point[]): void {
    if (!points.length || !this.width) return;
    const rim = Math.min(RIM * SIDE * this.scale, this.width / 4, this.height / 4);
    const placed = points.map((point) => this.place(point));
    const hidden = placed.some(({ x, y }) => x < rim || y < rim || x > this.width - rim || y > this.height - rim);
    if (!hidden) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const wide = (Math.max(...xs) - Math.min(...xs)) * this.scale > this.width - 2 * rim || (Math.max(...ys) - Math.min(...ys)) * this.scale > this.height - 2 * rim;
    this.gliding = true;
    // Of what does not fit the last is shown: where something arrives.
    this.at = wide ? points[points.length - 1] : { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  }

  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const under = this.unplace(at);
    this.wished = this.clampScale(this.scale * factor);
    const scale = this.wished;
    this.at = { x: under.x - (at.x - this.width / 2) / scale, y: under.y - (at.y - this.height / 2) / scale };
  }

  pan(x: number, y: number): void {
    this.at = this.clampCentre({ x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale });
  }

  // -- pointers ---------------------------------------------------------------------------------------------------

  /** Whether the pointer was dragged since it went down: then its release is no click. */
  get dragged(): boolean {
    return this.travelled > 8;
  }

  /** A pointer goes down, moves, comes up: `at` in pixels of the frame. */
  down(pointer: number, at: Point): void {
    if (this.pointers.size === 0) this.travelled = 0;
    this.gliding = false;
    this.pointers.set(pointer, at);
    this.spread = this.between();
  }

  drag(pointer: number, now: Point): void {
    const last = this.pointers.get(pointer);
    if (!last) return;
    this.pointers.set(pointer, now);
    const share = 1 / this.pointers.size;
    this.travelled += Math.hypot(now.x - last.x, now.y - last.y);
    if (this.pointers.size === 2) this.pinch();
    if (this.dragged) this.pan((now.x - last.x) * share, (now.y - last.y) * share);
  }

  up(pointer: number): void {
    this.pointers.delete(pointer);
    this.spread = this.between();
  }

  private pinch(): void {
    const spread = this.between();
    const [one, other] = [...this.pointers.values()];
    if (one && other && this.spread > 0) this.zoomBy(spread / this.spread, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    this.spread = spread;
  }

  private between(): number {
    const [one, other] = [...this.pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
