/** What the board can show of a scene (`Scene.show`). While it does, it draws the facts before the scene. */
import { figureOf, type DieFacts, type ForayFacts } from '../facts.ts';
import type { Field } from './geometry.ts';

export type Show =
  /** A figure goes from stand to stand: the first is where it stands, all squares of a large figure each time. */
  | { type: 'walk'; figure: string; path: string[][] }
  | { type: 'knock'; figure: string; path: string[][] }
  | { type: 'teleport'; figure: string; squares: string[] }
  /** A marine returns, or an invader appears. */
  | { type: 'arrive'; art: string; squares: string[] }
  /** Aiming, then the roll, then what came of it: the same attack in parts, each with what is known by then. */
  | { type: 'attack'; attacker: string; square: string; area: string[]; dice: DieFacts[]; outcome?: 'hit' | 'miss' }
  | { type: 'scatter'; from: string; square: string | null }
  | { type: 'wound'; figure: string; amount: number }
  | { type: 'heal'; figure: string; amount: number }
  | { type: 'kill'; figure: string }
  | { type: 'door'; door: number }
  /** An area comes out of the fog, square by square from the door on; the number is how many columns away. */
  | { type: 'reveal'; area: string; squares: string[]; steps: number[] }
  /** What is read out stays until somebody acts. */
  | { type: 'read'; area: string }
  | { type: 'take'; square: string; token: string }
  /** A token of ammo goes; `left` of them stay. */
  | { type: 'spend'; figure: string; ammo: string; left: number }
  | { type: 'blast'; squares: string[] }
  | { type: 'card'; card: string }
  /** Nothing moves: squares are pointed at. */
  | { type: 'point'; squares: string[] };

/** The squares where something is shown; what arrives somewhere comes last. */
export function placesOf(show: Show, facts: ForayFacts, field: Field): string[] {
  const under = (id: string): string[] => figureOf(facts, id)?.squares ?? [];
  switch (show.type) {
    case 'attack':
      return [...under(show.attacker), show.square];
    case 'scatter':
      return [show.from, ...(show.square ? [show.square] : [])];
    case 'walk':
    case 'knock':
      return show.path.flat();
    case 'teleport':
      return [...under(show.figure), ...show.squares];
    case 'arrive':
    case 'reveal':
    case 'blast':
    case 'point':
      return show.squares;
    case 'door':
      return field.besideDoor(show.door).map(({ name }) => name);
    case 'take':
      return [show.square];
    case 'read':
    case 'card':
      return [];
    default:
      return under(show.figure);
  }
}
