/** The course of a mission, from what its log tells: frags and the goal round by round, who hurt whom, what turned it. */
import type { Mark } from '../../../boards/marks.ts';
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import { fieldOf } from '../board/geometry.ts';
import { placesOf, type Show } from '../board/shows.ts';
import { missionOf } from '../content.ts';
import { eventsOf, incursion, type AnyEvent } from '../facts.ts';
import { isMarine, typeOf } from '../names.ts';
import { retold } from '../scenes.ts';

/** A count from this round on. */
export interface Step {
  round: number;
  count: number;
}

/** What a marine, or all demons of a type, have done. */
export interface Deeds {
  id: string;
  dealt: number;
  /** Of it, to the own side. */
  ownFire: number;
  kills: number;
  glory: number;
  /** Times that it was killed. */
  deaths: number;
}

export type Turning = 'carrier' | 'own_fire' | 'last_token' | 'last_step' | 'first_frag' | 'last_frag';

/** A moment that turned the mission, by the number of its action. */
export interface Moment {
  what: Turning;
  number: number;
  round: number;
  figure: string;
  killer: string;
}

export interface Course {
  rounds: number;
  /** The number of the action with which the last of them began; 0 where none is told of. */
  lastRound: number;
  frags: Step[];
  /** Frag tokens at the start: one marine alone begins with some against him. */
  fragsBefore: number;
  goal: Step[];
  marines: Deeds[];
  demons: Deeds[];
  moments: Moment[];
}

const MOST_MOMENTS = 3;
/** Which of two is told where there is no room for both. */
const WEIGHT: Record<Turning, number> = { carrier: 6, own_fire: 5, last_token: 4, last_step: 3, last_frag: 2, first_frag: 1 };

class Reader {
  round = 1;
  lastRound = 0;
  readonly frags: Step[] = [];
  fragsBefore: number | undefined;
  readonly goal: Step[] = [];
  readonly deeds = new Map<string, Deeds>();
  readonly found: Moment[] = [];
  private readonly carried = new Map<string, number>();
  private readonly worked = new Map<number, number>();
  private closed = 0;
  /** Whose the present damage is. */
  private striker = '';
  private lastKill: { figure: string; killer: string } | null = null;
  /** Who has killed a demon by this very deed: a glory kill card that it draws with it is one for a glory kill (D16-GLORY-03). */
  private gloryFor = '';

  constructor(private readonly kind: string) {}

  read(entry: LogEntry): void {
    this.gloryFor = '';
    for (const event of eventsOf(entry)) this.take(event, entry.number);
  }

  private of(figure: string): Deeds {
    const id = isMarine(figure) ? figure : typeOf(figure);
    const known = this.deeds.get(id) ?? { id, dealt: 0, ownFire: 0, kills: 0, glory: 0, deaths: 0 };
    this.deeds.set(id, known);
    return known;
  }

  private take(event: AnyEvent, at: number): void {
    switch (event.kind) {
      case 'round':
        this.round = event.round;
        this.lastRound = at;
        break;
      case 'activation':
        this.striker = event.figure;
        break;
      case 'attack':
        this.striker = event.attacker;
        break;
      case 'thrown':
        this.striker = event.marine;
        break;
      case 'damaged':
        this.hurt(event.figure, event.damage);
        break;
      case 'killed':
        this.kill(event.figure, event.killer ?? '', at);
        break;
      case 'drew_glory':
        if (this.gloryFor === event.marine) this.of(event.marine).glory += 1;
        this.gloryFor = '';
        break;
      case 'frag':
        this.frag(event.frags, at);
        break;
      default:
        this.towardsGoal(event, at);
    }
  }

  private hurt(figure: string, damage: number): void {
    if (!this.striker) return;
    const deeds = this.of(this.striker);
    deeds.dealt += damage;
    if (isMarine(figure) === isMarine(this.striker)) deeds.ownFire += damage;
  }

  private kill(figure: string, killer: string, at: number): void {
    this.of(figure).deaths += 1;
    if (killer) this.of(killer).kills += 1;
    this.lastKill = { figure, killer };
    this.gloryFor = isMarine(figure) ? '' : killer;
    if (!isMarine(figure)) return;
    const carried = this.carried.get(figure) ?? 0;
    this.carried.delete(figure);
    if (carried) {
      this.note('carrier', at, figure, killer);
      if (this.kind === 'sample_collection') this.progress(this.held());
    } else if (killer && isMarine(killer)) this.note('own_fire', at, figure, killer);
  }

