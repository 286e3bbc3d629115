/** Events become scenes: steps that the board can show one after another. */
import type { Facts, LogEntry, LogLine, Told } from '../../lib/types.ts';
import type { Mark } from '../../boards/marks.ts';
import type { Scene, Strip } from '../contract/scenes.ts';
import { tileThing } from './describe.ts';
import { eventsOf, field, skirmish, type AnyEvent, type PieceFacts, type SkirmishFacts } from './facts.ts';
import { phaseLines } from './phases.ts';
import { tileOf } from './tiles.ts';

export interface Hit {
  /** A cell, or `instant`. */
  source: string;
  target: string;
  damage: number;
}

export interface Leaving {
  cell: string;
  /** Destroyed, a medic that is spent, or taken off. */
  how: 'destroyed' | 'spent' | 'removed';
}

/** What happens at the same time: a phase of a battle, or the blow of an instant. */
export interface Strike {
  type: 'strike';
  acted: string[];
  hits: Hit[];
  healed: { cell: string; source: string; medic: string }[];
  exploded: string[];
  converted: string[];
  leaving: Leaving[];
  wounded: { cell: string; damage: number }[];
  hqs: { seat: number; cell: string; damage: number; left: number }[];
}

export type Show =
  | { type: 'placed'; cell: string }
  | { type: 'moved'; from: string; cell: string }
  | { type: 'pushed'; from: string; cell: string }
  | { type: 'drawn'; seat: number; tiles: string[] }
  | { type: 'discarded'; seat: number; tiles: string[] }
  | { type: 'ended'; seat: number }
  | { type: 'played'; seat: number; tile: string; cell?: string }
  | { type: 'gone'; leaving: Leaving[] }
  | { type: 'battle'; cause: string }
  | Strike;

/** Milliseconds at speed 1. The words come first, a piece moves in 260; the rest is time to read. */
const DRAWS = 500;
const DISCARDS = 700;
const PLAYS = 900;
const PLACES = 1100;
const MOVES = 1300;
const LEAVES_BOARD = 900;
const ENDS = 300;
const BATTLE = 700;
const PHASE = 900;
const BLOW = 350;
const LONGEST_PHASE = 5000;
const STRIKES = ['acted', 'hit', 'healed', 'exploded', 'converted', 'wounded', 'hq_damaged', 'scored'] as const;
const LEAVES = ['destroyed', 'spent', 'removed'] as const;
type Striking = Extract<AnyEvent, { kind: (typeof STRIKES)[number] }>;
type Going = Extract<AnyEvent, { kind: (typeof LEAVES)[number] }>;

function strikes(event: AnyEvent): event is Striking {
  return STRIKES.some((kind) => kind === event.kind);
}

function leaves(event: AnyEvent): event is Going {
  return LEAVES.some((kind) => kind === event.kind);
}

/** Follows the board through the events. `now` is replaced, never changed: scenes keep what they were given. */
class Director {
  readonly scenes: Scene[] = [];
  now: SkirmishFacts;
  private strike: Strike | null = null;
  /** How many events have been taken, and how many with the last of the strike. */
  private taken = 0;
  private struck = 0;
  /** Whose turn it is. */
  private actor: number;
  private phase: number | undefined;
  private readonly battles: Part[];
  /** Which of them it is. */
  private battle: number;

  /** `begun` is what was told of a battle before somebody was asked in the middle of it. */
  constructor(
    before: Facts,
    private readonly told: Told,
    private readonly begun: Told,
  ) {
    // The engine's count is of the board before; while tiles come and go, the board counts for itself.
    this.now = { ...skirmish(before), bonuses: undefined };
    this.actor = this.now.active;
    this.battles = battlesOf([begun, told]);
    this.battle = battlesOf([begun]).length - 1;
    this.goOn();
  }

