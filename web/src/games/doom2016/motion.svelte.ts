/** How far a scene has come, and where figures are while they move. */
import type { Point } from '../../boards/ground.ts';
import type { Scene } from '../game.ts';
import type { FigureFacts } from './facts.ts';
import type { Field } from './geometry.ts';
import type { Show } from './shows.ts';

export interface Placed extends Point {
  opacity: number;
}

export class Motion {
  /** From 0 to 1; a scene without motion is at its end from the start. */
  progress = $state(1);

  /** Runs with the scene; what it returns stops it. */
  run(scene: Scene | null, speed: number): () => void {
    const lasts = scene && speed > 0 ? scene.lasts / speed : 0;
    if (!lasts) {
      this.progress = 1;
      return () => {};
    }
    this.progress = 0;
    const began = performance.now();
    let next = 0;
    const tick = (): void => {
      this.progress = Math.min(1, (performance.now() - began) / lasts);
      if (this.progress < 1) next = requestAnimationFrame(tick);
    };
    next = requestAnimationFrame(tick);
    return () => cancelAnimationFrame(next);
  }

  /** The middle of a figure now; a dying one fades. */
  placeOf(figure: FigureFacts, show: Show | null, field: Field): Placed | undefined {
    const still = field.centreOf(figure.squares);
    if (!still) return undefined;
    if (!show || !('figure' in show) || show.figure !== figure.id) return { ...still, opacity: 1 };
    switch (show.type) {
      case 'walk':
        return { ...along(show.path.map((squares) => field.centreOf(squares) ?? still), this.progress), opacity: 1 };
      case 'displace':
      case 'turn':
        return { ...along([still, field.centreOf(show.squares) ?? still], this.progress), opacity: 1 };
      case 'teleport':
        return this.progress < 0.5 ? { ...still, opacity: 1 - this.progress * 2 } : { ...(field.centreOf([show.square]) ?? still), opacity: this.progress * 2 - 1 };
      case 'kill':
        return { ...still, opacity: 1 - Math.max(0, this.progress - 0.4) };
      case 'damage':
        return { x: still.x + Math.sin(this.progress * 22) * 3 * (1 - this.progress), y: still.y, opacity: 1 };
      default:
        return { ...still, opacity: 1 };
    }
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
