/** From any point of a game that was recorded: a table of analysis, or one at which the machine has the other seats. */
import { get, post } from './api.ts';
import { keepOrigin } from './origins.ts';
import { session } from './session.svelte.ts';
import type { TableInfo } from './types.ts';

/** Its address inside the page. `own` are the seats that one plays against the machine; without it, all are one's own. */
export async function branch(table: TableInfo, number: number, own?: number[]): Promise<string> {
  await session.ensure();
  const record = await get<string>(`/api/tables/${table.id}/record`);
  const made = await post<TableInfo>('/api/analysis', { game: table.game, record, at: number });
  keepOrigin(made.id, { table: table.id, number });
  return tableOf(made, own);
}

/** The address of a table of analysis. */
export function tableOf({ id, seats }: TableInfo, own?: number[]): string {
  const machine = own ? seats.map(({ seat }) => seat).filter((seat) => !own.includes(seat)) : [];
  return `/table/${id}${machine.length ? `?machine=${machine.join(',')}` : ''}`;
}
