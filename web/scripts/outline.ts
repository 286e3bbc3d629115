/**
 * Icons are drawn at some forty pixels, their outlines are written to a hundredth of a unit on a ground of 512: whole
 * units do, and make the scripts a good deal smaller. Every point is rounded where it lies, so nothing adds up.
 */

type Point = readonly [x: number, y: number];

const NUMBERS: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const ONE = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/i;
const NUMBER = new RegExp(ONE, 'gi');

interface Step {
  command: string;
  values: number[];
}

/** A path taken apart: repeated commands are written out. */
function steps(path: string): Step[] {
  const found: Step[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const size = NUMBERS[letter.toLowerCase()] ?? 0;
    const values = letter.toLowerCase() === 'a' ? arcValues(rest) : (rest.match(NUMBER) ?? []).map(Number);
    if (size === 0) found.push({ command: letter, values: [] });
    for (let at = 0; size > 0 && at < values.length; at += size) {
      // Pairs after a first move are lines.
      const again = at > 0 && letter.toLowerCase() === 'm' ? (letter === 'm' ? 'l' : 'L') : letter;
      found.push({ command: again, values: values.slice(at, at + size) });
    }
  }
  return found;
}

/** The flags of an arc may stand without anything between them: `a5 5 0 01 3 4`. */
function arcValues(text: string): number[] {
  const values: number[] = [];
  let rest = text;
  while (rest.trim()) {
    const flag = values.length % 7 === 3 || values.length % 7 === 4;
    const [number] = (flag ? /[01]/ : ONE).exec(rest) ?? [];
    if (number === undefined) break;
    values.push(Number(number));
    rest = rest.slice(rest.indexOf(number) + number.length);
  }
  return values;
}

/** Numbers with as little between them as the grammar of paths allows. */
function joined(values: number[]): string {
  return values.map((value, at) => (at > 0 && value >= 0 ? ` ${value}` : String(value))).join('');
}

export function whole(path: string): string {
  let exact: Point = [0, 0];
  let rounded: Point = [0, 0];
  let start: { exact: Point; rounded: Point } = { exact, rounded };
  let text = '';
  for (const { command, values } of steps(path)) {
    const kind = command.toLowerCase();
    const base: Point = command === kind ? exact : [0, 0];
    const place = (x: number, y: number): Point => [x + base[0], y + base[1]];
    if (kind === 'z') {
      ({ exact, rounded } = start);
      text += 'z';
      continue;
    }
    const points = pointsOf(kind, values, place, exact);
    const written = points.flatMap((point) => [Math.round(point[0]) - rounded[0], Math.round(point[1]) - rounded[1]]);
    text += write(kind, values, written);
    exact = points.at(-1) ?? exact;
    rounded = [Math.round(exact[0]), Math.round(exact[1])];
    if (kind === 'm') start = { exact, rounded };
  }
  return text;
}

function pointsOf(kind: string, values: number[], place: (x: number, y: number) => Point, from: Point): Point[] {
  const [first = 0] = values;
  if (kind === 'h') return [[place(first, 0)[0], from[1]]];
  if (kind === 'v') return [[from[0], place(0, first)[1]]];
  if (kind === 'a') return [place(values[5] ?? 0, values[6] ?? 0)];
  return Array.from({ length: values.length / 2 }, (_, at) => place(values[2 * at] ?? 0, values[2 * at + 1] ?? 0));
}

function write(kind: string, values: number[], moves: number[]): string {
  if (kind === 'h') return `h${moves[0]}`;
  if (kind === 'v') return `v${moves[1]}`;
  if (kind !== 'a') return kind + joined(moves);
  const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0] = values;
  return `a${joined([Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry)), Math.round(turn), large, sweep, ...moves])}`;
}
