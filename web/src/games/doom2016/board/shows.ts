/** What the board can show of a scene (`Scene.show`). While it does, it draws the facts before the scene. */
import type { FigureFacts } from '../facts.ts';
import type { Field } from './geometry.ts';

export type Show =
  /** A figure goes from stand to stand: the first is where it stands, all squares of a large figure each time. */
  | { type: 'walk'; figure: string; path: string[][] }
  /** A large figure turns; `squares` are those that it covers afterwards. */
  | { type: 'turn'; figure: string; squares: string[] }
  /** Pushed or displaced. */
  | { type: 'displace'; figure: string; squares: string[] }
  | { type: 'teleport'; figure: string; square: string }
  /** Aiming, then the roll, then the defence: the same attack in parts, each with what is known by then. */
  | {
      type: 'attack';
      attacker: string;
      defender: string;
      dice?: ['red' | 'black', number][];
      /** Symbols in all, and shields against them. */
      symbols?: number;
      shields?: number;
      dodged?: boolean;
      cover?: boolean;
    }
  | { type: 'damage'; figure: string; amount: number }
  | { type: 'heal'; figure: string; amount: number }
  | { type: 'stun'; figure: string }
  | { type: 'stagger'; figure: string }
  | { type: 'kill'; figure: string; how: 'attack' | 'glory' | 'telefrag' | 'other'; by?: string }
  /** Demons have come out of a portal, or a marine is back: where each stands now. */
  | { type: 'spawn'; portal?: string; arrivals: { type: string; squares: string[] }[] }
  | { type: 'door'; door: number }
  | { type: 'pickup'; square: string }
  | { type: 'portal'; square: string; colour: 'blue' | 'yellow' | 'red' | null; closes?: boolean }
  | { type: 'blast'; squares: string[] }
  /** Nothing moves: squares are pointed at. */
  | { type: 'point'; squares: string[] };

/** The squares where something is shown; what arrives somewhere comes last. */
export function placesOf(show: Show, figures: FigureFacts[], field: Field): string[] {
  const under = (id: string): string[] => figures.find((figure) => figure.id === id)?.squares ?? [];
  switch (show.type) {
    case 'attack':
      return [...under(show.attacker), ...under(show.defender)];
    case 'walk':
      return [...under(show.figure), ...show.path.flat()];
    case 'turn':
    case 'displace':
      return [...under(show.figure), ...show.squares];
    case 'teleport':
      return [...under(show.figure), show.square];
    case 'spawn':
      return show.arrivals.flatMap(({ squares }) => squares);
    case 'door':
      return field.besideDoor(show.door).map(({ name }) => name);
    case 'pickup':
    case 'portal':
      return [show.square];
    case 'blast':
    case 'point':
      return show.squares;
    default:
      return under(show.figure);
  }
}
