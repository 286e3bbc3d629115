/** The marks of a tile's sides, drawn once as if on side 0 and turned to the others. Numbers are placed, not turned. */
import type { Point } from '../../../boards/ground.ts';
import { turned } from '../../../boards/hexes/field.ts';
import { hasEffect, type Tile } from '../tiles.ts';

export type MarkKind = 'net' | 'link' | 'armour' | 'melee' | 'ranged';

export interface Mark {
  kind: MarkKind;
  /** The direction on the board that it points to. */
  way: number;
  path: string;
  /** Strength, and where its number stands. */
  strength: number;
  number: Point;
  gauss: boolean;
}

const EDGE = -47.6;
const BESIDE = 14; // melee and ranged on one side stand side by side
const BEHIND_ARMOUR = 6;
const MARKED = -38; // the middle of a mark

/** A squat wedge, wider with each further strength. */
export function wedge(strength: number, x = 0, y = 0, scale = 1): string {
  const half = ((34 + 3 * (Math.min(strength, 5) - 1)) / 2) * scale;
  const [tip, base] = [EDGE + y, EDGE + y + 19.5 * scale];
  return `M${x} ${tip}L${x + half} ${base}H${x - half}Z`;
}

/** A block arrow: head 27 wide, stem 15. */
export function arrow(x = 0, y = 0, scale = 1): string {
  const [head, stem] = [13.5 * scale, 7.5 * scale];
  const [tip, neck, foot] = [EDGE + y, EDGE + 11.6 + y, EDGE + 25.5 + y];
  return `M${x} ${tip}L${x + head} ${neck}H${x + stem}V${foot}H${x - stem}V${neck}H${x - head}Z`;
}

/** The chevron in the head of a shot that goes through everybody. */
export function chevron(x = 0, y = 0): string {
  return `M${x - 9.5} ${EDGE + y + 9.4}L${x} ${EDGE + y + 1.6}L${x + 9.5} ${EDGE + y + 9.4}`;
}

export const ARMOUR_BAR = 'M-23 -48.4H23V-40.8H-23Z';
export const ARMOUR_RIVETS = [-19, 19];
export const NET_SHAPE = 'M-26.6 -46.2H26.6L10.5 -18H-10.5Z';
export const LINK_STEM = 'M0 -21V-46';
export const LINK_DISC = 'M-10.4 -47.9A10.4 10.4 0 0 0 10.4 -47.9Z';
export const LINK_CORE = 'M-5.6 -47.9A5.6 5.6 0 0 0 5.6 -47.9Z';

/** What is printed on side `side`, for a tile turned by `rotation`. */
function marksOfSide(tile: Tile, side: number, way: number): Mark[] {
  const marks: Mark[] = [];
  const add = (kind: MarkKind, path: string, strength = 0, x = 0, y = 0, gauss = false): void => {
    marks.push({ kind, way, path, strength, number: turned({ x, y }, way * 60), gauss });
  };
  const melee = tile.melee[side] ?? 0;
  const ranged = tile.ranged[side] ?? 0;
  const both = melee > 0 && ranged > 0;
  const y = tile.armour[side] ? BEHIND_ARMOUR : 0;
  if (tile.net[side]) add('net', NET_SHAPE);
  if (tile.link[side]) add('link', LINK_STEM);
  if (tile.armour[side]) add('armour', ARMOUR_BAR);
  if (melee) {
    const x = both ? -BESIDE : 0;
    add('melee', wedge(melee, x, y + (both ? 2 : 0), both ? 0.86 : 1), melee, x, EDGE + (both ? 12.5 : 13) + y);
  }
  if (ranged) {
    const x = both ? BESIDE : 0;
    const gauss = hasEffect(tile, 'gauss_shot');
    add('ranged', arrow(x, y, both ? 0.94 : 1), ranged, x, EDGE + (both ? 15 : 16.5) + y, gauss);
  }
  return marks;
}

const ORDER: MarkKind[] = ['net', 'link', 'armour', 'melee', 'ranged'];

/** All marks of a turned tile, the lowest first. */
export function marksOf(tile: Tile, rotation: number): Mark[] {
  const marks = [0, 1, 2, 3, 4, 5].flatMap((side) => marksOfSide(tile, side, (side + rotation) % 6));
  return marks.sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

/** Where a ring goes that means a part of an unturned tile: marks of a kind, the figure in the middle, the boot. */
export function ringsOf(tile: Tile, part: string): (Point & { radius: number })[] {
  if (part === 'initiative') return [{ x: 0, y: 0, radius: 25 }];
  if (part === 'mobility') return [{ x: -46.5, y: 0, radius: 13 }];
  return marksOf(tile, 0).filter((mark) => mark.kind === part).map((mark) => ({ ...turned({ x: 0, y: MARKED }, mark.way * 60), radius: 15 }));
}

/** What a module does to its neighbours, for the pill: a figure and a glyph. */
export interface Gift {
  figure: string;
  glyphs: Glyph[];
}

export type Glyph = 'melee' | 'ranged' | 'clock' | 'again' | 'boot' | 'cross' | 'hand' | 'swap' | 'steps';

const GLYPHS: Record<string, Glyph> = {
  initiative: 'clock',
  melee_strength: 'melee',
  ranged_strength: 'ranged',
  extra_attack: 'again',
  medic: 'cross',
  take_over_module: 'hand',
  move_distance: 'steps',
  grant_mobility: 'boot',
  swap_attack_type: 'swap',
};

export function giftOf(tile: Tile): Gift | undefined {
  const effects = tile.effects.filter((one) => one.effect in GLYPHS);
  if (!effects.length) return undefined;
  const glyphs = effects.map((one) => GLYPHS[one.effect] as Glyph);
  const value = effects[0]?.value;
  if (glyphs[0] === 'again') return { figure: '+1', glyphs };
  if (glyphs[0] === 'steps') return { figure: String(value ?? 2), glyphs: ['boot'] };
  if (value == null) return { figure: '', glyphs };
  return { figure: value < 0 ? `−${-value}` : `+${value}`, glyphs };
}
