/** A battle phase by phase, in words: for the preview, and beside the battle while it is shown. */
import type { Facts, LogLine, Say, Told } from '../../lib/types.ts';
import { wordLines } from '../lines.ts';
import type { Line } from '../voice.ts';
import { eventsOf, skirmish, type AnyEvent } from './facts.ts';
import { name } from './voice.ts';

/** One phase as the preview tells it. */
export interface PhaseLine {
  phase: number;
  title: string;
  /** All of it in words. */
  detail: string;
  wounded: string;
  /** Whose tiles leave the board, and how many. */
  lost: { seat: number; count: number }[];
  hq: { seat: number; damage: number }[];
  cells: string[];
}

interface Count {
  phase: number;
  hits: number;
  acted: boolean;
  wounds: number;
  lost: Map<number, number>;
  hq: Map<number, number>;
  cells: string[];
}

export function phases(events: Told['events'], before: Facts, t: Say): PhaseLine[] {
  return counts(eventsOf({ events })).map((count) => lineOf(count, before, t));
}

function counts(events: AnyEvent[]): Count[] {
  const found: Count[] = [];
  const add = (sums: Map<number, number>, seat: number, more: number): unknown => sums.set(seat, (sums.get(seat) ?? 0) + more);
  for (const event of events) {
    if (event.kind === 'phase') {
      found.push({ phase: event.phase, hits: 0, acted: false, wounds: 0, lost: new Map(), hq: new Map(), cells: [] });
      continue;
    }
    const now = found.at(-1);
    if (!now) continue;
    if (event.kind === 'hit') now.hits += 1;
    if (event.kind === 'acted') now.acted = true;
    if (event.kind === 'wounded') now.wounds += 1;
    if (event.kind === 'hq_damaged') add(now.hq, event.seat, event.damage);
    if (event.kind === 'destroyed' || event.kind === 'spent' || event.kind === 'removed') add(now.lost, event.seat, 1);
    now.cells.push(...cellsOf(event));
  }
  return found;
}

function lineOf({ phase, hits, acted, wounds, lost, hq, cells }: Count, before: Facts, t: Say): PhaseLine {
  const title = hits ? t('preview-attacks', { attacks: hits }) : acted ? t('preview-harmless') : t('preview-quiet');
  const wounded = wounds ? t('preview-wounded', { tiles: wounds }) : '';
  const leaving = [...lost.values()].reduce((sum, one) => sum + one, 0);
  const details = [...hq].map(([seat, damage]) => t('preview-hq', { seat: seatName(before, seat, t), damage }));
  if (leaving) details.unshift(t('preview-lost', { tiles: leaving }));
  if (wounded) details.push(wounded);
  return {
    phase,
    title,
    detail: new Intl.ListFormat(t('language-tag')).format(details),
    wounded: wounds ? t('preview-wounded-short', { tiles: wounds }) : '',
    lost: [...lost].map(([seat, count]) => ({ seat, count })),
    hq: [...hq].map(([seat, damage]) => ({ seat, damage })),
    cells,
  };
}

/** What happens in one phase: who hits whom, and what comes of it. */
export function phaseLines(lines: LogLine[], phase: number, t: Say): Line[] {
  const from = lines.findIndex((line) => line.id === 'event-phase' && line.args?.phase === phase);
  const rest = from < 0 ? [] : lines.slice(from + 1);
  const length = rest.findIndex((line) => line.kind === 'heading' || line.id === 'event-battle_ended');
  const inside = length < 0 ? rest : rest.slice(0, length);
  return wordLines(inside.filter((line) => line.id !== 'event-acted'), name, t);
}

/** The army; where armies repeat, with the seat's number: this is only heard. */
function seatName(facts: Facts, seat: number, t: Say): string {
  const armies = skirmish(facts).seats.map((one) => one.army);
  const army = armies[seat] ?? '';
  if (armies.filter((one) => one === army).length === 1) return name('army', army);
  return t('name-seat-twice', { army: name('army', army), mark: seat + 1 });
}

function cellsOf(event: AnyEvent): string[] {
  const named: { kind: string; cell?: string | null; source?: string; target?: string; medic?: string; start?: string } = event;
  const found = [named.cell, named.source, named.target, named.medic, named.start];
  return found.filter((cell): cell is string => typeof cell === 'string' && cell !== 'instant');
}
