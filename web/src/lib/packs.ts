/** By which packs of content a table is played, and what a thing of one's own is marked with. */
import type { PackInfo } from './types.ts';

/** The pack that brings what an option names: an army, a mission, a scenario. */
export function packWith(packs: readonly PackInfo[], game: string, option: string, id: string): PackInfo | undefined {
  return packs.find((pack) => pack.game === game && pack.entries.some((entry) => entry.option === option && entry.id === id));
}

/** The pack that brings a puzzle. */
export function packWithPuzzle(packs: readonly PackInfo[], game: string, id: string): PackInfo | undefined {
  return packs.find((pack) => pack.game === game && pack.entries.some((entry) => entry.kind === 'puzzle' && entry.id === id));
}

/** The packs that a table with these options uses; cards count at every table of their game. */
export function packsOf(packs: readonly PackInfo[], game: string, options: Record<string, string>): PackInfo[] {
  const chosen = (option: string, id: string): boolean => (options[option] ?? '').split(',').includes(id);
  return packs.filter((pack) => pack.game === game && (pack.everywhere || pack.entries.some((entry) => entry.option && chosen(entry.option, entry.id))));
}