  private frag(count: number, at: number): void {
    push(this.frags, this.round, count);
    const { figure, killer } = this.lastKill ?? { figure: '', killer: '' };
    this.fragsBefore ??= count - 1;
    this.note(count === this.fragsBefore + 1 ? 'first_frag' : 'last_frag', at, figure, killer);
  }

  private towardsGoal(event: AnyEvent, at: number): void {
    switch (event.kind) {
      case 'took_token':
        this.carried.set(event.marine, (this.carried.get(event.marine) ?? 0) + 1);
        this.note('last_token', at, event.marine, '');
        if (this.kind === 'sample_collection') this.progress(this.held());
        break;
      case 'secured':
        this.stepped(event.tokens, at);
        break;
      case 'progress':
        this.progress(event.rounds);
        break;
      case 'worked':
        this.worked.set(event.machine, event.tokens);
        this.stepped([...this.worked.values()].reduce((sum, one) => sum + one, 0), at);
        break;
      case 'portal_closed':
        this.closed += 1;
        if (this.kind === 'seal_the_breach') this.stepped(this.closed, at);
        break;
    }
  }

  private held(): number {
    return [...this.carried.values()].reduce((sum, one) => sum + one, 0);
  }

  /** A step that nobody can take back, unlike a token that is carried. */
  private stepped(count: number, at: number): void {
    this.progress(count);
    this.note('last_step', at, this.striker, '');
  }

  private progress(count: number): void {
    push(this.goal, this.round, count);
  }

  /** Of a kind the latest counts, but for the first frag. */
  private note(what: Turning, at: number, figure: string, killer: string): void {
    const known = this.found.findIndex((moment) => moment.what === what);
    if (known >= 0 && what !== 'first_frag') this.found.splice(known, 1);
    if (known < 0 || what !== 'first_frag') this.found.push({ what, number: at, round: this.round, figure, killer });
  }
}

function push(steps: Step[], round: number, count: number): void {
  if (steps.at(-1)?.round === round) steps.pop();
  steps.push({ round, count });
}

/** The rounds that brought something, with what there was then: a loss is seen by the line alone. */
export function gainsIn(steps: readonly Step[], before = 0): Step[] {
  return steps.filter(({ count }, at) => count > (steps[at - 1]?.count ?? before));
}

export function courseOf(log: LogEntry[], facts: Facts): Course {
  const known = incursion(facts);
  const reader = new Reader(known.goal.kind);
  for (const entry of log) reader.read(entry);
  const marines = known.marines.map(({ name }) => reader.deeds.get(name) ?? { id: name, dealt: 0, ownFire: 0, kills: 0, glory: 0, deaths: 0 });
  const demons = [...reader.deeds.values()].filter(({ id }) => !isMarine(id) && id !== 'object').sort((one, other) => other.dealt - one.dealt);
  // An action may be two kinds of moment: it is told once.
  const byWeight = [...reader.found].sort((one, other) => WEIGHT[other.what] - WEIGHT[one.what]);
  const told = byWeight.filter((moment, at) => byWeight.findIndex((other) => other.number === moment.number) === at).slice(0, MOST_MOMENTS);
  return {
    rounds: Math.max(reader.round, 1),
    lastRound: reader.lastRound,
    frags: reader.frags,
    fragsBefore: reader.fragsBefore ?? known.frags[0],
    goal: reader.goal,
    marines,
    demons,
    moments: told.sort((one, other) => one.number - other.number),
  };
}

/** Where the last deed of a game was done, and what it changed on the map. */
export function lastDeed(log: LogEntry[], facts: Facts): { places: string[]; marks: Mark[] } {
  const field = fieldOf(missionOf(incursion(facts).mission).map);
  const scenes = retold(log, facts).findLast((told) => told.length) ?? [];
  return {
    places: scenes.flatMap(({ show, facts: then }) => placesOf(show as Show, incursion(then).figures, field)),
    marks: scenes.flatMap(({ marks = [] }) => marks),
  };
}

/** Places in a row, each as near to its own as the least distance between two of them and the end of the row allow. */
export function spread(places: readonly number[], least: number, end: number): number[] {
  const found: number[] = [];
  for (const place of places) found.push(Math.max(place, (found.at(-1) ?? -Infinity) + least));
  for (let at = found.length - 1; at >= 0; at -= 1) found[at] = Math.min(found[at]!, at === found.length - 1 ? end : found[at + 1]! - least);
  return found;
}

/** Rounds, for the slider of a replay. */
export function milestones(log: LogEntry[], t: Say): { number: number; label: string }[] {
  return log.flatMap((entry) => eventsOf(entry).flatMap((event) => (event.kind === 'round' ? [{ number: entry.number, label: t('d16-end-round', { round: event.round }) }] : [])));
}
