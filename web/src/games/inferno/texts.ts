/** What cards say, line by line, in the language that is spoken now. */
import type { Say } from '../../lib/types.ts';
import { pick } from '../../lib/words.ts';
import type { LineContent } from './facts.ts';

/** Moments that go without saying: a card works when it is played, a bonus all the time. */
const PLAIN = ['on_play', 'standing'];

export function lineText({ when, label, text }: LineContent, t: Say): string {
  return when && label && !PLAIN.includes(when) ? t('inf-line', { when: pick(label), text: pick(text) }) : pick(text);
}

export function linesOf(lines: readonly LineContent[], t: Say): string[] {
  return lines.map((line) => lineText(line, t));
}

/** What a small card says, with the moment of each effect; Ambush works when a card is acquired, and only the whole card tells it. */
export function briefText(lines: readonly LineContent[], t: Say): string {
  return linesOf(lines.filter(({ when }) => when !== 'ambush'), t).join('; ');
}
