/** Answering on squares, for both DOOM games: large figures stand along or across, as somebody wishes. */
import { Answering, type Doable } from '../answering.svelte.ts';

export interface SquareDeed extends Doable {
  squares: string[];
  /** Of a large figure: it will stand across. */
  turned?: boolean;
  figure?: string;
  /** The same deed by other actions. */
  means?: string[];
}

export abstract class SquareAnswering<D extends SquareDeed> extends Answering<D> {
  /** How a large figure is wished to stand. */
  turned = $state<boolean | undefined>();
  /** Deeds by square. */
  abstract readonly squares: ReadonlyMap<string, D[]>;

  /** The deed that is this very action, and not a way that begins with it. */
  doing(action: string): D | undefined {
    const found = [...this.squares.values()].flat().find(({ moves, means }) => means?.includes(action) || moves.join('\n') === action);
    return found && { ...found, moves: [action] };
  }

  protected placesOf(deed: D): string[] {
    return deed.squares;
  }

  protected pickedBy(deed: D): string | undefined {
    return deed.figure;
  }

  /** Turn the ghost of a large figure. */
  turn(square: string | undefined): boolean {
    const there = square ? (this.squares.get(square) ?? []) : [];
    if (!there.some(({ turned }) => turned === true) || !there.some(({ turned }) => turned === false)) return false;
    this.turned = !(this.turned ?? this.at(square ?? '')[0]?.turned ?? false);
    return true;
  }
}
