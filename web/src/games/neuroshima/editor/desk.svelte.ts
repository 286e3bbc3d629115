/** Which tile of the army is on the bench, and what a click on one of its sides does. */
import type { PackFault } from '../../../lib/types.ts';
import type { Desk, DeskProps } from '../../contract/editor.ts';
import type { ArmyEntry, TileEntry } from '../tiles.ts';
import { armyOf, withTile, type Brush } from './army.ts';

export class ArmyDesk implements Desk {
  private wished = $state(1);
  brush = $state<Brush>('melee');
  side = $state(0);

  constructor(private readonly draft: DeskProps['draft']) {}

  get army(): ArmyEntry {
    return armyOf(this.draft.entry);
  }
  /** The tile on the bench; the army may have become shorter. */
  get at(): number {
    return Math.max(0, Math.min(this.wished, this.army.tiles.length - 1));
  }
  get tile(): TileEntry | undefined {
    return this.army.tiles[this.at];
  }

  choose(at: number): void {
    this.wished = at;
  }

  put(army: ArmyEntry, about = ''): void {
    this.draft.change({ ...army }, about);
  }

  putTile(tile: TileEntry, about = ''): void {
    this.put(withTile(this.army, this.at, tile), about && `${this.at} ${about}`);
  }

  show(fault: PackFault): void {
    const found = this.army.tiles.findIndex((tile) => tile.id === fault.entry);
    if (found >= 0) this.choose(found);
  }
}

export function deskOf({ desk }: DeskProps): ArmyDesk {
  return desk as ArmyDesk;
}
