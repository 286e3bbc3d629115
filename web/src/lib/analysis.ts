/** Analysis tables: any position, all seats one's own. The same position asks for its table only once. */
import { Fault, get, post } from './api.ts';
import { session } from './session.svelte.ts';
import type { Hint, Preview, TableInfo } from './types.ts';

const made = new Map<string, string>();

/** `luck` is a seed: with one, the same deeds meet the same luck every time. */
export async function analysisTable(game: string, position: unknown, luck?: string): Promise<TableInfo> {
  await session.ensure();
  const key = JSON.stringify([game, position, luck]);
  const known = made.get(key);
  if (known) {
    const found = await get<TableInfo>(`/api/tables/${known}`).catch(() => null);
    if (found?.state === 'playing') return found;
  }
  const table = await post<TableInfo>('/api/analysis', { game, position, luck: luck ?? null });
  made.set(key, table.id);
  return table;
}

/** The same after every change, without a table for each; null where nothing can be foreseen. */
export function foreseen(game: string, position: unknown): Promise<Preview | null> {
  return post<Preview>('/api/analysis/preview', { game, position }).catch(() => null);
}

/** What the server foresees on a position: a battle, as if it began now. */
export async function fight(game: string, position: unknown): Promise<Preview> {
  const table = await analysisTable(game, position);
  return get<Preview>(`/api/tables/${table.id}/preview`);
}

const TOO_MANY = 429;
const TRIES = 20;

/** What the machine plays at a table of analysis. In a long turn it is asked faster than the server allows: then it waits, and is asked again. */
export async function thought(table: string, pause = 1200, tries = TRIES): Promise<Hint> {
  try {
    return await get<Hint>(`/api/tables/${table}/hint`);
  } catch (fault) {
    if (!(fault instanceof Fault) || fault.status !== TOO_MANY || tries === 0) throw fault;
    await new Promise((done) => setTimeout(done, pause));
    return thought(table, pause, tries - 1);
  }
}
