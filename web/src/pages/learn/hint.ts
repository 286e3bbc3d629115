/** What to do next in a puzzle, as long as what was done is the beginning of the answer; else how the answer begins. */
export function nextOf(solution: readonly string[], played: readonly (string | null)[]): string | null {
  const on = played.length < solution.length && played.every((action, at) => action === solution[at]);
  return solution[on ? played.length : 0] ?? null;
}
