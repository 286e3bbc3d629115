/** The legal answers to the caller's questions, understood: where on the board each is given by a click. */
import { nameOf, placeOf, type Direction } from '../../boards/squares/field.ts';
import type { Question } from '../../lib/types.ts';
import type { Answered } from '../vocabulary.ts';
import type { Field } from './board/geometry.ts';
import { doorsOf, figureOf, figuresOf, type AttackOdds, type FigureOn, type ForayFacts, type TargetOdds } from './facts.ts';
import { isMarine } from './names.ts';
import { vocabulary, type Action } from './notation.ts';

export type Answer = Answered<Action>;

/** Something that a click on one of `squares` does. */
export interface Deed {
  /** `way` is one of several moves; anything else one answer. */
  verb: string;
  /** What is sent: one answer, or the moves of a way, one after the other. */
  moves: string[];
  /** Squares, and doors as `door d1`. */
  squares: string[];
  /** The squares that the figure will cover: of a way, or of an invader that appears. */
  stand?: string[];
  turned?: boolean;
  /** Movement points of a way. */
  cost?: number;
  /** Whom it is about: a target, or who is activated. */
  figure?: string;
  door?: number;
  /** The same attack by other means: weapons, with and without aim. */
  means?: string[];
  seat: number;
}

export interface Situation {
  facts: ForayFacts;
  field: Field;
  /** Width and height of a type's base. */
  baseOf: (type: string) => readonly [number, number];
  /** The weapon or card that is chosen in the hand, or `strike`: any square may be attacked then. */
  chosen?: string;
  /** What the chosen card has been aimed at first, or the figure that is knocked. */
  picked?: string;
  odds: readonly AttackOdds[];
}

/** Chosen beside the board: an invader attacks a square on which nobody stands. */
export const STRIKE = 'strike';
export const doorPlace = (id: string): string => `door ${id}`;

export const answersTo = (questions: readonly Question[]): Answer[] => vocabulary.answersTo(questions);

/** All that can be done on the board now. A chosen card that is aimed at the board comes before anything else. */
export function deedsOf(all: Answer[], now: Situation): Deed[] {
  const aimed = now.chosen ? usesOf(all.filter(({ verb, card, target }) => verb === 'use' && card === now.chosen && target !== undefined), now) : [];
  if (aimed.length) return aimed;
  const walks = waysOf(all, now);
  const attacks = attacksOf(all, now);
  const attacked = new Set(attacks.flatMap(({ squares }) => squares));
  // A move that begins no way leads onto somebody's square, where nobody stops: one goes on from there. A click on an
  // enemy who can be attacked does not mean to walk through him.
  const begins = new Set(walks.map(({ moves }) => moves[0]));
  const single = all.filter(({ verb, text }) => !MOVES.includes(verb) || !begins.has(text));
  const others = single.flatMap((one) => (READINGS[one.verb] ?? nothing)(one, now)).filter(({ verb, squares }) => verb !== 'step' || !squares.some((square) => attacked.has(square)));
  return [...walks, ...attacks, ...others];
}

const MOVES = ['step', 'teleport', 'duct', 'crawl'];

type Reading = (answer: Answer, now: Situation) => Deed[];
const nothing: Reading = () => [];

function deed(answer: Answer, squares: string[], more: Partial<Deed> = {}): Deed[] {
  return squares.length ? [{ verb: answer.verb, moves: [answer.text], squares, seat: answer.seat, ...more }] : [];
}

const READINGS: Record<string, Reading> = {
  step: (answer, now) => stepDeed(answer, now),
  duct: (answer, now) => onSquare(answer, now),
  teleport: (answer, now) => onOwn(answer, now),
  crawl: (answer, now) => onOwn(answer, now),
  leave: (answer, now) => onOwn(answer, now),
  door: (answer, now) => doorDeed(answer, now),
  give: (answer, now) => onFigure(answer, now),
  heal: (answer, now) => onFigure(answer, now),
  activate: (answer, now) => onFigure(answer, now),
  recycle: (answer, now) => onFigure(answer, now),
  respawn: (answer) => deed(answer, [answer.square ?? ''], { stand: [answer.square ?? ''] }),
  walk: (answer, now) => deed(answer, [answer.square ?? ''], { figure: figuresOf(now.facts).find(({ squares }) => squares.includes(answer.square ?? ''))?.id }),
  put: (answer, now) => putDeed(answer, now),
  knock: (answer, now) => knockDeed(answer, now),
};

function onFigure(answer: Answer, { facts }: Situation): Deed[] {
  const figure = figureOf(facts, answer.figure);
  return figure ? deed(answer, figure.squares, { figure: figure.id }) : [];
}

