/** The token that a goal is about, wherever the goal is told in small. */
import type { TokenLook } from '../board/lying.ts';

const TOKENS: Record<string, TokenLook> = {
  sample_collection: { kind: 'sample' },
  asset_extraction: { kind: 'case' },
  system_restart: { kind: 'console' },
  guard_duty: { kind: 'console' },
  seal_the_breach: { kind: 'portal', colour: 'blue' },
};

export function goalToken(goal: string): TokenLook {
  return TOKENS[goal] ?? { kind: 'exit' };
}
