/** What to do next in a puzzle, as long as what was done is the beginning of the answer. */
export function nextOf(solution: readonly string[], played: readonly (string | null)[]): string | null {
  const on = played.length < solution.length && played.every((action, at) => action === solution[at]);
  return on ? (solution[played.length] ?? null) : null;
}

/** The places that a hint names: letters and a number, as boards call them. */
export const placesIn = (hint: string): string[] => hint.match(/\b[a-z]{1,2}\d{1,2}\b/g) ?? [];