function onSquare(answer: Answer, _: Situation): Deed[] {
  return deed(answer, [answer.square ?? '']);
}

/** The squares of whoever acts. */
function ownSquares({ facts }: Situation): string[] {
  return figureOf(facts, facts.active?.figure)?.squares ?? [];
}

function onOwn(answer: Answer, now: Situation): Deed[] {
  return deed(answer, ownSquares(now));
}

/** By a click on the door, or on whoever stands beside it. */
function doorDeed(answer: Answer, now: Situation): Deed[] {
  const door = doorsOf(now.facts).findIndex(({ id }) => id === answer.door);
  return door < 0 ? [] : deed(answer, [doorPlace(answer.door ?? ''), ...ownSquares(now)], { door });
}

/** The squares of a base whose lower left one is given. */
export function baseAt(square: string, [width, height]: readonly [number, number], turned = false): string[] {
  const [column, row] = placeOf(square) ?? [0, 0];
  const [across, up] = turned ? [height, width] : [width, height];
  return Array.from({ length: across * up }, (_, at) => nameOf(column + (at % across), row + Math.floor(at / across)));
}

function putDeed(answer: Answer, { facts, baseOf }: Situation): Deed[] {
  const type = comingIn(facts);
  const turned = answer.turned === 'turned';
  const stand = baseAt(answer.square ?? '', type ? baseOf(type) : [1, 1], turned);
  return deed(answer, stand, { stand, turned });
}

/** The type of invader that is to be placed next. */
export function comingIn({ spawning }: ForayFacts): string | undefined {
  return spawning?.types[spawning.placed];
}

function stepDeed(answer: Answer, now: Situation): Deed[] {
  const stand = ownSquares(now).map((name) => now.field.beside(name, answer.direction as Direction)?.name).filter((name) => name !== undefined);
  return deed(answer, stand.filter((name) => !ownSquares(now).includes(name)), { stand, cost: 1 });
}

/** Deeds at whoever acts need no light of their own: they have buttons. */
const OWN = ['door', 'teleport', 'crawl', 'leave'];

/** Who is meant glows himself, and his square does not; but where somebody is knocked or put to, the square is what is clicked. */
export function lightsSquare({ verb, figure }: Deed): boolean {
  return !OWN.includes(verb) && (figure === undefined || verb === 'knock');
}

/** With several figures to knock away, one is picked first. */
function knockDeed(answer: Answer, { picked }: Situation): Deed[] {
  const { figure, square = '' } = answer;
  return picked === undefined || picked === figure ? deed(answer, [square], { figure, stand: [square] }) : [];
}

/**
 * A card's aims. Of two the first is picked; then it may be aimed at once more where one is enough. Where their order
 * counts, whoever is picked first comes first.
 */
function usesOf(uses: Answer[], now: Situation): Deed[] {
  const { picked } = now;
  const aims = uses.map((answer) => ({ answer, names: [answer.target, answer.other].filter((name) => name !== undefined) }));
  const aimedAt = (answer: Answer, name: string, verb: string): Deed[] => deed(answer, placeOfAim(name, now), { verb, figure: name });
  if (!aims.some(({ names }) => names.length > 1)) return aims.flatMap(({ answer, names }) => names.flatMap((name) => aimedAt(answer, name, 'use')));
  if (picked === undefined) {
    const firsts = new Map(aims.flatMap(({ answer, names }) => names.map((name) => [name, answer])));
    return [...firsts].flatMap(([name, answer]) => aimedAt(answer, name, 'pick'));
  }
  const first = aims.filter(({ names }) => names[0] === picked);
  const second = aims.filter(({ names }) => names[1] === picked && !first.some((one) => one.names[1] === names[0]));
  return [...first, ...second].flatMap(({ answer, names }) => aimedAt(answer, names.find((name) => name !== picked) ?? picked, 'use'));
}

/** Figures, doors, and tokens with their square: `bullets-c4`. Dice are picked beside the board. */
function placeOfAim(aim: string, { facts }: Situation): string[] {
  const figure = figureOf(facts, aim);
  if (figure) return figure.squares;
  if (facts.doors.some(({ id }) => id === aim)) return [doorPlace(aim)];
  const square = aim.split('-').at(-1) ?? '';
  return placeOf(square) ? [square] : [];
}

// -- attacks ----------------------------------------------------------------------------------------------------

