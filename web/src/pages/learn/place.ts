/** Where somebody is in a lesson at a real table, kept in the browser. */

export interface Place {
  table: string;
  step: number;
  /** After how many actions the step began. */
  from: number;
}

const key = (game: string): string => `platzdarm-lesson-${game}`;

export function placeOf(game: string): Place | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? 'null') as Partial<Place> | null;
    if (typeof kept?.table === 'string' && Number.isInteger(kept.step) && Number.isInteger(kept.from)) return kept as Place;
  } catch {
    // storage is closed to us, or holds something else
  }
  return null;
}

export function keepPlace(game: string, place: Place): void {
  try {
    localStorage.setItem(key(game), JSON.stringify(place));
  } catch {
    // Without storage the lesson begins anew after a reload.
  }
}
