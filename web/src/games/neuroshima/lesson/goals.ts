/** What a step of the guided game asks for, and whether it is reached. */
import type { Facts, Preview } from '../../../lib/types.ts';
import type { LessonNow } from '../../contract/lesson.ts';
import { battleOf, piecesOf, pointsOf } from '../facts.ts';
import { vocabulary } from '../notation.ts';

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

const ME = 0;
const ENEMY = 1;

export function reached(goal: Goal, now: LessonNow): boolean {
  const { facts, log, result } = now;
  switch (goal.kind) {
    case 'stands':
      return [...piecesOf(facts).values()].some((piece) => piece.tile.id === goal.tile);
    case 'played':
      return log.some((entry) => entry.action && vocabulary.parse(entry.action).verb === goal.verb);
    case 'won':
      return result !== null && result[ME] === 1;
    default:
      return attains(goal, facts, now.preview);
  }
}

/** Whether the battle that is foreseen would do what is asked for; `facts` are those before it. */
export function attains(goal: Goal, facts: Facts, preview: Preview | null): boolean {
  const battle = battleOf(preview);
  if (!battle) return false;
  if (goal.kind === 'harms') return (pointsOf(facts)[ENEMY] ?? 0) - (pointsOf(battle.after)[ENEMY] ?? 0) >= goal.points;
  if (goal.kind !== 'decides') return false;
  const after = piecesOf(battle.after);
  return goal.fall.every((cell) => !after.has(cell)) && goal.live.every((cell) => after.has(cell));
}
