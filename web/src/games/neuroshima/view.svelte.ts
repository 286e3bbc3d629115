/** Pan and zoom of the board: it fits its frame, but no cell side is shown under 44 pixels, so small frames pan. */
import { CELL, type Field, type Point } from './geometry.ts';

const LEAST_SIDE = 44;
const MOST_ZOOM = 4;
const SLACK = 80;

export class View {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  private readonly fit = $derived.by(() => {
    const box = this.field().box(14);
    return Math.max(Math.min(this.width / box.width, this.height / box.height), LEAST_SIDE / CELL);
  });
  /** Pixels for a drawing unit. */
  readonly scale = $derived.by(() => this.fit * this.zoom);
  private readonly pointers = new Map<number, Point>();
  private spread = 0;
  private travelled = 0;

  constructor(private readonly field: () => Field) {}

  get transform(): string {
    return `translate(${this.width / 2 + this.x} ${this.height / 2 + this.y}) scale(${this.scale})`;
  }

  /** Where a point of the board is in the frame, in pixels. */
  place({ x, y }: Point): Point {
    return { x: this.width / 2 + this.x + x * this.scale, y: this.height / 2 + this.y + y * this.scale };
  }

  reset(): void {
    this.zoom = 1;
    this.x = 0;
    this.y = 0;
  }

  /** Whether the pointer was dragged since it went down: then its release is no click. */
  get dragged(): boolean {
    return this.travelled > 8;
  }

  zoomBy(factor: number, at: Point): void {
    const before = this.zoom;
    this.zoom = Math.min(MOST_ZOOM, Math.max(1, before * factor));
    const grown = this.zoom / before;
    const [fromX, fromY] = [at.x - this.width / 2, at.y - this.height / 2];
    this.move(fromX - (fromX - this.x) * grown - this.x, fromY - (fromY - this.y) * grown - this.y);
  }

  /** A pointer goes down, moves, comes up: `at` in pixels of the frame. */
  down(pointer: number, at: Point): void {
    if (this.pointers.size === 0) this.travelled = 0;
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
    if (this.dragged) this.move((now.x - last.x) * share, (now.y - last.y) * share);
  }

  up(pointer: number): void {
    this.pointers.delete(pointer);
    this.spread = this.between();
  }

  private pinch(): void {
    const spread = this.between();
    const [one, other] = [...this.pointers.values()];
    if (one && other && this.spread > 0) {
      this.zoomBy(spread / this.spread, { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
    }
    this.spread = spread;
  }

  private between(): number {
    const [one, other] = [...this.pointers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  /** The board stays in reach: it can be pushed no further than its own edge and a little. */
  private move(x: number, y: number): void {
    const beyond = (size: number): number => Math.max(0, (size * this.scale - size * this.fit) / 2) + SLACK * this.scale;
    this.x = clamp(this.x + x, beyond(this.width / this.fit));
    this.y = clamp(this.y + y, beyond(this.height / this.fit));
  }
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(-most, value));
}
