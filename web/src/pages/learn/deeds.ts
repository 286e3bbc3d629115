/** The deeds of a lesson's step: which are done, and which is the present one. */
import type { LessonNow, LessonStep } from '../../games/contract/lesson.ts';
import { has } from '../../lib/words.ts';

export interface ToldDeed {
  id: string;
  done: boolean;
  present: boolean;
}

/**
 * A deed that something later has made superfluous is done as well. When the step is done, all of them are; a step
 * without a list has one deed, its own.
 */
export function deedsOf(step: LessonStep, now: LessonNow | null, done: boolean): ToldDeed[] {
  const deeds = step.deeds ?? [{ id: '', done: () => false }];
  const last = done || !now ? -1 : deeds.findLastIndex((deed) => deed.done(now));
  return deeds.map(({ id }, at) => ({ id, done: done || at <= last, present: !done && at === last + 1 }));
}

/** What a deed is called in this step (`id`), or in every step of the lesson (`words`); and how it is done. */
export function deedWords(words: string, id: string, deed: string, how = ''): string {
  if (!deed) return `${id}-do${how}`;
  const own = `${id}-do-${deed}${how}`;
  return has(own) ? own : `${words}-do-${deed}${how}`;
}
