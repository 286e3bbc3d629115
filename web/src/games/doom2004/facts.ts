/** The facts of a scenario of DOOM (2004): what the page reads out of them. */
import type { Facts, Preview, Told } from '../../lib/types.ts';
import { isMarine } from './names.ts';
import type { AnyEvent, AttackOdds, DieFacts, ForayFacts, Foreseen, InvaderFacts, MarineFacts, TargetOdds } from './wire.ts';

export type * from './wire.ts';

/** `red`, `imp-2`. */
export type FigureId = string;
export type Colour = DieFacts['colour'];
export type Order = MarineFacts['order'];

export const DICE: readonly Colour[] = ['red', 'yellow', 'blue', 'green'];

/** Whoever stands on the board, marine or invader. */
export interface FigureOn {
  id: FigureId;
  /** `marine`, or the type of invader. */
  type: string;
  seat: number;
  squares: string[];
  /** Wounds that it can still take, and could at first. */
  left: number;
  most: number;
  marine?: MarineFacts;
  invader?: InvaderFacts;
}

export function foray(facts: Facts): ForayFacts {
  return facts as ForayFacts;
}

/** What happened, each event by its type. */
export function eventsOf({ events }: Pick<Told, 'events'>): AnyEvent[] {
  return events as AnyEvent[];
}

export function foreseen(preview: Preview | null | undefined): Foreseen | null {
  return preview && 'rerolls' in preview ? (preview as Foreseen) : null;
}

export function marineOn(marine: MarineFacts): FigureOn[] {
  const { id, seat, square, life, most_life } = marine;
  return square === null ? [] : [{ id, type: 'marine', seat, squares: [square], left: life, most: most_life, marine }];
}

export function invaderOn(invader: InvaderFacts): FigureOn {
  const { id, type, squares, wounds, rating } = invader;
  return { id, type, seat: 0, squares, left: rating - wounds, most: rating, invader };
}

export function figuresOf({ marines, invaders }: ForayFacts): FigureOn[] {
  return [...marines.flatMap(marineOn), ...invaders.map(invaderOn)];
}

export function figureOf(facts: ForayFacts, id: FigureId | undefined): FigureOn | undefined {
  return figuresOf(facts).find((figure) => figure.id === id);
}

export function marineOf({ marines }: ForayFacts, seat: number | null): MarineFacts | undefined {
  return marines.find((marine) => marine.seat === seat);
}

/** The doors that still hang: their places are the numbers by which the board knows them. */
export function doorsOf({ doors }: Pick<ForayFacts, 'doors'>): ForayFacts['doors'] {
  return doors.filter(({ gone }) => !gone);
}

/** Whether anybody could be wounded, or a barrel go up. */
export function canHarm({ attacker, targets, barrels }: AttackOdds): boolean {
  return targets.some(({ figure, mean }) => mean > 0 && isMarine(figure) !== isMarine(attacker)) || Object.values(barrels).some((chance) => chance > 0);
}

/** The enemy whom an attack is for: whoever stands on its square, else the first that it would hit. */
export function foeOf(odds: AttackOdds, facts: ForayFacts): TargetOdds | undefined {
  return aimOf({ ...odds, targets: odds.targets.filter(({ figure }) => isMarine(figure) !== isMarine(odds.attacker)) }, facts);
}

/** What matters most of an attack: whoever stands on its square, else the first that it would hit. */
export function aimOf(odds: AttackOdds, facts: ForayFacts): TargetOdds | undefined {
  const there = figuresOf(facts).find(({ squares }) => squares.includes(odds.square));
  return odds.targets.find(({ figure }) => figure === there?.id) ?? odds.targets[0];
}
