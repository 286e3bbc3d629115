/** Actions as text, both ways, after notation.py: `place mutant c3 r2`, `push c3 c2`, `heal c3 from c1 with d2`. */

export interface Action {
  text: string;
  verb: string;
  /** A tile's key in its army (place, discard). */
  tile?: string;
  /** Where it begins (move, run, ride) or who pushes. */
  start?: string;
  /** The cell that it is about: where to, which target, which patient. */
  cell?: string;
  rotation?: number;
  /** Direction and new kind of a converted attack. */
  way?: number;
  attack?: string;
  /** Where the damage that is healed comes from, a cell or `instant`, and who heals. */
  source?: string;
  medic?: string;
}

export const MOVES = ['move', 'run', 'ride'];

export function parse(text: string): Action {
  const [verb = '', ...words] = text.split(' ');
  const action: Action = { text, verb };
  if (verb === 'discard') return { ...action, tile: words[0] };
  if (verb === 'place') return { ...action, tile: words[0], cell: words[1], rotation: turns(words[2]) };
  if (MOVES.includes(verb)) return { ...action, start: words[0], cell: words[1], rotation: turns(words[2]) };
  if (verb === 'push') return { ...action, start: words[0], cell: words[1] };
  if (verb === 'convert') return { ...action, cell: words[0], way: Number(words[1]), attack: words[2] };
  if (verb === 'heal') return { ...action, cell: words[0], source: words[2], medic: words[4] };
  return words[0] === undefined ? action : { ...action, cell: words[0] };
}

function turns(word: string | undefined): number {
  return Number(word?.slice(1) ?? 0);
}

export function placeAction(tile: string, cell: string, rotation: number): string {
  return `place ${tile} ${cell} r${rotation}`;
}

export function moveAction(verb: string, start: string, cell: string, rotation: number): string {
  return `${verb} ${start} ${cell} r${rotation}`;
}
