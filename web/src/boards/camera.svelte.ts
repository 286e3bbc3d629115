/** Pan and zoom of a board. It fits its frame where places stay large enough; else it shows a part, and pans. */
import type { Piece } from './edges.ts';
import type { Ground, Point } from './ground.ts';

export interface Lens {
  /** Pixels that the side of a place has at least when the board is opened: for mice, and for fingers or a phone. */
  mice: number;
  fingers: number;
  /** Pixels that the side of a place may shrink to so that all answers are seen; further out only somebody's hand goes. */
  floor: number;
  /** Pixels for a drawing unit at most. */
  most: number;
  /** Drawing units that are left around the board, and that it may be pushed beyond its edge by hand. */
  margin: number;
  slack: number;
}

const LENS: Lens = { mice: 38, fingers: 44, floor: 30, most: 3, margin: 14, slack: 0 };
const PHONE = 600;
/** How near to the edge of the frame something may be before the board glides to show it, in places. */
const RIM = 1.2;
/** Pixels that a pointer may stray before it drags. */
const STRAY = 8;
/** Pixels between what may be clicked and whatever lies at the edge of the frame. */
const CLEAR = 8;

/** Pixels at the edges of the frame that something lies over. */
export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const NOTHING: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

export class Camera {
  width = $state(0);
  height = $state(0);
  /** Where the frame ends on the screen, in pixels from its top and from its left. */
  bottom = $state(0);
  right = $state(0);
  /** The pointer is a finger. */
  coarse = $state(false);
  /** Moved by the program, so that it glides. */
  gliding = $state(false);
  /** Points of the frame where its buttons and the map in small lie: other panels keep off them. */
  controls = $state.raw<Piece[]>([]);
  /** What lies over the frame just now, such as a sheet on a phone. */
  insets = $state.raw(NOTHING);
  private readonly lens: Lens;
  private wished = $state<number | undefined>();
  private at = $state<Point | undefined>();
  /** What was shown before something is looked at that may be smaller than what is touched. */
  private before = $state.raw<{ wished: number | undefined; at: Point | undefined } | undefined>();
  private readonly pointers = new Map<number, Point>();
  /** A hand moves the board just now. */
  held = $state(false);
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
    const least = Math.min(this.fit, this.least, (this.before && this.wished) ?? Infinity);
    return Math.min(Math.max(scale, least || 0.1), Math.max(this.lens.most, this.fit));
  }

  /** The board can be pushed so far that its edge comes clear of what lies over the frame, and by the slack; what fits stays in the middle. */
  private clampCentre({ x, y }: Point, slack: number): Point {
    const { box } = this.ground();
    const { margin } = this.lens;
    const { top, right, bottom, left } = this.insets;
    const along = (value: number, middle: number, size: number, frame: number, before: number, after: number): number => {
      const over = size / 2 + margin - frame / this.scale / 2;
      const [back, ahead] = [before, after].map((inset) => Math.max(0, over + inset / this.scale) + slack) as [number, number];
      return Math.min(Math.max(value, middle - back), middle + ahead);
    };
    const { middle } = this;
    return {
      x: along(x, middle.x, box.width, this.width, left, right),
      y: along(y, middle.y, box.height, this.height, top, bottom),
    };
  }

  // -- what must be seen ------------------------------------------------------------------------------------------

  /** Whether all of a place is seen, clear of the edges and of what lies over them. */
  sees(point: Point): boolean {
    const { x, y } = this.place(point);
    const far = (this.ground().side / 2) * this.scale + CLEAR - 0.5;
    const { top, right, bottom, left } = this.insets;
    return x >= left + far && y >= top + far && x <= this.width - right - far && y <= this.height - bottom - far;
  }

  /**
   * Glide so that these places are seen, the first of them above all; `also` if there is room. `fresh` begins anew with
   * the usual size, else only as much moves as must. Places become smaller for it, but not below the floor: of what
   * does not fit, the nearest to the first are shown. Under a finger they do not become smaller for `also`. What is only
   * looked at may have a `floor` of its own, in pixels, until `lookAway`.
   */
  focus(points: readonly Point[], also: readonly Point[] = [], fresh = false, floor = this.lens.floor): void {
    if (!points[0] || !this.width || this.pointers.size) return;
    const usual = fresh ? Math.max(this.fit, this.least) : this.scale;
    const lowest = Math.min(floor / this.ground().side, Math.max(this.fit, this.least));
    const must = this.fitting([points[0]], nearestFirst(points), lowest);
    const box = this.boxOf(this.fitting(must, nearestFirst(also, points[0]), this.coarse ? usual : lowest));
    const scale = Math.min(usual, Math.max(this.scaleFor(box), lowest));
    if (floor !== this.lens.floor) this.before ??= { wished: this.wished, at: this.at };
    const seen = [{ x: box.left, y: box.top }, { x: box.right, y: box.bottom }].every((corner) => this.sees(corner));
    if (seen && Math.abs(scale - this.scale) < 0.001) return;
    this.gliding = true;
    const from = this.around(points[0], scale);
    this.wished = Math.abs(scale - Math.max(this.fit, this.least)) < 0.001 ? undefined : scale;
    this.at = this.clampCentre(this.centreFor(box, fresh ? undefined : from), 0);
  }

  /** The centre at another scale with which a point stays where it is in the frame: whoever was just chosen is under the pointer. */
  private around({ x, y }: Point, scale: number): Point {
    const share = this.scale / scale;
    return { x: x + (this.centre.x - x) * share, y: y + (this.centre.y - y) * share };
  }

  /** Back to what was shown before something was looked at. */
  lookAway(): void {
    if (!this.before) return;
    const { wished, at } = this.before;
    this.gliding = true;
    this.before = undefined;
    this.wished = wished;
    this.at = at;
  }

  /** With these, as many of the rest, in their order, as the frame holds at this scale. */
  private fitting(these: readonly Point[], rest: readonly Point[], least: number): Point[] {
    const held = [...these];
    for (const point of rest) if (this.scaleFor(this.boxOf([...held, point])) >= least) held.push(point);
    return held;
  }

  private boxOf(points: readonly Point[]): { left: number; right: number; top: number; bottom: number } {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
  }

  /** The largest scale at which places from one corner to the other are clear of the edges. */
  private scaleFor({ left, right, top, bottom }: ReturnType<Camera['boxOf']>): number {
    const { side } = this.ground();
    const { insets } = this;
    return Math.min(
      (this.width - insets.left - insets.right - 2 * CLEAR) / (right - left + side),
      (this.height - insets.top - insets.bottom - 2 * CLEAR) / (bottom - top + side),
    );
  }

  /** The centre that shows the box: its middle, or as near as can be to where the frame was. */
  private centreFor(box: ReturnType<Camera['boxOf']>, from?: Point): Point {
    const { insets, scale } = this;
    const rim = this.ground().side / 2 + CLEAR / scale;
    const along = (low: number, high: number, before: number, after: number, frame: number, was?: number): number => {
      const shift = (after - before) / 2 / scale;
      const room = (frame - before - after) / 2 / scale - rim;
      const [least, most] = [high - room, low + room];
      const middle = (low + high) / 2;
      return (was === undefined || least > most ? middle : Math.min(Math.max(was - shift, least), most)) + shift;
    };
    return {
      x: along(box.left, box.right, insets.left, insets.right, this.width, from?.x),
      y: along(box.top, box.bottom, insets.top, insets.bottom, this.height, from?.y),
    };
  }

  /** Where somebody points on a map in small. */
  centreOn(point: Point): void {
    this.gliding = true;
    this.at = this.clampCentre(point, this.lens.slack);
  }

  /** The part of the board in the frame. */
  get view(): { from: Point; to: Point } {
    return { from: this.unplace({ x: 0, y: 0 }), to: this.unplace({ x: this.width, y: this.height }) };
  }

  /** Whether the frame shows all of the board. */
  get whole(): boolean {
    return this.scale <= this.fit * 1.01;
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
    if (!points.length || !this.width || this.pointers.size) return;
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

  /** `still`: the board itself does not go along. */
  drag(pointer: number, now: Point, still = false): void {
    const last = this.pointers.get(pointer);
    if (!last) return;
    this.pointers.set(pointer, now);
    const share = 1 / this.pointers.size;
    this.travelled += Math.hypot(now.x - last.x, now.y - last.y);
    if (still) return;
    if (this.pointers.size === 2) this.pinch();
    this.held = this.dragged;
    if (this.dragged) this.pan((now.x - last.x) * share, (now.y - last.y) * share);
  }

  up(pointer: number): void {
    this.pointers.delete(pointer);
    this.held = false;
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

/** The first one first, then by how far from it they are. */
function nearestFirst(points: readonly Point[], from: Point | undefined = points[0]): Point[] {
  const far = ({ x, y }: Point): number => (from ? Math.max(Math.abs(x - from.x), Math.abs(y - from.y)) : 0);
  return [...points].sort((one, other) => far(one) - far(other));
}