/** The best of several means first, as the odds have it; what hurts friends comes after what does not. */
export function rankMeans(means: string[], odds: readonly AttackOdds[]): string[] {
  const worth = (action: string): number => {
    const found = odds.find((one) => one.action === action);
    if (!found) return -1;
    const isFriend = ({ figure }: TargetOdds): boolean => isMarine(figure) === isMarine(found.attacker);
    const targets = found.targets.filter((one) => !isFriend(one)).map(({ kill, mean }) => kill + mean / 100);
    const friends = found.targets.filter(isFriend).reduce((sum, { mean }) => sum + mean, 0);
    return Math.max(0, ...targets, ...Object.values(found.barrels).map((chance) => chance / 2)) - friends - (found.aimed ? 0.03 : 0);
  };
  return [...means].sort((one, other) => worth(other) - worth(one));
}

/** One deed for each square that may be attacked: who stands there, or any square with a chosen weapon. */
function attacksOf(all: Answer[], now: Situation): Deed[] {
  const { facts, chosen, odds } = now;
  const figures = figuresOf(facts);
  const found = new Map<string, Answer[]>();
  for (const one of all) {
    const wanted = one.verb === 'strike' || (one.verb === 'attack' && (!chosen || chosen === STRIKE || one.weapon === chosen));
    const square = one.square ?? '';
    if (wanted && (chosen !== undefined || isTarget(square, one, figures, now))) found.set(square, [...(found.get(square) ?? []), one]);
  }
  return [...found].flatMap(([square, list]): Deed[] => {
    const there = figures.find(({ squares }) => squares.includes(square));
    const means = rankMeans(list.map(({ text }) => text), odds);
    const deed: Deed = { verb: list[0]?.verb ?? '', moves: means.slice(0, 1), means, squares: there && list[0]?.verb === 'attack' ? onlyTarget(there, found, square, odds) : [square], figure: there?.id, seat: list[0]?.seat ?? 0 };
    const sweeps = deed.verb === 'strike' && there !== undefined && there.id === facts.active?.figure;
    return sweeps ? [{ ...deed, squares: there.squares }, ...sweptBy(deed, there, figures, odds)] : [deed];
  });
}

/** A sweep is declared where its attacker stands; a click on whoever it would hit means the same: before the odds tell, on a neighbour. */
function sweptBy(deed: Deed, attacker: FigureOn, figures: FigureOn[], odds: readonly AttackOdds[]): Deed[] {
  const told = odds.find(({ action }) => action === deed.moves[0])?.targets.map(({ figure }) => figure);
  const isHit = ({ id, squares }: FigureOn): boolean => told?.includes(id) ?? squares.some((one) => attacker.squares.some((other) => touch(one, other)));
  return figures.flatMap((one) => (one.seat > 0 && isHit(one) ? [{ ...deed, figure: one.id, squares: one.squares }] : []));
}

function touch(one: string, other: string): boolean {
  const [here, there] = [placeOf(one), placeOf(other)];
  return here !== undefined && there !== undefined && Math.max(Math.abs(here[0] - there[0]), Math.abs(here[1] - there[1])) === 1;
}

/** A large invader is attacked by a click on any of its squares: on one that may not be attacked, where it is hit best. */
function onlyTarget({ squares }: FigureOn, found: Map<string, Answer[]>, square: string, odds: readonly AttackOdds[]): string[] {
  const attacks = squares.flatMap((name) => found.get(name) ?? []);
  const [best] = rankMeans(attacks.map(({ text }) => text), odds);
  const isBest = found.get(square)?.some(({ text }) => text === best);
  return squares.filter((name) => name === square || (isBest && !found.has(name)));
}

/** Somebody to be hit stands there, or a barrel, or whoever sweeps does. */
function isTarget(square: string, { verb }: Answer, figures: FigureOn[], { facts }: Situation): boolean {
  const there = figures.find(({ squares }) => squares.includes(square));
  if (facts.barrels.includes(square)) return true;
  if (verb === 'attack') return there !== undefined && there.seat === 0;
  return there !== undefined && (there.seat > 0 || there.id === facts.active?.figure);
}

// -- ways -------------------------------------------------------------------------------------------------------

/** The way to an entry of the reach, move by move. */
export function movesTo(reach: ForayReach[], entry: number): string[] {
  const moves: string[] = [];
  for (let at = entry; at >= 0; at = reach[at]?.before ?? -1) {
    const way = reach[at];
    if (!way || moves.length > reach.length) return [];
    moves.unshift(way.by);
  }
  return moves;
}

type ForayReach = NonNullable<ForayFacts['active']>['reach'][number];

