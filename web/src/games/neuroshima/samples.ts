/** Positions that the engine has played to, as the server sends them, and the content of the game; for tests and the gallery (scripts/samples.py). */
import type { Content, Facts, GameEvent, Question } from '../../lib/types.ts';
import learn from './content.ts';
import samples from './samples.json';

export interface Sample {
  facts: Facts;
  questions: Question[];
  /** Only the sample of a battle: what was played, what happened, and how it ended. */
  action?: string;
  events?: GameEvent[];
  after?: Facts;
}

const { content, positions: known } = samples as unknown as { content: Content; positions: Record<string, Sample> };

learn(content);

export function sample(name: string): Sample {
  const found = known[name];
  if (!found) throw new Error(`there is no sample '${name}'`);
  return found;
}

export const SAMPLES = Object.keys(known);
