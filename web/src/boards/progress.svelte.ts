/** How far a scene has come, frame by frame, for boards that move things themselves. */
import type { Point } from './ground.ts';

export class Progress {
  /** From 0 to 1; a scene without motion is at its end from the start. */
  share = $state(1);

  /** Runs for so many milliseconds; what it returns stops it. */
  run(lasts: number): () => void {
    this.share = lasts > 0 ? 0 : 1;
    const began = performance.now();
    let next = 0;
    const tick = (): void => {
      this.share = Math.min(1, (performance.now() - began) / lasts);
      if (this.share < 1) next = requestAnimationFrame(tick);
    };
    if (lasts > 0) next = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(next);
  }
}

/** The point at that share of a way whose parts all take the same time. */
export function along(points: Point[], share: number): Point {
  const last = points.length - 1;
  const [from, to] = [points[Math.min(last, Math.floor(share * last))], points[Math.min(last, Math.floor(share * last) + 1)]];
  if (!from || !to) return { x: 0, y: 0 };
  const part = share * last - Math.floor(share * last);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
