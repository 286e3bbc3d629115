/** The champions of a campaign with the quests that stay with them, as an option says it or the facts of an evening. */
import type { ContestFacts } from '../facts.ts';

export interface Recruit {
  kind: string;
  quests: string[];
}

/** `jirra+two_graves,virak;kehmep,scrapbot`: by seat. */
export function readTeam(text: string): Recruit[][] {
  return text.split(';').map((seat) =>
    seat.split(',').flatMap((word) => {
      const [kind = '', ...quests] = word.split('+');
      return kind ? [{ kind, quests }] : [];
    }),
  );
}

/** Before the first evening is over, the champions are known from its facts alone. */
export function teamOf(options: Record<string, string>, facts: ContestFacts | null): Recruit[][] {
  if (options.team) return readTeam(options.team);
  return (facts?.campaign?.recruits ?? []).map((kinds) => kinds.map((kind) => ({ kind, quests: [] })));
}
