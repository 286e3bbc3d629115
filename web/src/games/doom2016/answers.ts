/** The legal answers to the caller's questions, understood: where on the map each is given by a click. */
import type { Question } from '../../lib/types.ts';
import type { Reason } from '../contract/table.ts';
import type { Answered } from '../vocabulary.ts';
import type { FigureFacts, IncursionFacts, ReachFacts } from './facts.ts';
import { DIRECTIONS, directionOf, nameOf, placeOf, type Direction } from '../../boards/squares/field.ts';
import type { Field } from './board/geometry.ts';
import { vocabulary, type Action } from './notation.ts';

export type Answer = Answered<Action>;

/** Something that a click on one of `squares` does. */
export interface Deed {
  /** `walk` is a way of several moves; anything else one answer. */
  verb: string;
  /** What is sent: one answer, or the moves of a way, one after the other. */
  moves: string[];
  squares: string[];
  /** The squares that the figure will cover: of a way or of a demon that is put on the map. */
  stand?: string[];
  turned?: boolean;
  /** Movement points of a way. */
  cost?: number;
  /** Whom it is about: the defender, the demon that acts next. */
  figure?: string;
  /** The figure that is picked before the place is clicked, where there are several. */
  first?: string;
  door?: number;
  seat: number;
}

/** Width and height of a demon type's base. */
export type BaseOf = (type: string) => [number, number];

export interface Situation {
  facts: IncursionFacts;
  field: Field;
  baseOf: BaseOf;
  /** The card that is chosen in the hand. */
  card?: string;
  /** The figure that is picked first. */
  picked?: string;
}

export const answersTo = (questions: readonly Question[]): Answer[] => vocabulary.answersTo(questions);

/** All that can be done on the map now. A chosen card that is aimed at the map comes before anything else. */
export function deedsOf(answers: Answer[], now: Situation): Deed[] {
  const aimed = now.card ? answers.flatMap((answer) => (WITH_CARD[answer.verb] ?? nothing)(answer, now)) : [];
  if (aimed.length) return aimed;
  const walks = waysOf(answers, now);
  const single = answers.filter(({ verb }) => !walks.length || !MOVES.includes(verb));
  return [...walks, ...single.flatMap((answer) => (WITHOUT_CARD[answer.verb] ?? nothing)(answer, now))];
}

const MOVES = ['step', 'turn', 'teleport'];

type Reading = (answer: Answer, now: Situation) => Deed[];
const nothing: Reading = () => [];

function deed(answer: Answer, squares: string[], more: Partial<Deed> = {}): Deed[] {
  return squares.length ? [{ verb: answer.verb, moves: [answer.text], squares, seat: answer.seat, ...more }] : [];
}

const WITHOUT_CARD: Record<string, Reading> = {
  step: (answer, now) => stepDeed(answer, now),
  turn: (answer, now) => turnDeed(answer, now),
  teleport: (answer) => deed(answer, [answer.square ?? ''], { stand: [answer.square ?? ''], cost: 1 }),
  attack: (answer, now) => onFigure(answer, now, answer.figure),
  next: (answer, now) => onFigure(answer, now, answer.figure),
  carry: (answer, now) => onFigure(answer, now, answer.figure),
  leader: (answer, now) => onFigure(answer, now, answer.marine),
  activate: (answer, now) => onType(answer, now, answer.type),
  argent: (answer, now) => onType(answer, now, answer.place),
  displace: (answer) => displaceDeed(answer),
  put: (answer, now) => putDeed(answer, now),
  portal: (answer) => onSquare(answer, answer.portal),
  seal: (answer) => onSquare(answer, answer.portal),
  work: (answer) => onSquare(answer, answer.machine),
  open: (answer, now) => doorDeed(answer, now),
  take: (answer, now) => onFigure(answer, now, now.facts.active?.figure),
  stop: (answer, now) => onFigure(answer, now, now.facts.active?.figure),
  respawn: (answer) => onSquare(answer, answer.square),
  drop: (answer) => onSquare(answer, answer.square),
};

const WITH_CARD: Record<string, Reading> = {
  play: (answer, { card }) => (answer.card === card && placeOf(answer.aim ?? '') ? onSquare(answer, answer.aim) : []),
  work: (answer, { card }) => (answer.card === card ? onSquare(answer, answer.machine) : []),
};

export function figureNamed(facts: IncursionFacts, id: string | undefined): FigureFacts | undefined {
  return facts.figures.find((figure) => figure.id === id);
}

