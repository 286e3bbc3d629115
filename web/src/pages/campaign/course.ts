/** How far a campaign has come: which chapters are won, lost, played or still closed. */
import type { CampaignKit, Chapter } from '../../games/contract/campaign.ts';
import type { LobbyRow, Series } from '../../lib/types.ts';

export interface Station {
  chapter: Chapter;
  state: 'won' | 'lost' | 'now' | 'closed';
  /** The evening that tells most of it: the last at which it was played. */
  last: LobbyRow | null;
}

/** The options of the evening that is under way or comes next; those of the last one where nothing follows. */
export function optionsNow({ tables, sequel }: Pick<Series, 'tables' | 'sequel'>): Record<string, string> {
  const newest = tables.at(-1);
  return newest?.state === 'over' && sequel ? sequel : (newest?.options ?? {});
}

/** The chapter that is played or comes next; null where the campaign is over. */
export function chapterNow(series: Series, kit: CampaignKit): string | null {
  const newest = series.tables.at(-1);
  return newest?.state === 'over' && !series.sequel && !broken(series) ? null : kit.chapterOf(optionsNow(series));
}

/** The last evening ended without a winner, by agreement or by the host: it can only be played again. */
export function broken({ tables, more }: Series): boolean {
  const newest = tables.at(-1);
  return !more && newest?.state === 'over' && (newest.reason === 'agreed' || newest.reason === 'closed');
}

export function stations(series: Series, chapters: Chapter[], kit: CampaignKit): Station[] {
  const now = chapterNow(series, kit);
  return chapters.map((chapter) => {
    const last = series.tables.findLast(({ options }) => kit.chapterOf(options) === chapter.id) ?? null;
    if (chapter.id === now) return { chapter, state: 'now', last };
    if (last?.state !== 'over') return { chapter, state: 'closed', last };
    return { chapter, state: kit.won(last) ? 'won' : 'lost', last };
  });
}
