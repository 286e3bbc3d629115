/** Where a spawn finds no place: of a card that would bring fewer, or nobody, before it is spent; and of a square, why not. */
import type { Say } from '../../../lib/types.ts';
import type { Card } from '../../contract/look.ts';
import type { Warning } from '../../voice.ts';
import type { SpawnForeseen } from '../facts.ts';
import { sideName, typeName } from '../names.ts';

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

/** Why nobody may appear on a square that the pointer rests on. */
export function denialOf(square: string | null, { denied }: SpawnForeseen, t: Say): Card | undefined {
  const found = denied.find((one) => one.square === square);
  if (!found) return undefined;
  const { reason, marines } = found;
  const who = marines.map((id) => sideName(id, t)).join(', ');
  return { title: t('d04-denied', { reason, who, eyes: marines.length }), lines: [t('d04-denied-rule', { reason })] };
}
