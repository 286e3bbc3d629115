/** The course of a contest, from what its log tells: honour turn by turn, where it came from, what each champion did. */
import type { Facts, LogEntry, Say } from '../../../lib/types.ts';
import { contest, eventsOf } from '../facts.ts';

/** Honour of a side from this turn on. */
export interface Step {
  turn: number;
  number: number;
  honour: number;
}

export interface Deeds {
  id: string;
  orders: number;
  attacks: number;
  defeats: number;
  damage: number;
  fell: number;
}

/** A turn that brought a side much, and how: by what it held at the end of the turn, by its beacons, or by who fell. */
export interface Leap {
  side: number;
  turn: number;
  round: number;
  number: number;
  gain: number;
  total: number;
  by: { how: 'held' | 'beacons' | 'won' } | { how: 'felled'; champion: string };
}

export interface Course {
  turns: number;
  /** By side. */
  honour: Step[][];
  /** By side: what shrines and beacons brought at the end of turns, and what was won in between. */
  sources: { held: number; won: number }[];
  champions: Deeds[];
  /** Turns, each with its round and the number of its first action. */
  begins: { round: number; side: number; number: number }[];
  /** The turns that brought most, the greatest first. */
  leaps: Leap[];
}

const MOST_LEAPS = 5;

/** In each round every side has one turn. A position made by hand has had some `before` its log begins. */
function roundCount(before: (side: number) => number = () => 0): (side: number) => number {
  const had = new Map<number, number>();
  return (side) => {
    const round = (had.get(side) ?? before(side)) + 1;
    had.set(side, round);
    return round;
  };
}

const turnsTold = (log: LogEntry[]): number[] => log.flatMap((entry) => eventsOf(entry).flatMap((event) => (event.kind === 'turn' ? [event.side] : [])));

export function courseOf(facts: Facts, log: LogEntry[]): Course {
  const known = contest(facts);
  const deeds = new Map<string, Deeds>();
  const honour: Step[][] = known.sides.map(() => [{ turn: 0, number: 0, honour: 0 }]);
  const sources = known.sides.map(() => ({ held: 0, won: 0 }));
  const begins: Course['begins'] = [];
  const gains = new Map<string, Leap>();
  const told = turnsTold(log);
  const roundOf = roundCount((side) => Math.max(0, ...known.players.filter((one) => one.side === side).map(({ turns }) => turns - told.filter((one) => one === side).length)));
  let attacker = '';
  let fallen = '';
  let lit = false;
  /** Villains score after their schemes. */
  let scoring = false;
  const of = (id: string): Deeds => {
    const found = deeds.get(id) ?? { id, orders: 0, attacks: 0, defeats: 0, damage: 0, fell: 0 };
    deeds.set(id, found);
    return found;
  };
  for (const entry of log) {
    /** Players score as they end their turn; what follows in the same action is the next one's. */
    let ending = entry.action === 'end';
    for (const event of eventsOf(entry)) {
      const turn = begins.length;
      if (event.kind === 'turn') {
        begins.push({ round: roundOf(event.side), side: event.side, number: entry.number });
        [fallen, lit, scoring, ending] = ['', false, false, false];
      } else if (event.kind === 'beacon') lit = true;
      else if (event.kind === 'schemes_discarded') scoring = true;
      else if (event.kind === 'honour') {
        honour[event.side]?.push({ turn, number: entry.number, honour: event.total });
        const held = ending || scoring;
        const source = sources[event.side];
        if (source) source[held ? 'held' : 'won'] += event.number;
        const key = `${event.side} ${turn}`;
        const before = gains.get(key);
        const by: Leap['by'] = held ? { how: 'held' } : fallen ? { how: 'felled', champion: fallen } : { how: lit ? 'beacons' : 'won' };
        gains.set(key, { side: event.side, turn, round: begins.at(-1)?.round ?? known.round, number: entry.number, gain: (before?.gain ?? 0) + event.number, total: event.total, by: before && before.gain >= event.number ? before.by : by });
      } else if (event.kind === 'ordered') of(event.piece).orders += 1;
      else if (event.kind === 'attack') {
        attacker = event.piece;
        of(attacker).attacks += 1;
      } else if (event.kind === 'damage' && attacker && event.piece !== attacker) of(attacker).damage += event.number;
      else if (event.kind === 'defeated') {
        of(event.piece).fell += 1;
        fallen = event.piece;
        if (attacker && attacker !== event.piece) of(attacker).defeats += 1;
      } else if (event.kind === 'order_over') attacker = '';
    }
  }
  // What a side has without having gained it here it had at the start, as in a position made by hand.
  for (const { side, honour: total } of known.sides) {
    const [start] = honour[side] ?? [];
    const { held = 0, won = 0 } = sources[side] ?? {};
    if (start) start.honour = Math.max(0, (total ?? 0) - held - won);
  }
  const leaps = [...gains.values()].sort((one, other) => other.gain - one.gain || one.turn - other.turn).slice(0, MOST_LEAPS);
  return { turns: begins.length, honour, sources, champions: [...deeds.values()].filter(({ orders }) => orders).sort((one, other) => other.defeats - one.defeats || other.orders - one.orders), begins, leaps };
}

export function milestones(log: LogEntry[], t: Say): { number: number; label: string }[] {
  const roundOf = roundCount();
  let begun = 0;
  return log.flatMap((entry) =>
    eventsOf(entry).flatMap((event) => {
      const round = event.kind === 'turn' ? roundOf(event.side) : begun;
      if (round === begun) return [];
      begun = round;
      return [{ number: entry.number, label: t('inf-end-round', { round }) }];
    }),
  );
}
