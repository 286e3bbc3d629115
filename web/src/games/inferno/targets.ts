/** Whom the ordered champion can strike, from where it stands or from a cell to which it may go, and who is out of its reach. */
import { FIELD } from './board/geometry.ts';
import { championOf, type AttackForeseen, type BlowForeseen, type ContestFacts, type Foreseen, type SafeForeseen } from './facts.ts';

export interface Targets {
  /** One for each blow; the action is the same for all whom an area attack hits. */
  blows: { attack: AttackForeseen; blow: BlowForeseen }[];
  /** The nearest first. Why somebody cannot be struck is known only from where the champion stands. */
  safe: { champion: string; distance: number; reason: SafeForeseen['reason'] | 'there' }[];
}

export function targetsOf({ attacks, cells, safe }: Pick<Foreseen, 'attacks' | 'cells' | 'safe'>, from: string | null, facts: ContestFacts): Targets {
  const there = from === null ? undefined : cells.find(({ cell }) => cell === from);
  const blows = (there?.attacks ?? attacks).flatMap((attack) => attack.blows.map((blow) => ({ attack, blow })));
  return { blows, safe: (there ? missed(there.cell) : [...safe]).sort((one, other) => one.distance - other.distance) };

  /** Everybody who is not struck from that cell. */
  function missed(cell: string): Targets['safe'] {
    const enemies = new Set([...attacks.flatMap((attack) => attack.blows), ...safe].map(({ champion }) => champion));
    for (const { blow } of blows) enemies.delete(blow.champion);
    return [...enemies].map((champion) => ({ champion, distance: apart(cell, championOf(facts, champion)?.cells ?? []), reason: 'there' as const }));
  }
}

/** Cells from one to the nearest of some others. */
function apart(cell: string, others: readonly string[]): number {
  const from = FIELD.byName.get(cell)?.at ?? [0, 0];
  const steps = FIELD.these([...others]).map(({ at: [q, r] }) => ((dq, dr) => Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)))(q - from[0], r - from[1]));
  return steps.length ? Math.min(...steps) : 0;
}
