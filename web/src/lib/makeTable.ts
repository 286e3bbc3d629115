/** A new table, and the two quick ways to one: against the machine, and with a link for a friend. */
import { loadSetup } from '../games/games.ts';
import { Fault, post } from './api.ts';
import { loadGames } from './catalogue.ts';
import { chosenMachine } from './chosenMachine.ts';
import { session } from './session.svelte.ts';
import type { GameInfo, NewTable, SeatWish, TableInfo, TableWish } from './types.ts';

export type Wanted = Pick<TableWish, 'options' | 'seats'> & Partial<TableWish>;

/** The new table. Without a word about it there is no clock, nothing is rated, and hints are allowed. */
export async function newTable(game: string, wish: Wanted): Promise<TableInfo> {
  await session.ensure();
  const usual = { clock: { kind: 'none' }, rated: false, open: false, casual: true } as const;
  return (await post<NewTable>('/api/tables', { game, ...usual, ...wish } satisfies TableWish)).table;
}

/** Its address inside the page. */
export async function makeTable(game: string, wish: Wanted): Promise<string> {
  return `/table/${(await newTable(game, wish)).id}`;
}

export async function gameNamed(name: string): Promise<GameInfo> {
  const game = (await loadGames()).find((one) => one.name === name);
  if (!game) throw new Fault({ code: 'no_game' });
  return game;
}

/** `wishes` is what was chosen on the card of the start page; `bot` takes the seats of the usual machine. */
export async function quickTable(name: string, against: 'machine' | 'friend', wishes: Record<string, string>, { bot = '', casual = true } = {}): Promise<string> {
  const [game, setup] = await Promise.all([gameNamed(name), loadSetup(name)]);
  if (!setup) throw new Error(`the page cannot set up the game '${name}'`);
  const { options, seats } = setup.quick(game, against, wishes);
  return makeTable(name, { options, seats: seats.map((seat) => (bot && seat.kind === 'bot' ? { ...seat, bot } : seat)), casual });
}

/** The machine that sits down where nobody has asked for another. */
export function machineOf(game: GameInfo): SeatWish {
  return { kind: 'bot', bot: chosenMachine(game) };
}
