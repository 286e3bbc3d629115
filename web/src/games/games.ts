/** The games of the page: whichever folder here has an `entry.ts`. Their parts are loaded when they are needed. */
import { Fault, get } from '../lib/api.ts';
import { loadGames, puzzlesOf } from '../lib/catalogue.ts';
import type { Content, TableInfo } from '../lib/types.ts';
import { loadWords } from '../lib/words.ts';
import type { EndKit } from './contract/end.ts';
import type { Announcement, GameEntry, GameModule } from './contract/game.ts';
import type { PuzzleBook } from './contract/puzzles.ts';
import type { Setup } from './contract/setup.ts';

const found = import.meta.glob<GameEntry | Announcement>('./*/entry.ts', { eager: true, import: 'default' });
const modules = import.meta.glob<GameModule>('./*/index.ts', { import: 'default' });

const inOrder = Object.values(found).sort((one, other) => one.order - other.order);
/** The games that can be played, and those that are still to come. */
export const entries: readonly GameEntry[] = inOrder.filter((entry) => 'setup' in entry);
export const announced: readonly Announcement[] = inOrder.filter((entry) => !('setup' in entry));

export function entryOf(game: string): GameEntry | null {
  return entries.find((entry) => entry.name === game) ?? null;
}

/** The game that a page shows when its address names none: the first that has what the page is about. */
export function firstWith(part: 'lesson' | 'analysis' | 'puzzles' | 'campaign'): string {
  return entries.find((entry) => entry[part])?.name ?? '';
}

const loaded = new Map<string, Promise<GameModule>>();

/** A game ready to be drawn: module, catalogues, and the content that the server has of it. */
export function loadGame(game: string): Promise<GameModule> {
  const known = loaded.get(game) ?? fetchGame(game);
  loaded.set(game, known);
  known.catch(() => loaded.delete(game));
  return known;
}

async function fetchGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Fault({ code: 'not_drawn' }); // the server has a game that this page was built without
  const [module] = await Promise.all([load(), learn(game), loadWords(game)]);
  return module;
}

/** Games that were last told with the content of a single table. */
const lent = new Map<string, string>();

/** The game of a table, with the content that the table brings along; elsewhere it has its own again. */
export async function loadGameOf(table: Pick<TableInfo, 'id' | 'game' | 'own_content'>): Promise<GameModule> {
  const module = await loadGame(table.game);
  if (table.own_content) {
    await learn(table.game, get<Content>(`/api/tables/${table.id}/content`));
    lent.set(table.game, table.id);
  } else if (lent.delete(table.game)) await learn(table.game);
  return module;
}

/** What the server says of a game: without its vocabulary no answer could be understood. */
async function learn(game: string, own?: Promise<Content>): Promise<void> {
  const [part, games, content] = await Promise.all([entryOf(game)?.learn(), loadGames(), own]);
  const told = games.find((one) => one.name === game);
  if (!told) throw new Fault({ code: 'no_game' });
  part?.default(content ?? told.content, told.vocabulary);
}

type Parts = Exclude<{ [Key in keyof GameEntry]-?: NonNullable<GameEntry[Key]> extends () => unknown ? Key : never }[keyof GameEntry], 'learn' | 'end'>;

/** A part of a game that is no module, with its words and content. */
export async function loadPart<Part extends Parts>(game: string, part: Part): Promise<Awaited<ReturnType<NonNullable<GameEntry[Part]>>>['default'] | null> {
  const load = entryOf(game)?.[part] as (() => Promise<{ default: never }>) | undefined;
  if (!load) return null;
  const [made] = await Promise.all([load(), learn(game), loadWords(game)]);
  return made.default;
}

/** How a game ended, for a table whose game is loaded: nothing is learnt anew, for the table may have content of its own. */
export async function loadEnd(game: string): Promise<EndKit | null> {
  return (await entryOf(game)?.end?.())?.default ?? null;
}

/** The puzzles of a game, with what the server tells of them; null where it has none. */
export async function loadPuzzles(game: string): Promise<PuzzleBook | null> {
  if (!entryOf(game)?.puzzles) return null;
  const [bookOf, told] = await Promise.all([loadPart(game, 'puzzles'), puzzlesOf(game)]);
  return bookOf?.(told) ?? null;
}

export const loadSetup = (game: string): Promise<Setup | null> => loadPart(game, 'setup');
