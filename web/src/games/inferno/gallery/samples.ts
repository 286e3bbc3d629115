/** Positions that the engine has played to, for tests (tests/page). */
import type { Facts, Question, VocabularyInfo } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import learn from '../content.ts';
import samples from './samples.json';

export interface Sample {
  facts: Facts;
  questions: Question[];
}

const { content, positions } = samples as unknown as { content: Record<string, unknown>; positions: Record<string, Sample> };

export const SAMPLES = Object.entries(positions);

learn(content, vocabularies.inferno.vocabulary as VocabularyInfo);
