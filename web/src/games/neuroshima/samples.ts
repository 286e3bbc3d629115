/** Positions that the engine has played to, as the server sends them; for tests and the gallery (samples.py). */
import type { Facts, GameEvent, Question, VocabularyInfo } from '../../lib/types.ts';
import vocabularies from '../vocabularies.json';
import { vocabulary } from './notation.ts';
import samples from './samples.json';

vocabulary.learn(vocabularies.neuroshima.vocabulary as VocabularyInfo);

export interface Sample {
  facts: Facts;
  questions: Question[];
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