  /** Of a phase that was interrupted nothing has taken effect yet: it is shown once more, as a whole. */
  private goOn(): void {
    const events = eventsOf(this.begun);
    const from = events.findLastIndex((event) => event.kind === 'phase');
    const last = events[from];
    if (last?.kind !== 'phase') return;
    this.phase = last.phase;
    for (const event of events.slice(from + 1)) if (strikes(event)) this.take(event);
  }

  tell(): Scene[] {
    for (const event of eventsOf(this.told)) {
      this.taken += 1;
      this.take(event);
    }
    const open = this.strike !== null && this.phase !== undefined;
    this.closeStrike();
    const last = this.scenes.at(-1);
    if (open && last) last.stays = true;
    return this.scenes;
  }

  private take(event: AnyEvent): void {
    if (strikes(event) || (leaves(event) && this.strike)) {
      this.strike ??= emptyStrike();
      this.addToStrike(this.strike, event);
      this.struck = this.taken;
      return;
    }
    this.closeStrike();
    if (event.kind === 'phase') this.phase = event.phase;
    else if (event.kind === 'battle_began') this.beginBattle(event.cause);
    else if (event.kind === 'battle_ended') this.phase = undefined;
    else this.takeMove(event);
  }

  private beginBattle(cause: string): void {
    this.battle += 1;
    this.show({ type: 'battle', cause }, BATTLE, { seat: null });
  }

  private takeMove(event: AnyEvent): void {
    switch (event.kind) {
      case 'turn':
        this.actor = event.seat;
        this.now = { ...this.now, active: event.seat, turn: event.turn };
        break;
      case 'placed':
        this.place(event.seat, event.tile, event.cell, event.rotation);
        break;
      case 'moved':
        this.go('moved', event.start, event.cell, event.rotation);
        break;
      case 'pushed':
        this.go('pushed', event.start, event.cell);
        break;
      case 'drew':
        this.draw(event.seat, event.tile);
        break;
      case 'played':
        this.takeFromHand(event.seat, event.tile);
        this.show({ type: 'played', seat: event.seat, tile: event.tile, cell: event.cell ?? undefined }, PLAYS, { seat: event.seat, about: tileThing(event.tile) });
        break;
      case 'discarded':
        this.takeFromHand(event.seat, event.tile);
        this.show({ type: 'discarded', seat: event.seat, tiles: [event.tile] }, DISCARDS, { seat: event.seat, about: tileThing(event.tile) });
        break;
      case 'redrew':
        this.change(event.seat, (known) => ({ ...known, hand: [] }));
        this.show({ type: 'discarded', seat: event.seat, tiles: event.tiles }, DISCARDS, { seat: event.seat });
        break;
      case 'turn_ended':
        this.show({ type: 'ended', seat: event.seat }, ENDS, { seat: event.seat });
        break;
      case 'destroyed':
      case 'spent':
      case 'removed':
        this.show({ type: 'gone', leaving: [{ cell: event.cell, how: event.kind }] }, LEAVES_BOARD, { about: tileThing(event.tile), marks: [this.gone(event.cell)] });
        this.remove([event.cell]);
        break;
    }
  }

  private place(seat: number, tile: string, cell: string, rotation: number): void {
    this.put({ seat, tile, cell, rotation, wounds: 0 });
    this.takeFromHand(seat, tile);
    this.show({ type: 'placed', cell }, PLACES, { seat, about: tileThing(tile), marks: [{ kind: 'new', places: [cell], seat, by: seat }] });
  }

  /** A tile goes, or only turns where it stands. */
  private go(type: 'moved' | 'pushed', from: string, cell: string, rotation?: number): void {
    const piece = this.now.tiles.find((one) => one.cell === from);
    this.carry(from, cell, rotation);
    const moved: Mark = { kind: 'moved', places: [cell], from: [from], seat: piece?.seat ?? null, by: this.actor };
    this.show({ type, from, cell }, MOVES, { seat: this.actor, about: piece && tileThing(piece.tile), marks: from === cell ? [] : [moved] });
  }

