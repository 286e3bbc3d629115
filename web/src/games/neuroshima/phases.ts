/** A battle phase by phase, in words: for the preview, and beside the battle while it is shown. */
import type { Facts, GameEvent, LogLine, Say } from '../../lib/types.ts';
import { wordLines } from '../lines.ts';
import type { Line } from '../voice.ts';
import { piecesOf, skirmish } from './facts.ts';
import { name } from './voice.ts';

const MARKS = '●○◆◇▲△';
const LEAVING = ['destroyed', 'spent', 'removed'];

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
  const pieces = piecesOf(before);
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
export function phaseLines(lines: LogLine[], phase: number, t: Say): Line[] {
  const from = lines.findIndex((line) => line.id === 'event-phase' && line.args?.phase === phase);
  const rest = from < 0 ? [] : lines.slice(from + 1);
  const length = rest.findIndex((line) => line.kind === 'heading' || line.id === 'event-battle_ended');
  const inside = length < 0 ? rest : rest.slice(0, length);
  return wordLines(inside.filter((line) => line.id !== 'event-acted'), name, t);
}

/** The army; where armies repeat, with the seat's mark. */
function seatName(facts: Facts, seat: number, t: Say): string {
  const armies = skirmish(facts).seats.map((one) => one.army);
  const army = armies[seat] ?? '';
  if (armies.filter((one) => one === army).length === 1) return name('army', army);
  return t('name-seat-twice', { army: name('army', army), mark: MARKS[seat] ?? '' });
}

function cellsOf(event: GameEvent): string[] {
  const found = [event.cell, event.source, event.target, event.medic, event.start];
  return found.filter((cell): cell is string => typeof cell === 'string' && cell !== 'instant');
}
