/** Analysis tables: any position, all seats one's own. The same position asks for its table only once. */
import { get, post } from './api.ts';
import { session } from './session.svelte.ts';
import type { BattlePreview, Table } from './wire.ts';

/** A position as one may set it up: the facts of a table, or the parts of them that matter. */
export interface SetUp {
  seats: { army: string; hq?: number; hand?: string[]; discards?: string[] }[];
  tiles: { seat: number; tile: string; cell: [number, number]; rotation?: number; wounds?: number }[];
  board?: string;
  active?: number;
  turn?: number;
}

const made = new Map<string, string>();

export async function analysisTable(game: string, position: SetUp): Promise<Table> {
  await session.ensure();
  const key = JSON.stringify([game, position]);
  const known = made.get(key);
  if (known) {
    const found = await get<Table>(`/api/tables/${known}`).catch(() => null);
    if (found?.state === 'playing') return found;
  }
  const table = await post<Table>('/api/analysis', { game, position });
  made.set(key, table.id);
  return table;
}

/** The battle on a position, as if it began now. */
export async function fight(game: string, position: SetUp): Promise<BattlePreview> {
  const table = await analysisTable(game, position);
  return get<BattlePreview>(`/api/tables/${table.id}/preview`);
}