  private gone(cell: string): Mark {
    const piece = this.now.tiles.find((one) => one.cell === cell);
    return { kind: 'removed', places: [cell], seat: piece?.seat ?? null, by: this.actor, piece, phase: this.phase };
  }

  private addToStrike(strike: Strike, event: Striking | Going): void {
    switch (event.kind) {
      case 'acted':
      case 'exploded':
      case 'converted':
        strike[event.kind].push(event.cell);
        break;
      case 'hit':
        strike.hits.push({ source: event.source, target: event.target, damage: event.damage });
        break;
      case 'healed':
        strike.healed.push({ cell: event.cell, source: event.source, medic: event.medic });
        break;
      case 'wounded':
        strike.wounded.push({ cell: event.cell, damage: event.damage });
        break;
      case 'hq_damaged':
        strike.hqs.push({ seat: event.seat, cell: this.hqOf(event.seat), damage: event.damage, left: event.left });
        break;
      case 'scored':
        this.score(event.seat, event.points);
        break;
      default:
        strike.leaving.push({ cell: event.cell, how: event.kind });
    }
  }

  /** Everything of a phase is shown at once, on the board as it stood; then it takes effect. */
  private closeStrike(): void {
    const { strike } = this;
    if (!strike) return;
    this.strike = null;
    inventHits(strike);
    const blows = strike.hits.length + strike.healed.length;
    const marks = strike.leaving.map(({ cell }) => this.gone(cell));
    this.show(strike, Math.min(PHASE + BLOW * blows, LONGEST_PHASE), { seat: this.phase === undefined ? this.actor : null, upTo: this.struck, marks });
    this.remove(strike.leaving.map((one) => one.cell));
    const hurt = new Map(strike.wounded.map((one) => [one.cell, one.damage]));
    this.now = { ...this.now, tiles: this.now.tiles.map((piece) => ({ ...piece, wounds: piece.wounds + (hurt.get(piece.cell) ?? 0) })) };
    for (const hq of strike.hqs) this.score(hq.seat, hq.left);
  }

  private show(show: Show, lasts: number, more: Partial<Scene> = {}): void {
    const scene: Scene = { kind: show.type, facts: this.now, lasts, show, upTo: this.taken, ...more };
    if (this.phase !== undefined) scene.strip = this.strip(this.phase);
    this.scenes.push(scene);
  }

  private strip(phase: number): Strip {
    const { phases, lines } = this.battles[this.battle] as Part;
    return {
      title: (t) => t('battle-title'),
      parts: phases.map((one) => () => String(one)),
      now: phases.indexOf(phase),
      heading: (t, part) => t('battle-phase', { phase: phases[part ?? -1] ?? phase }),
      lines: (t, part) => phaseLines(lines, phases[part ?? -1] ?? phase, t),
    };
  }

  // -- the board as it goes on ----------------------------------------------------------------------------------

  private put(piece: PieceFacts): void {
    this.now = { ...this.now, tiles: [...this.now.tiles, piece] };
  }

  private carry(start: string, cell: string, rotation?: number): void {
    const tiles = this.now.tiles.map((piece) => (piece.cell === start ? { ...piece, cell, rotation: rotation ?? piece.rotation } : piece));
    this.now = freed({ ...this.now, tiles });
  }

  private remove(cells: string[]): void {
    if (!cells.length) return;
    this.now = freed({ ...this.now, tiles: this.now.tiles.filter((piece) => !cells.includes(piece.cell)) });
  }

  private draw(seat: number, tile: string): void {
    this.change(seat, (known) => ({ ...known, hand: [...known.hand, tile], pile: known.pile - 1 }));
    const last = this.scenes.at(-1)?.show as Show | undefined;
    if (last?.type === 'drawn' && last.seat === seat) {
      last.tiles.push(tile);
      this.scenes.splice(-1, 1, { ...(this.scenes.at(-1) as Scene), facts: this.now, upTo: this.taken });
    } else this.show({ type: 'drawn', seat, tiles: [tile] }, DRAWS, { seat });
  }

