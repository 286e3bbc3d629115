/** Positions of tables for small pictures: one is asked for after the other, and none twice. */
import { Fault, get } from '../../lib/api.ts';
import type { Facts, PositionInfo } from '../../lib/types.ts';

const PATIENCE = 1200; // milliseconds before the server is asked again, where it had too much to do
const MOST = 80; // positions that are kept

const known = new Map<string, Promise<Facts>>();
let last: Promise<unknown> = Promise.resolve();

export function positionOf(table: string, number: number): Promise<Facts> {
  const key = `${table}/at/${number}`;
  const kept = known.get(key);
  if (kept) return kept;
  const asked = last.then(() => ask(key));
  last = asked.catch(() => undefined);
  known.set(key, asked);
  asked.catch(() => known.delete(key));
  const oldest = known.keys().next().value;
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
  return asked;
}

async function ask(key: string): Promise<Facts> {
  for (;;) {
    try {
      return (await get<PositionInfo>(`/api/tables/${key}`)).facts;
    } catch (fault) {
      if (!(fault instanceof Fault) || fault.code !== 'too_many') throw fault;
      await new Promise((go) => setTimeout(go, PATIENCE));
    }
  }
}
