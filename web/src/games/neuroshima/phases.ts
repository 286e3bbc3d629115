/** A battle phase by phase, in words: for the preview, and beside the battle while it is shown. */
import type { Facts, GameEvent, Say } from '../../lib/types.ts';
import type { Line } from '../voice.ts';
import { cellsOf, Chronicle, LEAVING, seatName, standing } from './chronicle.ts';

/** One phase as the preview tells it. */
export interface PhaseLine {
  phase: number;
  title: string;
  detail: string;
  /** Whose tiles leave the board. */
  lost: number[];
  cells: string[];
}

export function phases(events: GameEvent[], before: Facts, t: Say): PhaseLine[] {
  const pieces = standing(before);
  const lines: (PhaseLine & { hits: number; wounds: number; hq: string[] })[] = [];
  for (const event of events) {
    if (event.kind === 'phase') {
      lines.push({ phase: event.phase as number, title: '', detail: '', lost: [], cells: [], hits: 0, wounds: 0, hq: [] });
      continue;
    }
    const now = lines.at(-1);
    if (!now) continue;
    if (event.kind === 'hit') now.hits += 1;
    if (event.kind === 'wounded') now.wounds += 1;
    if (event.kind === 'hq_damaged') {
      const args = { seat: seatName(before, event.seat as number, t), damage: event.damage as number };
      now.hq.push(t('preview-hq', args));
    }
    if (LEAVING.includes(event.kind)) {
      const piece = pieces.get(event.cell as string);
      now.lost.push(typeof event.seat === 'number' ? event.seat : (piece?.seat ?? 0));
    }
    now.cells.push(...cellsOf(event));
  }
  for (const line of lines) {
    line.title = line.hits ? t('preview-attacks', { attacks: line.hits }) : t('preview-quiet');
    const details = [...line.hq];
    if (line.lost.length) details.unshift(t('preview-lost', { tiles: line.lost.length }));
    if (line.wounds) details.push(t('preview-wounded', { tiles: line.wounds }));
    line.detail = new Intl.ListFormat(t('language-tag')).format(details);
  }
  return lines;
}

/** What happens in one phase: who hits whom, and what comes of it. */
export function phaseLines(events: GameEvent[], before: Facts, phase: number, t: Say): Line[] {
  const from = events.findIndex((event) => event.kind === 'phase' && event.phase === phase);
  const length = events.slice(from + 1).findIndex((event) => event.kind === 'phase' || event.kind === 'battle_ended');
  const chronicle = new Chronicle(before, t);
  chronicle.tell(events.slice(0, from + 1));
  const inside = events.slice(from + 1, length < 0 ? undefined : from + 1 + length);
  return chronicle.tell(inside.filter((event) => event.kind !== 'acted'));
}
