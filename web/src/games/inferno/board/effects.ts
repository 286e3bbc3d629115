/** The effects of a scene over the champions; what is gained is drawn by `Happening`. */
import type { Effect } from '../../../boards/effects.ts';
import type { Point } from '../../../boards/ground.ts';
import type { HexField } from '../../../boards/hexes/field.ts';
import { championOf, type ContestFacts } from '../facts.ts';
import { tintOf } from '../look.ts';
import type { Show } from './shows.ts';

export function effectsOf(show: Show, facts: ContestFacts, field: HexField): Effect[] {
  const place = (id: string): Point | undefined => field.centreOf(championOf(facts, id)?.cells ?? []);
  const at = 'champion' in show ? place(show.champion) : undefined;
  if (show.type === 'enter' || show.type === 'point') return [{ kind: 'outline', d: field.area(field.these(show.cells), 4), at: { x: 0, y: 0 }, tone: 'plain' }];
  if (!at) return [];
  switch (show.type) {
    case 'attack': {
      const colour = `var(--seat-${tintOf(facts, championOf(facts, show.champion)?.owner ?? null)})`;
      return show.targets.flatMap((target): Effect[] => ((to) => (to ? [{ kind: 'line', from: at, to, colour }] : []))(place(target)));
    }
    case 'damage':
      return [{ kind: 'word', at: { x: at.x, y: at.y - 32 }, text: `−${show.amount}`, tone: 'harm' }];
    case 'defeat':
      return [{ kind: 'cross', at, size: 1 }];
    default:
      return [];
  }
}
