/** What happened, in words, after `chronicle.py` of the engine: the same messages. */
import type { Facts, GameEvent, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import { mark, type Line } from '../voice.ts';
import { piecesOf, skirmish } from './facts.ts';
import { armyOf, tileOf } from './tiles.ts';

interface Standing {
  seat: number;
  tile: string;
}

export const LEAVING = ['destroyed', 'spent', 'removed'];
const DETAILS = ['acted', 'hit', 'converted', 'exploded', 'healed', 'wounded', 'hq_damaged', 'scored', ...LEAVING];
const OF_SEAT = ['last_tile_drawn', 'turn_ended', 'eliminated'];
const MARKS = '●○◆◇▲△';
export const NOWHERE = 'instant';

export function seatName(facts: Facts, seat: number, t: Say): string {
  const armies = skirmish(facts).seats.map((one) => one.army);
  const army = armies[seat] ?? '';
  const name = pick(armyOf(army)?.name ?? { en: army });
  if (armies.filter((one) => one === army).length === 1) return name;
  return t('name-seat-twice', { army: name, mark: MARKS[seat] ?? '' });
}

export function standing(facts: Facts): Map<string, Standing> {
  return new Map([...piecesOf(facts)].map(([cell, piece]) => [cell, { seat: piece.seat, tile: piece.tile.id }]));
}

/** Follows the board through the events, since they name cells and not who stands there. */
export class Chronicle {
  constructor(
    private readonly facts: Facts,
    private readonly t: Say,
    private readonly pieces: Map<string, Standing> = standing(facts),
  ) {}

  copy(): Chronicle {
    return new Chronicle(this.facts, this.t, new Map(this.pieces));
  }

  /** Alike events share a line, and a phase is told only if something happens in it. */
  settled(events: GameEvent[]): number {
    const last = events.at(-1);
    if (!last) return 0;
    let from = events.length - 1;
    while (from > 0 && belongsWith(events[from - 1] as GameEvent, last)) from -= 1;
    return last.kind === 'phase' || belongsWith(last, last) ? from : events.length;
  }

  tell(events: GameEvent[]): Line[] {
    const lines: Line[] = [];
    let at = 0;
    while (at < events.length) {
      const event = events[at] as GameEvent;
      let alike = 1;
      while (at + alike < events.length && belongsWith(event, events[at + alike] as GameEvent)) alike += 1;
      const group = events.slice(at, at + alike);
      at += alike;
      const following = events[at]?.kind ?? '';
      if (event.kind === 'phase' && (following === 'phase' || following === 'battle_ended')) continue;
      lines.push(this.line(group));
    }
    return lines;
  }

  private line(group: GameEvent[]): Line {
    const event = group[0] as GameEvent;
    const cells = [...new Set(group.flatMap((one) => cellsOf(one)))];
    const seat = this.owner(event);
    const kind = headingKind(event.kind) ? 'heading' : DETAILS.includes(event.kind) ? 'detail' : 'line';
    return { text: this.text(group).trim(), seat, kind, cells };
  }

  private text(group: GameEvent[]): string {
    const event = group[0] as GameEvent;
    const { t } = this;
    switch (event.kind) {
      case 'drew':
        return t('event-drew', { seat: this.seat(event.seat), tiles: this.tiles(group.map((one) => one.tile)) });
      case 'redrew':
        return t('event-redrew', { seat: this.seat(event.seat), tiles: this.tiles(event.tiles as unknown[]) });
      case 'acted':
        return t('event-acted', { tiles: group.map((one) => this.at(one.cell)).join(', ') });
      case 'placed':
        return this.placed(event);
      case 'moved':
      case 'pushed':
        return this.moved(event);
      case 'hit':
        return t('event-hit', { source: this.at(event.source), target: this.at(event.target), damage: event.damage as number });
      case 'healed':
        return t('event-healed', { patient: this.at(event.cell), source: this.at(event.source), medic: this.at(event.medic) });
      case 'converted':
        return t('event-converted', { tile: this.at(event.cell), side: event.side as number, kind: event.attack as string });
      case 'wounded':
        return t('event-wounded', { tile: this.at(event.cell), damage: event.damage as number });
      case 'exploded':
        return t('event-exploded', { tile: this.at(event.cell) });
      default:
        return this.ofTable(event);
    }
  }

  private ofTable(event: GameEvent): string {
    const { t } = this;
    if (LEAVING.includes(event.kind)) {
      const text = t(`event-${event.kind}`, { tile: this.at(event.cell) });
      this.pieces.delete(event.cell as string);
      return text;
    }
    if (OF_SEAT.includes(event.kind)) return t(`event-${event.kind}`, { seat: this.seat(event.seat) });
    switch (event.kind) {
      case 'turn':
        return t('event-turn', { seat: this.seat(event.seat), turn: event.turn as number });
      case 'discarded':
      case 'played':
        return t(`event-${event.kind}`, { seat: this.seat(event.seat), tile: this.tiles([event.tile]) });
      case 'hq_damaged':
        return t('event-hq_damaged', { seat: this.seat(event.seat), damage: event.damage as number, left: event.left as number });
      case 'scored':
        return t('event-scored', { seat: this.seat(event.seat), damage: event.damage as number, points: event.points as number });
      case 'battle_began':
        return t(`event-battle_began-${event.cause as string}`);
      case 'phase':
        return t('event-phase', { phase: event.phase as number });
      case 'tie':
        return t('event-tie', { seats: this.seats(event.seats) });
      case 'game_over':
        return t(this.wonByOne(event.seats) ? 'event-game_over-won' : 'event-game_over-drawn', { seats: this.seats(event.seats) });
      case 'puzzle_over':
        return t('event-puzzle_over', { solved: Number(event.solved) });
      default:
        return t(`event-${event.kind}`);
    }
  }

  private placed(event: GameEvent): string {
    const cell = event.cell as string;
    const seat = event.seat as number;
    const tile = tileOf(event.tile as string);
    this.pieces.set(cell, { seat, tile: tile.id });
    if (tile.kind === 'hq') return this.t('event-placed-hq', { seat: this.seat(seat), cell: mark(cell, [cell]) });
    const args = { seat: this.seat(seat), tile: mark(pick(tile.name), [cell]), cell, rotation: event.rotation as number };
    return this.t('event-placed', args);
  }

  private moved(event: GameEvent): string {
    const [start, cell] = [event.start as string, event.cell as string];
    const piece = this.pieces.get(start);
    const tile = mark(piece ? pick(tileOf(piece.tile).name) : start, [cell]);
    if (piece) {
      this.pieces.delete(start);
      this.pieces.set(cell, piece);
    }
    if (event.kind === 'pushed') return this.t('event-pushed', { tile, start, cell });
    if (start === cell) return this.t('event-turned', { tile, cell, rotation: event.rotation as number });
    return this.t('event-moved', { tile, start, cell, rotation: event.rotation as number });
  }

  at(cell: unknown): string {
    if (typeof cell !== 'string' || cell === NOWHERE) return this.t('name-instant');
    const piece = this.pieces.get(cell);
    if (!piece) return mark(cell, [cell]);
    return mark(this.t('name-tile-at', { tile: pick(tileOf(piece.tile).name), cell }), [cell]);
  }

  private owner(event: GameEvent): number | null {
    if (typeof event.seat === 'number' && event.kind !== 'game_over') return event.seat;
    const cell = event.source ?? event.cell ?? event.start;
    return typeof cell === 'string' ? (this.pieces.get(cell)?.seat ?? null) : null;
  }

  private seat(seat: unknown): string {
    return seatName(this.facts, seat as number, this.t);
  }

  private seats(seats: unknown): string {
    return (seats as number[]).map((seat) => this.seat(seat)).join(', ');
  }

  private tiles(ids: unknown[]): string {
    return ids.map((id) => pick(tileOf(id as string).name)).join(', ');
  }

  private wonByOne(seats: unknown): boolean {
    return new Set((seats as number[]).map((seat) => skirmish(this.facts).seats[seat]?.team)).size === 1;
  }
}

function belongsWith(one: GameEvent, other: GameEvent): boolean {
  if (one.kind !== other.kind) return false;
  return one.kind === 'acted' || (one.kind === 'drew' && one.seat === other.seat);
}

function headingKind(kind: string): boolean {
  return kind === 'turn' || kind === 'phase' || kind === 'battle_began' || kind === 'game_over';
}

export function cellsOf(event: GameEvent): string[] {
  const found = [event.cell, event.source, event.target, event.medic, event.start];
  return found.filter((cell): cell is string => typeof cell === 'string' && cell !== NOWHERE);
}
