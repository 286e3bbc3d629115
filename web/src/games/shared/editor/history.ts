/** Undo and redo over values that are never changed, only replaced. */

const MOST = 200;

export interface History<T> {
  past: readonly T[];
  present: T;
  future: readonly T[];
  /** What the last change was about: the next one about the same joins it, so that a word is one step and not ten. */
  about: string;
}

export function begun<T>(present: T): History<T> {
  return { past: [], present, future: [], about: '' };
}

export function changed<T>(history: History<T>, next: T, about = ''): History<T> {
  if (next === history.present) return history;
  const joins = about !== '' && about === history.about;
  const past = joins ? history.past : [...history.past, history.present].slice(-MOST);
  return { past, present: next, future: [], about };
}

export function undone<T>(history: History<T>): History<T> {
  const last = history.past.at(-1);
  if (last === undefined) return history;
  return { past: history.past.slice(0, -1), present: last, future: [history.present, ...history.future], about: '' };
}

export function redone<T>(history: History<T>): History<T> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, about: '' };
}
