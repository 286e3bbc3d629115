/** The two quick ways to a table: against the machine, and with a link for a friend. */
import { post } from './api.ts';
import { loadGames } from './catalogue.ts';
import { session } from './session.svelte.ts';
import type { SeatWish } from './types.ts';
import type { ClockWish, NewTable } from './wire.ts';

export interface Wish {
  game: string;
  options: Record<string, string>;
  seats: SeatWish[];
  clock: ClockWish;
  rated: boolean;
  open: boolean;
  casual: boolean;
}

export const MACHINE = 'greedy';

/** The new table's address inside the page. */
export async function makeTable(wish: Wish): Promise<string> {
  await session.ensure();
  const made = await post<NewTable>('/api/tables', wish);
  return `/table/${made.table.id}`;
}

/** My army first, then another at random; no army twice (NH-SET-01). */
export function twoArmies(mine: string, armies: readonly { id: string }[], random: () => number = Math.random): string {
  const names = armies.map((army) => army.id);
  const take = (from: string[]): string => from[Math.floor(random() * from.length)] ?? '';
  const first = mine || take(names);
  return [first, take(names.filter((name) => name !== first))].join(',');
}

async function duel(game: string, mine: string, other: SeatWish): Promise<string> {
  const known = (await loadGames()).find((one) => one.name === game);
  return makeTable({
    game,
    options: { players: '2', armies: twoArmies(mine, known?.content.armies ?? []) },
    seats: [{ kind: 'me' }, other],
    clock: { kind: 'none' },
    rated: false,
    open: false,
    casual: true,
  });
}

/** `mine` is the army; any where it is empty. */
export function playMachine(game: string, mine: string): Promise<string> {
  return duel(game, mine, { kind: 'bot', bot: MACHINE });
}

export function invite(game: string, mine: string): Promise<string> {
  return duel(game, mine, { kind: 'person' });
}
