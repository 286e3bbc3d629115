/** A piece that turns with the pointer around its own middle, step by step. */
import type { Point } from './ground.ts';

/** Pixels from the middle within which a pointer has no direction. */
const BLIND = 12;

export class Twist {
  private last: number | undefined;
  private turned = 0;
  private told = 0;

  /** `middle` in pixels of the frame; so many steps are a whole turn. */
  constructor(
    private readonly middle: Point,
    private readonly steps: number,
  ) {}

  /** How many steps the pointer has gone on, clockwise, since it was asked last. */
  to({ x, y }: Point): number {
    const [dx, dy] = [x - this.middle.x, y - this.middle.y];
    if (Math.hypot(dx, dy) < BLIND) return 0;
    const angle = Math.atan2(dy, dx) / (2 * Math.PI);
    const further = angle - (this.last ?? angle);
    this.last = angle;
    this.turned += further - Math.round(further);
    const whole = Math.round(this.turned * this.steps);
    const news = whole - this.told;
    this.told = whole;
    return news;
  }
}
