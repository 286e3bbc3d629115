/** Whether the seed of a game is the one that was promised: the page finds it out by itself. */
import { blake2b, fromHex, toHex } from './blake2b.ts';
import type { TableInfo } from './types.ts';

/** As `seed_hash` of the engine's chance makes it. */
export function hashOfSeed(seed: string): string {
  return toHex(blake2b(fromHex(seed), 16, 'platzdarm-seed'));
}

const KEY = 'platzdarm-promise-';

/** While a game is on, this browser keeps the hash that it was told first: a later one would be no promise. */
export function keepPromise({ id, seed_hash, state }: TableInfo): void {
  try {
    if (state !== 'over' && localStorage.getItem(KEY + id) === null) localStorage.setItem(KEY + id, seed_hash);
  } catch {
    // Without storage the server's own word of the start is all there is.
  }
}

export interface Check {
  /** Told at the start: to this browser if it was there, else as the server has it. */
  promised: string;
  /** Whether this browser heard it before the end. */
  heard: boolean;
  found: string;
  holds: boolean;
}

export function checkSeed({ id, seed, seed_hash }: TableInfo): Check | null {
  if (!seed) return null;
  let kept: string | null = null;
  try {
    kept = localStorage.getItem(KEY + id);
  } catch {
    // as above
  }
  const promised = kept ?? seed_hash;
  const found = hashOfSeed(seed);
  return { promised, heard: kept !== null, found, holds: found === promised && promised === seed_hash };
}
