/** The course of a game, from what its log tells: points of the HQs, battles, and what each seat has played. */
import type { Facts, LogEntry, Say, Told } from '../../../lib/types.ts';
import { countsUp, eventsOf, fullPoints, pointsOf, skirmish, type AnyEvent } from '../facts.ts';
import type { Scene } from '../../contract/scenes.ts';
import { merged } from '../../lines.ts';
import { tileOf } from '../tiles.ts';

/** Points of each seat from this turn on. */
export interface Mark {
  turn: number;
  points: number[];
}

/** Who hurt a HQ in a battle, and by how much. */
export interface Blow {
  tile: string;
  seat: number;
  victim: number;
  damage: number;
}

export interface Battle {
  /** The actions in which it began and ended. */
  first: number;
  last: number;
  /** How many had begun before it in the same action: a full board and the last tile bring two. */
  nth: number;
  turn: number;
  cause: string;
  /** Who began it. */
  by: number;
  before: number[];
  after: number[];
  /** Tiles that each seat lost. */
  fallen: number[];
  blows: Blow[];
}

export interface Tally {
  /** Damage dealt to HQs of others. */
  dealt: number;
  placed: number;
  lost: number;
  begun: number;
  /** The tile that hurt HQs most. */
  best: { tile: string; damage: number } | null;
}

export interface Course {
  turns: number;
  marks: Mark[];
  battles: Battle[];
  tallies: Tally[];
  /** By seat: tile and how often, what was placed before what was played. */
  used: { tile: string; count: number; instant: boolean }[][];
  /** Seats whose HQ fell. */
  gone: number[];
  tied: boolean;
}

class Reader {
  readonly marks: Mark[] = [];
  readonly battles: Battle[] = [];
  readonly placed: Map<string, number>[];
  readonly played: Map<string, number>[];
  readonly lost: number[];
  readonly gone: number[] = [];
  tied = false;
  turn = 0;
  private points: number[];
  private readonly board = new Map<string, { seat: number; tile: string }>();
  private battle: Battle | null = null;
  /** Blows on HQs of the phase that runs: they count if the HQ was hurt. */
  private struck: Blow[] = [];

  constructor(facts: Facts) {
    const seats = skirmish(facts).seats.length;
    this.points = skirmish(facts).seats.map((_, seat) => (countsUp(facts) ? 0 : fullPoints(facts, seat)));
    this.placed = Array.from({ length: seats }, () => new Map());
    this.played = Array.from({ length: seats }, () => new Map());
    this.lost = Array.from({ length: seats }, () => 0);
  }

  read(entry: LogEntry): void {
    for (const event of eventsOf(entry)) this.take(event, entry);
  }

  private take(event: AnyEvent, entry: LogEntry): void {
    switch (event.kind) {
      case 'turn':
        this.turn = event.turn;
        break;
      case 'placed':
        this.board.set(event.cell, { seat: event.seat, tile: event.tile });
        if (tileOf(event.tile).kind !== 'hq') count(this.placed[event.seat], event.tile);
        break;
      case 'played':
        count(this.played[event.seat], event.tile);
        break;
      case 'moved':
      case 'pushed':
        this.carry(event.start, event.cell);
        break;
      case 'battle_began':
        this.begin(entry, event.cause);
        break;
      case 'battle_ended':
        this.close(entry.number);
        break;
      case 'phase':
        this.struck = [];
        break;
      case 'hit':
        this.strike(event.source, event.target, event.damage);
        break;
      case 'hq_damaged':
        this.hurt(event.seat, event.left);
        break;
      case 'scored':
        this.score(event.seat, event.points);
        break;
      case 'destroyed':
      case 'spent':
        this.lost[event.seat] = (this.lost[event.seat] ?? 0) + 1;
        if (this.battle) this.battle.fallen[event.seat] = (this.battle.fallen[event.seat] ?? 0) + 1;
        this.board.delete(event.cell);
        break;
      case 'removed':
        this.board.delete(event.cell);
        break;
      case 'eliminated':
        this.gone.push(event.seat);
        break;
      case 'tie':
        this.tied = true;
        break;
    }
  }

  private carry(from: string, to: string): void {
    const piece = this.board.get(from);
    if (!piece) return;
    this.board.delete(from);
    this.board.set(to, piece);
  }

  private begin(entry: LogEntry, cause: string): void {
    const { points: before } = this;
    this.battle = {
      first: entry.number,
      last: entry.number,
      nth: this.battles.filter(({ first }) => first === entry.number).length,
      turn: this.turn,
      cause,
      by: entry.seat,
      before,
      after: before,
      fallen: before.map(() => 0),
      blows: [],
    };
    this.battles.push(this.battle);
  }

