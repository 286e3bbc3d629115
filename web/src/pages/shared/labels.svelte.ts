/** How tables are called in lists, in the words of their games, as soon as those are there. */
import type { SeatMark } from '../../games/contract/look.ts';
import type { Setup } from '../../games/contract/setup.ts';
import { entries, loadSetup } from '../../games/games.ts';
import { loadGames } from '../../lib/catalogue.ts';
import { machineName } from '../../lib/chosenMachine.ts';
import type { GameInfo, LobbyRow, SeatInfo } from '../../lib/types.ts';
import { called, gameName, say } from '../../lib/words.ts';

type Row = Pick<LobbyRow, 'game' | 'options' | 'seats' | 'mine'> & Partial<Pick<LobbyRow, 'own_content'>>;

class Labels {
  private setups = $state.raw<Record<string, Setup>>({});
  private games = $state.raw<GameInfo[]>([]);
  private asked = false;

  /** Once, with the first list. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    loadGames().then((told) => (this.games = told), () => (this.asked = false));
    for (const { name } of entries) loadSetup(name).then((found) => found && (this.setups = { ...this.setups, [name]: found }), () => undefined);
  }

  private told(game: string): GameInfo | null {
    return this.games.find((one) => one.name === game) ?? null;
  }

  /** What kind of table that is: "Duel", the name of a mission. */
  mode(row: Row): string {
    return draftless(row, this.setups[row.game]?.label(row.options, this.told(row.game), say) ?? '');
  }

  /** The colour and shape that the table has for it. */
  mark(row: Row, seat: number): SeatMark | null {
    return this.setups[row.game]?.mark?.(row.options, seat) ?? null;
  }

  /** The side of a seat: "Borgo", "Invader". */
  side(row: Row, seat: number): string {
    return this.setups[row.game]?.side(row.options, seat, this.told(row.game), say) ?? '';
  }
}

export const labels = new Labels();

/** What somebody tries has a name at its table alone: its id, which stands in for it elsewhere, says nothing to anybody. */
export function draftless(row: Pick<Row, 'options' | 'own_content'>, label: string): string {
  return row.own_content && Object.values(row.options).includes(label) ? say('table-own-content') : label;
}

export function seatName(seat: SeatInfo): string {
  return seat.kind === 'bot' ? machineName(seat.bot) : (called(seat.name) || say('seat-free'));
}

/** Whoever is there several times, such as a machine on many seats, is named once. */
export function listOf(names: string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const told = [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name));
  return new Intl.ListFormat(say('language-tag')).format(told);
}

/** "Lis : Anna" for two, a list for more. */
export function versus(row: Row): string {
  const names = row.seats.map(seatName);
  return names.length === 2 ? say('lobby-versus', { one: names[0] ?? '', other: names[1] ?? '' }) : listOf(names);
}

export function headingOf(row: Row): string {
  const mode = labels.mode(row);
  return mode ? say('lobby-row', { game: gameName(row.game), mode }) : gameName(row.game);
}
