/** Positions that the engine has played to, as the server sends them; for tests and the gallery (tests/page). */
import type { Facts, GameEvent, Question } from '../../../lib/types.ts';
import samples from './samples.json';

export interface Sample {
  facts: Facts;
  questions: Question[];
  /** Who would strike whom as the board stands, by the engine. */
  strikes: [string, string][];
  /** Only the sample of a battle: what was played, what happened, and how it ended. */
  action?: string;
  events?: GameEvent[];
  after?: Facts;
}

const known = samples as unknown as Record<string, Sample>;

export function sample(name: string): Sample {
  const found = known[name];
  if (!found) throw new Error(`there is no sample '${name}'`);
  return found;
}

export const SAMPLES = Object.keys(known);
