/** The two boards, and the size of a tile on them. */
import { disc, HALF_HEIGHT, HexField } from '../../../boards/hexes/field.ts';

/** Half the width of a tile from corner to corner, and half its height, in drawing units. */
export const TILE = 60;
export const APOTHEM = TILE * HALF_HEIGHT;

/** Of a tile that is aimed at. They cross its edge, so that badges in its corners and numbers on its sides stay legible. */
export const SIGHTS = 'M0-62V-49M0 49V62M-71 0H-58M58 0H71';

const FIELDS = { normal: new HexField(2), extended: new HexField(3) };

export function fieldOf(board: string): HexField {
  return board === 'extended' ? FIELDS.extended : FIELDS.normal;
}

/** The 19 cells which, when all are taken, begin a battle (NH-EXT-03); of the normal board all. */
export function mainCells(field: HexField): string[] {
  return disc(FIELDS.normal.radius).map((at) => field.name(at));
}
