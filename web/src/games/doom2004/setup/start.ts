/** The room in which a scenario begins, as a base that can be drawn. */
import type { Base } from '../board/geometry.ts';
import type { ScenarioContent } from '../facts.ts';

export function startBase({ size, start }: ScenarioContent): Base {
  const text = { en: '', ru: '' };
  return {
    size,
    areas: [{ id: 'start', name: text, text, squares: start.squares, obstacles: start.obstacles, plates: [], encounter: null }],
    walls: [],
    doors: start.doors.map((border, number) => ({
      id: String(number),
      kind: 'normal',
      border,
      squares: [],
      closed: true,
      gone: false,
      sealed: false,
      locked: false,
      explored: false,
      exit: false,
    })),
  };
}