/** Ways to wherever the active figure may stop, if their first move is among the answers. */
function waysOf(all: Answer[], { facts, baseOf }: Situation): Deed[] {
  const figure = figureOf(facts, facts.active?.figure);
  const reach = facts.active?.reach ?? [];
  const first = new Map(all.filter(({ verb }) => MOVES.includes(verb)).map(({ text, seat }) => [text, seat]));
  if (!figure || !first.size) return [];
  return reach.flatMap((way, entry) => {
    const moves = movesTo(reach, entry);
    const seat = first.get(moves[0] ?? '');
    if (!way.rest || seat === undefined) return [];
    const stand = standAt(figure, way, baseOf);
    return [{ verb: 'way', moves, squares: stand, stand, turned: way.turned, cost: way.cost, seat }];
  });
}

function standAt(figure: FigureOn, { to, turned }: Pick<ForayReach, 'to' | 'turned'>, baseOf: Situation['baseOf']): string[] {
  return figure.marine ? [to] : baseAt(to, baseOf(figure.type), turned);
}

/** The squares that the figure covers on a way, from where it stands now: for the line that is drawn. */
export function standsOn(facts: ForayFacts, deed: Deed, baseOf: Situation['baseOf']): string[][] {
  const figure = figureOf(facts, facts.active?.figure);
  const reach = facts.active?.reach ?? [];
  if (!figure) return deed.stand ? [deed.stand] : [];
  const stands: string[][] = [];
  const last = reach.findIndex((_, entry) => movesTo(reach, entry).join() === deed.moves.join());
  for (let at = last; at >= 0; at = reach[at]?.before ?? -1) {
    const way = reach[at];
    if (way) stands.unshift(standAt(figure, way, baseOf));
  }
  return [figure.squares, ...stands];
}

// -- clicks -----------------------------------------------------------------------------------------------------

/** Deeds by square. */
export function bySquare(deeds: Deed[]): Map<string, Deed[]> {
  const found = new Map<string, Deed[]>();
  for (const one of deeds) {
    for (const square of one.squares) {
      const there = found.get(square);
      if (!there) found.set(square, [one]);
      else there.push(one);
    }
  }
  return found;
}

/**
 * What is offered for a click on a square. A large figure can come to cover it in several ways: of these the one that
 * is nearest to the click stays, standing as wished if it can; one that appears may be placed along or across.
 */
export function offered(deeds: Deed[], square: string, field: Field, turned?: boolean): Deed[] {
  const placing = deeds.filter(({ verb, stand }) => stand !== undefined && verb !== 'knock');
  const others = deeds.filter((one) => !placing.includes(one));
  const sorted = [...placing].sort((one, other) => rank(one, square, field, turned) - rank(other, square, field, turned));
  const [best] = sorted;
  const across = best?.verb === 'put' ? sorted.find((one) => one.turned !== best.turned) : undefined;
  return [...(best ? [best] : []), ...(across ? [across] : []), ...others];
}

function rank(one: Deed, square: string, field: Field, turned?: boolean): number {
  const [centre, click] = [field.centreOf(one.stand ?? []), field.byName.get(square)];
  const away = centre && click ? Math.hypot(centre.x - click.x, centre.y - click.y) : 0;
  return (turned !== undefined && one.turned !== turned ? 1e6 : 0) + away * 100 + (one.cost ?? 0);
}

// -- what is not legal ------------------------------------------------------------------------------------------

const BY_SQUARE: Record<string, string> = { put: 'put', respawn: 'respawn' };

/** The action nearest to a click that is not legal, for the server to say why not. */
export function nearest(square: string, asked: string, now: Situation): string | undefined {
  const { facts, field, chosen } = now;
  const verb = BY_SQUARE[asked];
  if (square.startsWith('door ')) return square;
  if (verb) return `${verb} ${square}`;
  if (asked === 'knock') return chosen && `knock ${chosen} ${square}`;
  const there = figuresOf(facts).find(({ squares }) => squares.includes(square));
  if (asked === 'activate') return there && `activate ${there.id}`;
  const active = figureOf(facts, facts.active?.figure);
  if (!active) return undefined;
  if (active.seat === 0) return there?.seat ? `strike ${square}` : stepTowards(active.squares, square, field);
  if (there?.seat === 0) return `attack ${chosen ?? active.marine?.usable[0] ?? 'pistol'} ${square}`;
  return stepTowards(active.squares, square, field);
}

/** The step that leads from these squares towards that one. */
function stepTowards(from: string[], to: string, field: Field): string | undefined {
  const [goal, start] = [field.byName.get(to), field.byName.get(from[0] ?? '')];
  if (!goal || !start || from.includes(to)) return undefined;
  const upright = Math.sign(goal.row - start.row);
  const level = Math.sign(goal.column - start.column);
  return `step ${upright > 0 ? 'n' : upright < 0 ? 's' : ''}${level > 0 ? 'e' : level < 0 ? 'w' : ''}`;
}
