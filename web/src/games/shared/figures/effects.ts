/** Effects of both DOOM games, on squares: what is drawn around a figure, and what an attack draws between two. */
import type { Effect, Tone } from '../../../boards/effects.ts';
import type { Point } from '../../../boards/ground.ts';
import { extent, SIDE, type SquareField } from '../../../boards/squares/field.ts';
import { cutPlate } from './plates.ts';

export class SquareEffects {
  constructor(private readonly field: SquareField) {}

  /** The middle of some squares; what stands nowhere is drawn at none, so it may be anywhere. */
  centre(squares: readonly string[]): Point {
    return this.field.centreOf(squares) ?? { x: 0, y: 0 };
  }

  around(squares: readonly string[], tone: Tone): Effect[] {
    if (!squares.length) return [];
    const [width, height] = extent(squares);
    return [{ kind: 'outline', d: cutPlate(width * SIDE, height * SIDE, 10, -1), at: this.centre(squares), tone }];
  }

  attack(attacker: readonly string[], target: readonly string[]): Effect[] {
    const [from, to] = [this.centre(attacker), this.centre(target)];
    const near = Math.hypot(to.x - from.x, to.y - from.y) < SIDE * 1.6;
    return [...this.around(attacker, 'plain'), ...this.around(target, 'harm'), { kind: 'shot', from, to, near }];
  }

  harm(squares: readonly string[], amount: number): Effect[] {
    const at = this.centre(squares);
    return [...this.around(squares, 'harm'), { kind: 'burst', at }, { kind: 'word', at, text: `−${amount}`, tone: 'harm' }];
  }

  heal(squares: readonly string[], amount: number): Effect[] {
    return [...this.around(squares, 'good'), { kind: 'word', at: this.centre(squares), text: `+${amount}`, tone: 'good' }];
  }

  /** The wave is missing where somebody only goes. */
  death(squares: readonly string[], wave?: 'plain' | 'telefrag'): Effect[] {
    const [at, size] = [this.centre(squares), Math.max(...extent(squares))];
    const rings: Effect[] = wave ? [{ kind: 'wave', at, from: 0, to: (SIDE / 2) * (1 + size), tone: wave }] : [];
    return [...this.around(squares, 'harm'), ...rings, { kind: 'cross', at, size, late: true }];
  }

  beam(from: readonly string[], to: readonly string[]): Effect[] {
    return [
      { kind: 'beam', at: this.centre(from), arrives: false },
      { kind: 'beam', at: this.centre(to), arrives: true },
    ];
  }

  /** A ring around a square: what is taken, or somebody who comes. */
  ring(squares: readonly string[], from: number, to: number, tone: 'good' | 'spawn'): Effect[] {
    return [{ kind: 'wave', at: this.centre(squares), from, to, tone }];
  }

  door(number: number): Effect[] {
    const bar = this.field.door(number);
    return bar ? [{ kind: 'opening', ...bar }] : [];
  }

  blast(squares: readonly string[]): Effect[] {
    return squares.map((name) => ({ kind: 'burst', at: this.centre([name]) }));
  }
}
