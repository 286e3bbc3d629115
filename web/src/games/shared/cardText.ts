/** The small type of a card (CardFrame): how closely a text is set, and how wide its words are. */

/** From so many letters on a text is set closer, so that all of it is read. */
export const DENSE = 105;
/** Before that, the foot gives way. */
export const PACKED = 72;

const SIZE = '400 11.5px';
const LETTER = 6.5;

const known = new Map<string, number>();
let pen: CanvasRenderingContext2D | null | undefined;

/** As the browser sets them, or by the letter where there is none. */
export function textWidth(words: string): number {
  const found = known.get(words);
  if (found !== undefined) return found;
  const width = measured(words) ?? words.length * LETTER;
  // Before the type is there, another stands in its place.
  if (pen && document.fonts.status === 'loaded') known.set(words, width);
  return width;
}

function measured(words: string): number | undefined {
  if (pen === undefined) {
    pen = typeof document === 'undefined' ? null : document.createElement('canvas').getContext('2d');
    if (pen) pen.font = `${SIZE} ${getComputedStyle(document.documentElement).getPropertyValue('--speech')}`;
  }
  return pen?.measureText(words).width;
}
