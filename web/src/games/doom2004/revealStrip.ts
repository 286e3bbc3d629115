/** An area that is revealed, as four steps: its floor, what lies there, who waits there, and what is read out. */
import type { Facts, Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { Strip } from '../contract/scenes.ts';
import { foray, type AnyEvent, type ForayFacts } from './facts.ts';
import { typeOf } from './names.ts';

export const FLOOR = 0;
export const THINGS = 1;
export const ENEMIES = 2;
export const STORY = 3;
const STEPS = ['floor', 'things', 'enemies', 'story'];

/** Who waits behind a door, type by type, and what lies there; told as far as it is known when the area is shown. */
export interface Behind {
  area: string;
  /** How many appear, how many of them stand already, and how many have no figure left (D04-EXPL-03). */
  types: { type: string; count: number; placed: number; missing: number }[];
  tokens: string[];
}

/** What the events that follow bring into an area, until its text is read out. */
export function behindDoor(area: string, after: ForayFacts, events: readonly AnyEvent[]): Behind {
  const last = events.findIndex(({ kind }) => kind === 'read');
  const squares = new Set(after.areas.find(({ id }) => id === area)?.squares ?? []);
  const types = new Map<string, { count: number; missing: number }>();
  for (const event of last < 0 ? events : events.slice(0, last)) {
    const type = event.kind === 'placed' ? typeOf(event.figure) : event.kind === 'no_figure' ? event.type : undefined;
    if (type === undefined) continue;
    const { count, missing } = types.get(type) ?? { count: 0, missing: 0 };
    types.set(type, { count: count + 1, missing: missing + (event.kind === 'no_figure' ? 1 : 0) });
  }
  return {
    area,
    types: [...types].map(([type, { count, missing }]) => ({ type, count, missing, placed: 0 })),
    tokens: after.tokens.filter(({ square }) => squares.has(square)).map(({ token }) => token),
  };
}

/** One more of a type stands there. */
export function withPlaced(behind: Behind, type: string): Behind {
  return { ...behind, types: behind.types.map((one) => (one.type === type ? { ...one, placed: one.placed + 1 } : one)) };
}

type Knowing = ForayFacts & { behind?: Behind };

/** The facts of a scene in which an area is revealed know who is still to come. */
export function knowing(facts: ForayFacts, behind: Behind | null): Knowing {
  return behind ? { ...facts, behind } : facts;
}

export function behindOf(facts: Facts): Behind | null {
  return (foray(facts) as Knowing).behind ?? null;
}

export function revealStrip({ areas }: ForayFacts, behind: Behind, now: number): Strip {
  const name = areas.find(({ id }) => id === behind.area)?.name ?? { en: '', ru: '' };
  const part = (t: Say, at: number): string => t('d04-reveal-step', { step: STEPS[at] ?? '' });
  return {
    title: (t) => t('d04-reveal', { area: pick(name) }),
    parts: STEPS.map((_, at) => (t) => part(t, at)),
    now,
    sum: () => pick(name),
    heading: (t, at = now) => part(t, at),
    lines: () => [],
    inAside: true,
  };
}
