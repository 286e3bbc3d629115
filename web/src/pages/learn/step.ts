/** A step of a guided game: a position, what is to be reached, and one way to reach it. */
import type { SetUp } from '../../lib/analysis.ts';
import type { Facts, LogEntry } from '../../lib/types.ts';
import type { BattlePreview } from '../../lib/wire.ts';

export type Goal =
  /** A tile of one's own stands on the board. */
  | { kind: 'stands'; tile: string }
  /** Something of the kind was done. */
  | { kind: 'played'; verb: string }
  /** In a battle that began now, the enemy HQ would lose at least so many points. */
  | { kind: 'harms'; points: number }
  /** In a battle that began now, these enemies would fall and these friends would live. */
  | { kind: 'decides'; fall: string[]; live: string[] }
  | { kind: 'won' };

export interface Step {
  /** Names its texts: `learn-ID`, `learn-ID-text`, `learn-ID-do`. */
  id: string;
  position: SetUp;
  goal: Goal;
  solution: string[];
}

export interface Now {
  facts: Facts;
  log: LogEntry[];
  preview: BattlePreview | null;
  result: number[] | null;
  /** Points by seat, of facts. */
  score: (facts: Facts) => number[];
  /** The cells on which tiles stand. */
  standing: (facts: Facts) => Set<string>;
}

const ME = 0;
const ENEMY = 1;

export function reached(goal: Goal, now: Now): boolean {
  const { facts, log, preview, result } = now;
  switch (goal.kind) {
    case 'stands':
      return (facts.tiles as { tile: string }[]).some((one) => one.tile === goal.tile);
    case 'played':
      return log.some((entry) => entry.action?.split(' ')[0] === goal.verb);
    case 'won':
      return result !== null && result[ME] === 1;
    case 'harms':
      return preview !== null && (now.score(facts)[ENEMY] ?? 0) - (now.score(preview.after)[ENEMY] ?? 0) >= goal.points;
    case 'decides': {
      if (!preview) return false;
      const after = now.standing(preview.after);
      return goal.fall.every((cell) => !after.has(cell)) && goal.live.every((cell) => after.has(cell));
    }
  }
}
