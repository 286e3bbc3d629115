import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { APOTHEM, SIGHTS, TILE } from './geometry.ts';

/** Half the width of the widest badge. */
const BADGE = 9.5;
const DRAWN = readFileSync('src/games/neuroshima/art/Tile.svelte', 'utf8');

test('cross hairs cover neither the hit points nor the boot of a tile, and still touch its edge', () => {
  const across = [...SIGHTS.matchAll(/M(-?\d+) 0H(-?\d+)/g)].map(([, from, to]) => [Math.abs(Number(from)), Math.abs(Number(to))]);
  const upright = [...SIGHTS.matchAll(/M0 ?(-?\d+)V(-?\d+)/g)].map(([, from, to]) => [Math.abs(Number(from)), Math.abs(Number(to))]);
  const badges = [...DRAWN.matchAll(/translate\((-?4[\d.]+) 0\)/g)].map(([, x]) => Math.abs(Number(x)) + BADGE);
  expect([badges.length, across.length, upright.length]).toEqual([2, 2, 2]);
  for (const ends of across) {
    expect(Math.min(...ends)).toBeGreaterThan(Math.max(...badges));
    expect(Math.min(...ends)).toBeLessThan(TILE);
  }
  for (const ends of upright) expect(Math.min(...ends)).toBeLessThan(APOTHEM);
});
