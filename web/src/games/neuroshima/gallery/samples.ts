/** Positions that the engine has played to, and the content of the game, as the server sends them (tests/page). */
import type { Content, Facts, GameEvent, Question } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import learn from '../content.ts';
import samples from './samples.json';

export interface Sample {
  facts: Facts;
  questions: Question[];
  /** Who would strike whom as the board stands, by the engine. */
  strikes: [string, string][];
  /** Of every tile beside another: who pushes, who is pushed, and where that one may go, by the engine. */
  retreats: [string, string, string[]][];
  /** Only the sample of a battle: what was played, what happened, and how it ended. */
  action?: string;
  events?: GameEvent[];
  after?: Facts;
}

const { content, positions: known } = samples as unknown as { content: Content; positions: Record<string, Sample> };

learn(content, vocabularies.neuroshima.vocabulary);

export function sample(name: string): Sample {
  const found = known[name];
  if (!found) throw new Error(`there is no sample '${name}'`);
  return found;
}

export const SAMPLES = Object.keys(known);
