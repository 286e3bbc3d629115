/** Tiles of a hand have places: two tiles of a kind are told apart by them. */
import { tileOf, type Tile } from '../tiles.ts';

/** What is chosen in a hand: a tile and its place, `borgo_mutant#2`. */
export function choice(tile: string, place: number): string {
  return `${tile}#${place}`;
}

export function chosenTile(chosen: string | null | undefined): Tile | undefined {
  const name = chosen?.split('#')[0];
  return name ? tileOf(name) : undefined;
}