function onFigure(answer: Answer, { facts }: Situation, id: string | undefined): Deed[] {
  const figure = figureNamed(facts, id);
  return figure ? deed(answer, figure.squares, { figure: figure.id }) : [];
}

/** A demon type is chosen by any of its figures. */
function onType(answer: Answer, { facts }: Situation, wanted: string | undefined): Deed[] {
  return facts.figures.filter(({ type }) => type === wanted).flatMap(({ id, squares }) => deed(answer, squares, { figure: id }));
}

function onSquare(answer: Answer, square: string | undefined): Deed[] {
  return deed(answer, [square ?? '']);
}

/** A door is opened by a click on it or on a square behind it. */
function doorDeed(answer: Answer, { facts, field }: Situation): Deed[] {
  const [one, other] = (answer.door ?? '').split('-').map((name) => field.byName.get(name));
  const door = one && other && field.doorBetween(one, other);
  if (door === undefined) return [];
  const own = figureNamed(facts, facts.active?.figure)?.squares ?? [];
  const behind = field.besideDoor(door).map(({ name }) => name).filter((name) => !own.includes(name));
  return deed(answer, behind, { door });
}

function displaceDeed(answer: Answer): Deed[] {
  const { figure, square } = answer;
  return figure && square ? deed(answer, [square], { figure, first: figure, stand: [square] }) : [];
}

// -- stands -----------------------------------------------------------------------------------------------------

/** The squares of a base whose lower left one is `anchor`. */
export function baseAt(anchor: string, [width, height]: readonly [number, number]): string[] {
  const place = placeOf(anchor);
  if (!place) return [];
  const squares: string[] = [];
  for (let dy = 0; dy < height; dy += 1) for (let dx = 0; dx < width; dx += 1) squares.push(nameOf(place[0] + dx, place[1] + dy));
  return squares;
}

function turnedBase([width, height]: readonly [number, number], turned: boolean): [number, number] {
  return turned ? [height, width] : [width, height];
}

function baseOfFigure(figure: FigureFacts, baseOf: BaseOf, turned: boolean): [number, number] {
  return figure.squares.length > 1 ? turnedBase(baseOf(figure.type), turned) : [1, 1];
}

function putDeed(answer: Answer, { facts, baseOf }: Situation): Deed[] {
  const { square = '', turned } = answer;
  const type = facts.summoning?.waiting[0];
  const stand = baseAt(square, turnedBase(type ? baseOf(type) : [1, 1], turned === 'turned'));
  return deed(answer, stand, { stand, turned: turned === 'turned' });
}

function stepDeed(answer: Answer, { facts, field }: Situation): Deed[] {
  const squares = figureNamed(facts, facts.active?.figure)?.squares ?? [];
  const way = answer.direction as Direction;
  const stand = squares.map((name) => field.beside(name, way)?.name).filter((name) => name !== undefined);
  const fresh = stand.filter((name) => !squares.includes(name));
  return deed(answer, fresh, { stand });
}

function turnDeed(answer: Answer, { facts, baseOf }: Situation): Deed[] {
  const figure = figureNamed(facts, facts.active?.figure);
  if (!figure) return [];
  const stand = baseAt(answer.square ?? '', baseOfFigure(figure, baseOf, !figure.turned));
  return deed(answer, stand, { stand, turned: !figure.turned });
}

/** The way to an entry of the reach, move by move. */
export function movesTo(reach: ReachFacts[], entry: number): string[] {
  const moves: string[] = [];
  for (let at = entry; at >= 0; at = reach[at]?.from ?? -1) {
    const way = reach[at];
    if (!way || moves.length > reach.length) return [];
    moves.unshift(way.by);
  }
  return moves;
}

/** Ways to wherever the active figure may stop, if their first move is among the answers. */
function waysOf(answers: Answer[], { facts, baseOf }: Situation): Deed[] {
  const active = facts.active;
  const figure = figureNamed(facts, active?.figure);
  const first = new Map(answers.filter(({ verb }) => MOVES.includes(verb)).map(({ text, seat }) => [text, seat]));
  if (!active || !figure || !first.size) return [];
  return active.reach.flatMap((way, entry) => {
    const moves = movesTo(active.reach, entry);
    const seat = first.get(moves[0] ?? '');
    if (!way.rest || seat === undefined) return [];
    const stand = baseAt(way.to, baseOfFigure(figure, baseOf, way.turned));
    return [{ verb: 'walk', moves, squares: stand, stand, turned: way.turned, cost: way.cost, figure: figure.id, seat }];
  });
}

