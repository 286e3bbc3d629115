/** The legal answers to the caller's questions, understood: which tiles of the hand and which cells can be clicked. */
import type { Question } from '../../lib/types.ts';
import type { Answered } from '../vocabulary.ts';
import { MOVES, moveAction, placeAction, vocabulary, type Action } from './notation.ts';
import { instantOf, type Tile } from './tiles.ts';

export type Answer = Answered<Action>;

/** The verb that plays an instant. */
export const VERB_OF: Record<string, string> = {
  battle: 'battle',
  move: 'move',
  push: 'push',
  sniper: 'snipe',
  grenade: 'grenade',
  air_strike: 'airstrike',
};

/** The rule by which something is done. */
export const RULE_OF: Record<string, string> = {
  hq: 'NH-SET-05',
  place: 'NH-PLAY-02',
  battle: 'NH-BTL-01',
  move: 'NH-MOV-01',
  push: 'NH-PSH-01',
  snipe: 'NH-SNP-01',
  grenade: 'NH-GRN-01',
  airstrike: 'NH-AIR-01',
  run: 'NH-MOB-01',
};

export const answersTo = (questions: readonly Question[]): Answer[] => vocabulary.answersTo(questions);

/** What the player has picked up so far: a tile of the hand, or a piece on the board. */
export interface Picked {
  /** A tile of the hand. */
  tile?: Tile;
  /** A piece that is to move or to push. */
  start?: string;
}

/** Answers that go on from what is picked. */
export function following(answers: Answer[], { tile, start }: Picked): Answer[] {
  const instant = tile ? instantOf(tile) : undefined;
  if (tile && !instant) return answers.filter((one) => one.verb === 'place' && one.tile === tile.key);
  if (tile && instant) {
    const verb = VERB_OF[instant];
    return answers.filter((one) => one.verb === verb && (start === undefined || one.start === start));
  }
  const board = answers.filter((one) => !['place', 'discard', 'move', 'push'].includes(one.verb));
  const onBoard = board.filter((one) => !one.verb.match(/^(snipe|grenade|airstrike|battle|end|redraw)$/));
  return start === undefined ? onBoard : onBoard.filter((one) => one.start === start);
}

/** The ways in which the picked piece can come to a cell: by its own mobility, carried by a Transport, or both. */
export function waysTo(clicks: ReadonlyMap<string, Click>, cell: string): ('run' | 'ride')[] {
  const verbs = new Set(clicks.get(cell)?.answers.map((one) => one.verb));
  return (['run', 'ride'] as const).filter((way) => verbs.has(way));
}

/** What a click on a cell does, given what is picked. */
export interface Click {
  kind: 'start' | 'draft' | 'choose';
  answers: Answer[];
}

function add(clicks: Map<string, Click>, cell: string | undefined, kind: Click['kind'], answer: Answer): void {
  if (cell === undefined) return;
  const click = clicks.get(cell);
  if (click) click.answers.push(answer);
  else clicks.set(cell, { kind, answers: [answer] });
}

/** The cells that glow, each with what a click there means. */
export function clicksOf(answers: Answer[], picked: Picked): Map<string, Click> {
  const clicks = new Map<string, Click>();
  for (const answer of following(answers, picked)) {
    const starts = MOVES.includes(answer.verb) || answer.verb === 'push';
    if (starts && picked.start === undefined) add(clicks, answer.start, 'start', answer);
    else if (['explode', 'fight', 'convert', 'keep', 'heal'].includes(answer.verb)) add(clicks, answer.cell, 'choose', answer);
    else add(clicks, answer.cell, 'draft', answer);
  }
  return clicks;
}

/** Of the answers on a cell those that go the way that is wished; by itself before being carried. */
export function byWay(answers: Answer[], wished: 'run' | 'ride' | undefined): Answer[] {
  for (const way of [wished, 'run', 'ride']) {
    const found = answers.filter((one) => one.verb === way);
    if (found.length) return found;
  }
  return answers;
}

/** The rotations that are allowed on a cell, in order; none where the answer has no rotation. */
export function rotationsOf(answers: Answer[]): number[] {
  const rotations = answers.map((one) => one.rotation).filter((one) => one !== undefined);
  return [...new Set(rotations)].sort((a, b) => a - b);
}

/** The next allowed rotation that way. */
export function turnFrom(rotation: number, steps: number, allowed: number[]): number {
  const sign = Math.sign(steps) || 1;
  let at = rotation;
  for (let step = 0; step < 6; step += 1) {
    at = (at + sign + 6) % 6;
    if (allowed.includes(at)) return at;
  }
  return rotation;
}

/** The action nearest to a click that is not legal, for the server to say why not. */
export function nearest(cell: string, asked: string, picked: Picked, hand: Tile[]): string | undefined {
  if (asked === 'headquarters') return `hq ${cell}`;
  if (asked === 'retreat') return `retreat ${cell}`;
  const { tile, start } = picked;
  const instant = tile ? instantOf(tile) : undefined;
  if (tile && !instant) return placeAction(tile.key, cell, 0);
  if (instant === 'battle') return 'battle';
  if (instant === 'push') return `push ${start ?? cell} ${cell}`;
  if (instant && instant !== 'move') return `${VERB_OF[instant]} ${cell}`;
  if (start !== undefined || instant === 'move') return moveAction(instant ? 'move' : 'run', start ?? cell, cell, 1);
  const first = hand.find((one) => !instantOf(one));
  if (asked === 'discard') return first && placeAction(first.key, cell, 0);
  return moveAction('run', cell, cell, 1);
}
