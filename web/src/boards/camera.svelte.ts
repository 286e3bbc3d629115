/** Pan and zoom of a board. It fits its frame where places stay large enough; else it shows a part, and pans. */
import type { Ground, Point } from './ground.ts';

export interface Lens {
  /** Pixels that the side of a place has at least when the board is opened: for mice, and for fingers or a phone. */
  mice: number;
  fingers: number;
  /** Pixels for a drawing unit at most. */
  most: number;
  /** Drawing units that are left around the board, and that it may be pushed beyond its edge by hand. */
  margin: number;
  slack: number;
}

const LENS: Lens = { mice: 38, fingers: 44, most: 3, margin: 14, slack: 0 };
const PHONE = 600;
/** How near to the edge of the frame something may be before the board glides to show it, in places. */
const RIM = 1.2;
/** Pixels that a pointer may stray before it drags. */
const STRAY = 8;

export class Camera {
  width = $state(0);
  height = $state(0);
  /** The pointer is a finger. */
  coarse = $state(false);
  /** Moved by the program, so that it glides. */
  gliding = $state(false);
  private readonly lens: Lens;
  private wished = $state<number | undefined>();
  private at = $state<Point | undefined>();
  private readonly pointers = new Map<number, Point>();
  private spread = 0;
  private travelled = 0;

  /** Whether the frame is that of a phone. */
  readonly small = $derived.by(() => this.width < PHONE);
  /** The scale below which places become too small to be hit. */
  private readonly least = $derived.by(() => (this.coarse || this.small ? this.lens.fingers : this.lens.mice) / this.ground().side);
  /** The whole board in the frame. */
  private readonly fit = $derived.by(() => {
    const { box } = this.ground();
    const around = 2 * this.lens.margin;
    return Math.min(this.width / (box.width + around), this.height / (box.height + around));
  });
  /** Pixels for a drawing unit. */
  readonly scale = $derived.by(() => this.clampScale(this.wished ?? Math.max(this.fit, this.least)));
  /** The point of the board in the middle of the frame. */
  private readonly centre = $derived.by((): Point => this.clampCentre(this.at ?? this.middle, this.lens.slack));

  constructor(
    private readonly ground: () => Ground,
    lens: Partial<Lens> = {},
  ) {
    this.lens = { ...LENS, ...lens };
  }

  get transform(): string {
    const { x, y } = this.place({ x: 0, y: 0 });
    return `translate(${round(x)}px, ${round(y)}px) scale(${round(this.scale)})`;
  }

  /** Where a point of the board is in the frame, in pixels, and back. */
  place({ x, y }: Point): Point {
    return { x: this.width / 2 + (x - this.centre.x) * this.scale, y: this.height / 2 + (y - this.centre.y) * this.scale };
  }

  private unplace({ x, y }: Point): Point {
    return { x: this.centre.x + (x - this.width / 2) / this.scale, y: this.centre.y + (y - this.height / 2) / this.scale };
  }

  private get middle(): Point {
    const { box } = this.ground();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  private clampScale(scale: number): number {
    const least = Math.min(this.fit, this.least);
    return Math.min(Math.max(scale, least || 0.1), Math.max(this.lens.most, this.fit));
  }

  /** The board can be pushed no further than its own edge and the slack: what fits stays in the middle. */
  private clampCentre({ x, y }: Point, slack: number): Point {
    const { box } = this.ground();
    const { margin } = this.lens;
    const along = (value: number, middle: number, size: number, frame: number): number => {
      const free = Math.max(0, size / 2 + margin - frame / this.scale / 2) + slack;
      return Math.min(Math.max(value, middle - free), middle + free);
    };
    const { middle } = this;
    return { x: along(x, middle.x, box.width, this.width), y: along(y, middle.y, box.height, this.height) };
  }

  reset(): void {
    this.wished = undefined;
    this.at = undefined;
  }

  /** All of the board, or back to the usual size. */
  toggle(): void {
    this.gliding = true;
    this.wished = Math.abs(this.scale - this.fit) < 0.01 ? Math.max(this.least, this.fit * 1.6) : this.fit;
  }

  /** Glide so that these points are seen; nothing moves if they are. */
  show(points: readonly Point[]): void {
    if (!points.length || !this.width) return;
    const rim = Math.min(RIM * this.ground().side * this.scale, this.width / 4, this.height / 4);
    const placed = points.map((point) => this.place(point));
    const hidden = placed.some(({ x, y }) => x < rim || y < rim || x > this.width - rim || y > this.height - rim);
    if (!hidden) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const wide = (right - left) * this.scale > this.width - 2 * rim || (bottom - top) * this.scale > this.height - 2 * rim;
    const last = points[points.length - 1];
    this.gliding = true;
    // Of what does not fit the last is shown: where something arrives.
    this.at = this.clampCentre(wide && last ? last : { x: (left + right) / 2, y: (top + bottom) / 2 }, 0);
  }

  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const under = this.unplace(at);
    const scale = this.clampScale(this.scale * factor);
    this.wished = scale;
    this.at = { x: under.x - (at.x - this.width / 2) / scale, y: under.y - (at.y - this.height / 2) / scale };
  }

  private pan(x: number, y: number): void {
    this.at = this.clampCentre({ x: this.centre.x - x / this.scale, y: this.centre.y - y / this.scale }, this.lens.slack);
  }

  // -- pointers ---------------------------------------------------------------------------------------------------

  /** Whether the pointer was dragged since it went down: then its release is no click. */
  get dragged(): boolean {
    return this.travelled > STRAY;
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
