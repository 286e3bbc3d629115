/** What lies on the squares of the map, and what of it a figure stands on: that must never vanish under the figure. */
import type { ComponentProps } from 'svelte';
import type Token from '../art/Token.svelte';
import type { Colour, FigureFacts, IncursionFacts, MapContent } from '../facts.ts';

export type TokenLook = ComponentProps<typeof Token>;

export interface Lying extends TokenLook {
  square: string;
  /** Initiative cards until a grenade goes off; missing where no card makes it go off. */
  fuse?: number;
}

/** Figures stand on it: where the rim goes, and whether the one that stands there covers other squares, too. */
export interface Covered {
  square: string;
  large: boolean;
  lying: Lying[];
}

const PORTALS: Record<Colour, string> = { blue: '#6fb4ff', yellow: '#f6cf5a', red: '#ff8a6b' };
const FACE_DOWN = '#9fb0ba';
const TINTS: Partial<Record<TokenLook['kind'], string>> = {
  grenade: '#ff7a5c',
  console: '#8fe6b4',
  sample: '#7fd8ea',
  case: '#7fd8ea',
  pack: '#a6e9c8',
  weapon: '#d7e3e6',
  exit: '#8fe6b4',
};

/** The colour of a token's rim and tab, the same in both themes. */
export function tintOf({ kind, colour, on }: Lying): string {
  if (kind === 'portal') return colour ? PORTALS[colour] : FACE_DOWN;
  if (kind === 'teleporter') return on ? '#7fe3f2' : FACE_DOWN;
  return TINTS[kind] ?? FACE_DOWN;
}

/** Every token on the map, those that lie lowest first. */
export function lyingOn(facts: IncursionFacts, plan: MapContent): Lying[] {
  const { goal } = facts;
  const goods = goal.kind === 'asset_extraction' ? 'case' : 'sample';
  const machines = goal.kind === 'system_restart' ? plan.objects : [];
  const needed = machines.length ? goal.needed / machines.length : 0;
  const starts = facts.teleporters.some(([square]) => square === plan.start) ? [] : [plan.start];
  return [
    ...starts.map((square): Lying => ({ square, kind: 'start' })),
    ...(plan.exit ? [{ square: plan.exit, kind: 'exit' } as const] : []),
    ...facts.teleporters.map(([square, on]): Lying => ({ square, kind: 'teleporter', on })),
    ...facts.portals.map(({ square, colour }): Lying => ({ square, kind: 'portal', colour })),
    ...machines.map((square, place): Lying => ({ square, kind: 'console', done: goal.worked[place] ?? 0, needed })),
    ...facts.health_packs.map((square): Lying => ({ square, kind: 'pack' })),
    ...facts.weapons.map(([square, weapon]): Lying => ({ square, kind: 'weapon', weapon })),
    ...facts.tokens.map((square): Lying => ({ square, kind: goods })),
    ...facts.grenades.map(([marine, square, weapon, fuse]): Lying => ({ square, kind: 'grenade', weapon, marine, fuse: fuse ?? undefined })),
  ];
}

/** The square where marines come in is only painted on the floor. */
const PAINTED = ['start'];

export function coveredBy(figures: readonly FigureFacts[], lying: readonly Lying[]): Covered[] {
  const found = new Map<string, Covered>();
  for (const one of lying) {
    const figure = figures.find(({ squares, type }) => type !== 'object' && squares.includes(one.square));
    if (!figure || PAINTED.includes(one.kind)) continue;
    const there = found.get(one.square) ?? { square: one.square, large: figure.squares.length > 1, lying: [] };
    there.lying.push(one);
    found.set(one.square, there);
  }
  return [...found.values()];
}
