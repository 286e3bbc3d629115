/** The field of all scenarios: a hexagon of radius 6 whose cells stand on a corner. */
import { HexField } from '../../../boards/hexes/field.ts';

export const FIELD = new HexField(6, true);
