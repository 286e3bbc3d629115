/** What the board shows of a scene, and the cells that it happens on. */
import { championOf, type AttackFacts, type ContestFacts } from '../facts.ts';

export type Show =
  | { type: 'walk'; champion: string; path: string[][] }
  | { type: 'enter'; champion: string; cells: string[] }
  | { type: 'attack'; champion: string; how: AttackFacts['how']; targets: string[] }
  | { type: 'damage'; champion: string; amount: number }
  | { type: 'defeat'; champion: string }
  | { type: 'change'; champion: string; strength: number; defence: number; speed: number; souls: number }
  | { type: 'point'; cells: string[] }
  | { type: 'weigh'; villain: string; targets: string[] }
  | { type: 'card'; card: string; deed: 'played' | 'acquired' | 'banished' | 'revealed' | 'completed' | 'treasure' }
  | { type: 'honour'; side: number; amount: number };

/** The cells of it, for the camera. */
export function cellsOf(show: Show, facts: ContestFacts): string[] {
  const under = (id: string): string[] => championOf(facts, id)?.cells ?? [];
  switch (show.type) {
    case 'walk':
      return show.path.flat();
    case 'enter':
    case 'point':
      return show.cells;
    case 'weigh':
      return [show.villain, ...show.targets].flatMap(under);
    case 'attack':
      return [show.champion, ...show.targets].flatMap(under);
    case 'card':
    case 'honour':
      return [];
    default:
      return under(show.champion);
  }
}
