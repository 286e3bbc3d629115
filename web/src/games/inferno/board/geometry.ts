/** The field of all scenarios: a hexagon of radius 6 whose cells stand on a corner; the centre is g7. */
import { HexField } from '../../../boards/hexes/field.ts';

export const FIELD = new HexField(6, true, true);
