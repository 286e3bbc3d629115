/** Which machine suits somebody: the weakest one that is not beaten easily. */
import type { LevelInfo, Outcomes } from '../../lib/types.ts';

/** Fewer games tell nothing. */
const ENOUGH = 3;
/** Who wins more often than that may look for a stronger one. */
const EASY = 0.6;

export function gamesOf({ won, drawn, lost }: Outcomes): number {
  return won + drawn + lost;
}

/** The share of the points, a draw being half of one. */
export function shareOf(record: Outcomes): number {
  return (record.won + record.drawn / 2) / gamesOf(record);
}

/** Of the levels from weak to strong; whoever beats them all is sent to the strongest. */
export function advised(levels: readonly LevelInfo[], records: readonly Outcomes[]): string | null {
  const easy = (bot: string): boolean => {
    const record = records.find((one) => one.bot === bot);
    return record !== undefined && gamesOf(record) >= ENOUGH && shareOf(record) > EASY;
  };
  const strongestBeaten = levels.findLastIndex((level) => easy(level.bot));
  return levels[Math.min(strongestBeaten + 1, levels.length - 1)]?.bot ?? null;
}