/** The squares that the figure passes on a way, each with what it has cost so far: for the line that is drawn. */
export function standsOn(facts: IncursionFacts, deed: Deed, baseOf: BaseOf): string[][] {
  const active = facts.active;
  const figure = figureNamed(facts, active?.figure);
  if (!active || !figure) return deed.stand ? [deed.stand] : [];
  const stands: string[][] = [];
  const last = active.reach.findIndex((_, entry) => movesTo(active.reach, entry).join() === deed.moves.join());
  for (let at = last; at >= 0; at = active.reach[at]?.from ?? -1) {
    const way = active.reach[at];
    if (way) stands.unshift(baseAt(way.to, baseOfFigure(figure, baseOf, way.turned)));
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
      if (there) there.push(one);
      else found.set(square, [one]);
    }
  }
  return found;
}

/**
 * What is offered for a click on a square. A large figure can come to cover it in several ways: of these the one that
 * is nearest to the click stays, standing as wished if it can.
 */
export function offered(deeds: Deed[], square: string, field: Field, turned?: boolean): Deed[] {
  const placing = deeds.filter(({ verb, stand }) => stand !== undefined && verb !== 'displace');
  const others = deeds.filter((one) => !placing.includes(one));
  const best = [...placing].sort((one, other) => rank(one, square, field, turned) - rank(other, square, field, turned))[0];
  return best ? [best, ...others] : others;
}

function rank(one: Deed, square: string, field: Field, turned?: boolean): number {
  const [centre, click] = [field.centreOf(one.stand ?? []), field.byName.get(square)];
  const away = centre && click ? Math.hypot(centre.x - click.x, centre.y - click.y) : 0;
  return (turned !== undefined && one.turned !== turned ? 1e6 : 0) + away * 100 + (one.cost ?? 0);
}

// -- what is not legal ------------------------------------------------------------------------------------------

const BY_SQUARE: Record<string, string> = { place: 'put', respawn: 'respawn', drop: 'drop' };

/** The action nearest to a click that is not legal, for the server to say why not, or the reason where it is only too far. */
export function nearest(square: string, asked: string, answers: Answer[], now: Situation): string | Reason | undefined {
  const { facts, field, card } = now;
  const verb = BY_SQUARE[asked];
  if (verb) return `${verb} ${square}`;
  if (card) return `play ${card} ${square}`;
  const there = facts.figures.find(({ squares }) => squares.includes(square));
  const displaced = answers.find((one) => one.verb === 'displace')?.figure;
  if (displaced) return `displace ${now.picked ?? displaced} ${square}`;
  if (asked === 'next_demon') return there && `next ${there.id}`;
  if (asked === 'activate') return there && `activate ${there.type}`;
  if (asked === 'portal' || asked === 'spend') {
    const portal = facts.portals.find((one) => one.square === square);
    return portal && `portal ${portal.square}`;
  }
  const active = figureNamed(facts, facts.active?.figure);
  if (!active) return undefined;
  if (there && (there.seat === 0) !== (active.seat === 0)) return `attack ${there.id}`;
  return stepTowards(active.squares, square, field, answers, there !== undefined);
}

const TOO_FAR: Reason = { slug: 'no-points', rule: 'D16-MOVE-01' };
const TAKEN: Reason = { slug: 'cannot-stop', rule: 'D16-MOVE-06' };

/** The illegal step that leads from these squares towards that one; where it can be begun, somebody stands there or its points do not suffice. */
function stepTowards(from: string[], to: string, field: Field, answers: Answer[], taken: boolean): string | Reason | undefined {
  const goal = field.byName.get(to);
  const start = field.byName.get(from[0] ?? '');
  if (!goal || !start || from.includes(to)) return undefined;
  const aim = { ...start, column: start.column + Math.sign(goal.column - start.column), row: start.row + Math.sign(goal.row - start.row) };
  const way = directionOf(start, aim);
  if (!way) return undefined;
  const legal = new Set(answers.map(({ text }) => text));
  if (legal.has(`step ${way}`) && goal.terrain !== 'impassable' && goal.terrain !== 'blocking') return taken ? TAKEN : TOO_FAR;
  const tried = [way, ...DIRECTIONS].map((one) => `step ${one}`);
  return tried.find((step) => !legal.has(step));
}
