/** What the other side answers in a lesson: by its script, else it lets pass. */
import { answers } from '../../games/voice.ts';
import type { Question } from '../../lib/types.ts';

const PASSES = ['pass', 'keep', 'end'];

export function scripted(question: Question, script: readonly string[]): string | null {
  const legal = answers(question);
  return [...script, ...PASSES].find((action) => legal.includes(action)) ?? legal[0] ?? null;
}
