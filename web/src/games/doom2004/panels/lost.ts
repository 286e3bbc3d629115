/** A spawn card of which somebody, or nobody at all, would appear: it is said before the card is spent. */
import type { Say } from '../../../lib/types.ts';
import type { SpawnForeseen } from '../facts.ts';
import type { Warning } from '../../voice.ts';
import { typeName } from '../names.ts';

/** How the answer is called then, and why there is no place. */
export function lossOf(action: string, spawn: SpawnForeseen | null, t: Say): Warning | undefined {
  const lost = spawn?.lost.find((one) => one.action === action);
  if (!spawn || !lost) return undefined;
  const count = (reason: string): number => spawn.denied.filter((one) => one.reason === reason).length;
  const rest = lost.placed ? 'yes' : 'no';
  const who = [...new Set(lost.types)].map(typeName).join(', ');
  return {
    label: t('d04-spawn-lost', { rest }),
    sure: spawn.allowed.length ? t('d04-spawn-lost-room', { who, rest }) : t('d04-spawn-lost-seen', { seen: count('seen'), taken: count('taken') }),
  };
}
