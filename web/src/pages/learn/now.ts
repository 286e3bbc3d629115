/** What a lesson sees of a table. */
import type { LessonNow } from '../../games/contract/lesson.ts';
import type { TableStore } from '../../table/table.svelte.ts';

/** Since the step began, after `from` actions. */
export function lessonNow(store: TableStore, from: number): LessonNow | null {
  const { info } = store;
  if (!info?.facts) return null;
  const log = info.log.filter((entry) => entry.number > from);
  return {
    facts: info.facts,
    questions: info.asked.filter((question) => info.mine.includes(question.seat) && question.answers),
    log,
    events: log.flatMap((entry) => entry.events),
    preview: store.preview?.number === info.number ? store.preview : null,
    result: info.result ?? null,
    chosen: store.chosen,
    step: store.step,
    draft: store.draft,
    foreseen: store.drafted,
  };
}
