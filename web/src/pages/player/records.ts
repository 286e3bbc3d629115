/** The records of all one's games, as one file to keep. */
import { Fault, get } from '../../lib/api.ts';
import type { LobbyRow, PlayerInfo } from '../../lib/types.ts';
import { zipped, type Entry } from '../../lib/zip.ts';

const REST = 1000; // milliseconds that the server is left alone when it asks for it

/** Every game on somebody's page, beginning with those that are known. */
async function allGames(address: (skip: number) => string, known: readonly LobbyRow[], more: boolean): Promise<LobbyRow[]> {
  const games = [...known];
  while (more) {
    const rest = await get<PlayerInfo>(address(games.length));
    games.push(...rest.games);
    more = Boolean(rest.more) && rest.games.length > 0;
  }
  return games;
}

/** A game on a position that was set up by hand has none. */
async function recordOf(id: string): Promise<string | null> {
  for (;;) {
    try {
      return await get<string>(`/api/tables/${id}/record`);
    } catch (fault) {
      if (!(fault instanceof Fault)) throw fault;
      if (fault.status === 409) return null;
      if (fault.status !== 429) throw fault;
      await new Promise((go) => setTimeout(go, REST));
    }
  }
}

export async function allRecords(address: (skip: number) => string, known: readonly LobbyRow[], more: boolean, ontold: (done: number, all: number) => void): Promise<Blob> {
  const games = await allGames(address, known, more);
  const entries: Entry[] = [];
  for (const [at, { id, game }] of games.entries()) {
    ontold(at, games.length);
    const text = await recordOf(id);
    if (text !== null) entries.push({ name: `${game}-${id}.rec`, text });
  }
  return zipped(entries);
}
