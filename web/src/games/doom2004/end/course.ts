/** The course of a scenario, from what its log tells: areas and frags round by round, who did what, where everybody went. */
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import { eventsOf, foray, type AnyEvent } from '../facts.ts';
import { isMarine } from '../names.ts';
import { luckOf } from './luck.ts';

/** A count from this round on. */
export interface Step {
  round: number;
  count: number;
}

/** What a marine has done and suffered. */
export interface Deeds {
  id: string;
  kills: number;
  /** Wounds that he dealt. */
  wounds: number;
  attacks: number;
  hits: number;
  /** Hits of first rolls, less what the dice promised. */
  luck: number;
  deaths: number;
}

export type Turning = 'death' | 'deck' | 'key' | 'great' | 'left';

/** A moment that turned the scenario, by the number of its action. */
export interface Moment {
  what: Turning;
  number: number;
  round: number;
  figure: string;
  killer: string;
  token: string;
  square: string;
  /** Of a death: the damage of the attack, before armour. */
  damage: number;
}

export interface Course {
  rounds: number;
  areas: Step[];
  frags: Step[];
  squad: Deeds[];
  moments: Moment[];
  /** The squares that each marine went over, one after the other; a death or a teleport begins a new line. */
  ways: { id: string; lines: string[][] }[];
}

const MOST_MOMENTS = 8;
/** Invaders whose death is worth telling. */
const GREAT = ['mancubus', 'hell_knight', 'cyberdemon', 'archvile'];

class Reader {
  round = 1;
  readonly areas: Step[] = [];
  readonly frags: Step[] = [];
  readonly moments: Moment[] = [];
  readonly deeds = new Map<string, Deeds>();
  readonly ways = new Map<string, string[][]>();
  private known: number;
  private attacker = '';
  private weapon = '';
  private range = 0;
  private damage = 0;
  private at = new Map<string, string>();

  constructor(areas: number) {
    this.known = areas;
  }

  of(id: string): Deeds {
    const known = this.deeds.get(id) ?? { id, kills: 0, wounds: 0, attacks: 0, hits: 0, luck: 0, deaths: 0 };
    this.deeds.set(id, known);
    return known;
  }

  read(entry: LogEntry): void {
    for (const event of eventsOf(entry)) this.take(event, entry.number);
  }

  private take(event: AnyEvent, at: number): void {
    switch (event.kind) {
      case 'round':
        this.round = event.round;
        break;
      case 'revealed':
        this.known += 1;
        push(this.areas, this.round, this.known);
        break;
      case 'frag':
        push(this.frags, this.round, event.frags);
        break;
      case 'deck_empty':
        this.note('deck', at, '', '', '', '');
        break;
      case 'moved':
        this.go(event.figure, event.square, false);
        break;
      case 'teleported':
      case 'respawned':
        this.go(event.figure, event.square, true);
        break;
      case 'left':
        this.note('left', at, event.figure, '', '', this.at.get(event.figure) ?? '');
        break;
      case 'took':
        if (event.token.endsWith('_key')) this.note('key', at, event.figure, '', event.token, event.square);
        break;
      default:
        this.fight(event, at);
    }
  }

  private fight(event: AnyEvent, at: number): void {
    switch (event.kind) {
      case 'attack':
        this.attacker = event.attacker;
        this.weapon = event.weapon ?? '';
        this.range = event.range;
        this.damage = 0;
        if (isMarine(this.attacker)) this.of(this.attacker).attacks += 1;
        break;
      case 'rolled':
        if (isMarine(event.attacker)) this.of(event.attacker).luck += luckOf({ dice: event.dice, weapon: this.weapon, range: this.range });
        break;
      case 'judged':
        if (isMarine(this.attacker)) this.of(this.attacker).hits += event.success;
        break;
      case 'wounded':
        if (isMarine(this.attacker) && !isMarine(event.figure)) this.of(this.attacker).wounds += event.wounds;
        break;
      case 'damage':
        this.damage = event.damage;
        break;
      case 'attack_over':
        this.attacker = '';
        this.damage = 0;
        break;
      case 'killed':
        this.kill(event.figure, event.killer ?? '', event.square, at);
        break;
    }
  }

  private kill(figure: string, killer: string, square: string, at: number): void {
    if (killer && isMarine(killer)) this.of(killer).kills += 1;
    if (isMarine(figure)) {
      this.of(figure).deaths += 1;
      // Where nobody is named, it is whoever attacks just then.
      this.note('death', at, figure, killer || (isMarine(this.attacker) ? '' : this.attacker), '', square);
    } else if (GREAT.some((type) => figure.startsWith(type))) this.note('great', at, figure, killer, '', square);
  }

  private go(id: string, square: string, jump: boolean): void {
    if (!isMarine(id)) return;
    this.at.set(id, square);
    const lines = this.ways.get(id) ?? [];
    this.ways.set(id, lines);
    const last = lines.at(-1);
    if (jump || !last) lines.push([square]);
    else last.push(square);
  }

  private note(what: Turning, at: number, figure: string, killer: string, token: string, square: string): void {
    this.moments.push({ what, number: at, round: this.round, figure, killer, token, square, damage: what === 'death' || what === 'great' ? this.damage : 0 });
  }
}

function push(steps: Step[], round: number, count: number): void {
  if (steps.at(-1)?.round === round) steps.pop();
  steps.push({ round, count });
}

/** The end, keys and deaths come first where there are too many. */
const WEIGHT: Record<Turning, number> = { left: 5, key: 4, death: 3, deck: 2, great: 1 };

export function courseOf(log: LogEntry[], facts: Facts): Course {
  const { marines, areas } = foray(facts);
  const revealed = log.flatMap(eventsOf).filter(({ kind }) => kind === 'revealed').length;
  const reader = new Reader(Math.max(1, areas.length - revealed));
  push(reader.areas, 1, Math.max(1, areas.length - revealed));
  for (const entry of log) reader.read(entry);
  const told = [...reader.moments].sort((one, other) => WEIGHT[other.what] - WEIGHT[one.what] || other.number - one.number).slice(0, MOST_MOMENTS);
  return {
    rounds: Math.max(reader.round, 1),
    areas: reader.areas,
    frags: reader.frags,
    squad: marines.map(({ id }) => reader.of(id)),
    moments: told.sort((one, other) => one.number - other.number),
    ways: [...reader.ways].map(([id, lines]) => ({ id, lines })),
  };
}

/** Rounds, for the slider of a replay. */
export function milestones(log: LogEntry[], t: Say): { number: number; label: string }[] {
  return log.flatMap((entry) => eventsOf(entry).flatMap((event) => (event.kind === 'round' ? [{ number: entry.number, label: t('d04-end-round', { round: event.round }) }] : [])));
}