  private close(number: number): void {
    if (!this.battle) return;
    this.battle.last = number;
    this.battle.after = this.points;
    this.battle = null;
  }

  private strike(source: string, target: string, damage: number): void {
    const [who, whom] = [this.board.get(source), this.board.get(target)];
    if (who && whom && damage && tileOf(whom.tile).kind === 'hq') this.struck.push({ ...who, victim: whom.seat, damage });
  }

  private hurt(seat: number, left: number): void {
    this.score(seat, left);
    this.battle?.blows.push(...this.struck.filter((blow) => blow.victim === seat));
    this.struck = this.struck.filter((blow) => blow.victim !== seat);
  }

  private score(seat: number, points: number): void {
    this.points = this.points.map((known, place) => (place === seat ? points : known));
    const mark = { turn: this.turn, points: this.points };
    if (this.marks.at(-1)?.turn === this.turn) this.marks.splice(-1, 1, mark);
    else this.marks.push(mark);
  }
}

function count(counts: Map<string, number> | undefined, tile: string): void {
  counts?.set(tile, (counts.get(tile) ?? 0) + 1);
}

export function courseOf(log: LogEntry[], facts: Facts): Course {
  const reader = new Reader(facts);
  for (const entry of log) reader.read(entry);
  const { battles, marks, placed, played, lost, gone, tied, turn } = reader;
  const unfinished = battles.at(-1);
  if (unfinished && unfinished.after === unfinished.before) unfinished.after = marks.at(-1)?.points ?? pointsOf(facts);
  const tallies = lost.map((fallen, seat) => tally(seat, fallen, battles, placed[seat] ?? new Map()));
  const used = placed.map((counts, seat) => [...listed(counts, false), ...listed(played[seat] ?? new Map(), true)]);
  return { turns: Math.max(turn, 1), marks, battles, tallies, used, gone, tied };
}

function listed(counts: Map<string, number>, instant: boolean): Course['used'][number] {
  return Array.from(counts, ([tile, count]) => ({ tile, count, instant }));
}

function tally(seat: number, lost: number, battles: Battle[], placed: Map<string, number>): Tally {
  const blows = battles.flatMap((battle) => battle.blows).filter((blow) => blow.seat === seat && blow.victim !== seat);
  const byTile = new Map<string, number>();
  for (const { tile, damage } of blows) byTile.set(tile, (byTile.get(tile) ?? 0) + damage);
  const [best] = [...byTile].sort(([, one], [, other]) => other - one);
  return {
    dealt: blows.reduce((sum, blow) => sum + blow.damage, 0),
    placed: [...placed.values()].reduce((sum, one) => sum + one, 0),
    lost,
    begun: battles.filter((battle) => battle.by === seat && battle.cause === 'tile').length,
    best: best ? { tile: best[0], damage: best[1] } : null,
  };
}

/** What each seat's points changed by in a battle. */
export function swings(battle: Battle): number[] {
  return battle.after.map((points, seat) => points - (battle.before[seat] ?? 0));
}

/** How far a battle moved the sides apart; sides are teams. */
function swing(battle: Battle, teams: number[]): number {
  const sums = new Map<number, number>();
  swings(battle).forEach((change, seat) => sums.set(teams[seat] ?? seat, (sums.get(teams[seat] ?? seat) ?? 0) + change));
  return Math.max(...sums.values()) - Math.min(...sums.values());
}

/** The battle with the largest swing; of equal ones the later; where none touched a HQ, the last. */
export function decisive(battles: Battle[], teams: number[]): Battle | null {
  let best: Battle | null = null;
  for (const battle of battles) if (!best || swing(battle, teams) >= swing(best, teams)) best = battle;
  return best;
}

/** All that was told of a battle, as if it were one action. */
export function toldOf(log: LogEntry[], battle: Battle): Told {
  return merged(log.filter((entry) => entry.number >= battle.first && entry.number <= battle.last));
}

/** Of the scenes of what was told, those of that battle. */
export function scenesOf({ nth }: Battle, told: Scene[]): Scene[] {
  let battle = -1;
  return told.filter(({ kind }) => {
    if (kind === 'battle') battle += 1;
    return battle === nth;
  });
}

/** Battles, for the slider of a replay. With the same action the next turn may begin. */
export function milestones(log: LogEntry[], t: Say): { number: number; label: string }[] {
  let turn = 0;
  return log.flatMap((entry) => {
    const found: { number: number; label: string }[] = [];
    for (const event of eventsOf(entry)) {
      if (event.kind === 'turn') turn = event.turn;
      else if (event.kind === 'battle_began' && !found.length) found.push({ number: entry.number, label: t('nh-end-other', { turn }) });
    }
    return found;
  });
}
