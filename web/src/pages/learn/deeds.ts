/** The deeds of a lesson's step: which are done, and which is the present one. */
import type { LessonNow, LessonStep } from '../../games/contract/lesson.ts';

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