  private takeFromHand(seat: number, tile: string): void {
    this.change(seat, (known) => {
      const at = known.hand.indexOf(tile);
      return at < 0 ? known : { ...known, hand: known.hand.toSpliced(at, 1) };
    });
  }

  private score(seat: number, points: number): void {
    this.change(seat, (known) => ({ ...known, hq: points }));
  }

  private change(seat: number, how: (known: SkirmishFacts['seats'][number]) => SkirmishFacts['seats'][number]): void {
    this.now = { ...this.now, seats: this.now.seats.map((known, place) => (place === seat ? how(known) : known)) };
  }

  private hqOf(seat: number): string {
    const piece = this.now.tiles.find((one) => one.seat === seat && tileOf(one.tile).kind === 'hq');
    return piece?.cell ?? '';
  }
}

/** The phases and the lines of a battle. */
interface Part {
  phases: number[];
  lines: LogLine[];
}

/** What was before the first battle, then each of them: a full board and the last tile bring two in one action. */
function battlesOf(told: Told[]): Part[] {
  const found: Part[] = [{ phases: [], lines: [] }];
  for (const event of told.flatMap(eventsOf)) {
    if (event.kind === 'battle_began') found.push({ phases: [], lines: [] });
    if (event.kind === 'phase') found.at(-1)?.phases.push(event.phase);
  }
  let at = 0;
  for (const line of told.flatMap(({ lines }) => lines)) {
    if (beginsBattle(line)) at += 1;
    found[at]?.lines.push(line);
  }
  return found;
}

const beginsBattle = ({ id }: LogLine): boolean => id.startsWith('event-battle_began');

function emptyStrike(): Strike {
  return { type: 'strike', acted: [], hits: [], healed: [], exploded: [], converted: [], leaving: [], wounded: [], hqs: [] };
}

/** The blow of an instant is told by its outcome only: where nothing hit, the damage comes from nowhere. */
function inventHits(strike: Strike): void {
  if (strike.hits.length || strike.acted.length || strike.healed.length) return;
  for (const { cell, damage } of strike.wounded) strike.hits.push({ source: 'instant', target: cell, damage });
}

/** Nets of tiles that have gone or turned away hold nobody; a net that is new is told by the facts afterwards. */
function freed(facts: SkirmishFacts): SkirmishFacts {
  const board = field(facts);
  const held = new Set<string>();
  for (const piece of facts.tiles) {
    const { net } = tileOf(piece.tile);
    for (let way = 0; way < 6; way += 1) {
      const cell = board.neighbour(piece.cell, way);
      if (cell && net[(way - piece.rotation + 6) % 6]) held.add(cell);
    }
  }
  const standing = new Set(facts.tiles.map((piece) => piece.cell));
  return { ...facts, netted: facts.netted.filter((cell) => held.has(cell) && standing.has(cell)) };
}

/** What was told of a battle that is not over yet. */
function unfinished({ events, lines }: Told): Told {
  const began = events.findLastIndex((event) => event.kind === 'battle_began');
  const ended = events.findLastIndex((event) => event.kind === 'battle_ended');
  if (began <= ended) return NOTHING;
  return { events: events.slice(began), lines: lines.slice(lines.findLastIndex(beginsBattle)) };
}

const NOTHING: Told = { events: [], lines: [] };

export function scenes(told: Told, before: Facts, _after?: Facts, earlier = NOTHING): Scene[] {
  return new Director(before, told, unfinished(earlier)).tell();
}

export function retold(log: readonly LogEntry[], facts: Facts): Scene[][] {
  let now: Facts = { ...facts, tiles: [], netted: [] };
  return log.map((entry) => {
    const director = new Director(now, entry, NOTHING);
    const found = director.tell();
    now = director.now;
    return found;
  });
}
