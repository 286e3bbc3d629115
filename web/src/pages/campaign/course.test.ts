import { expect, it } from 'vitest';
import type { CampaignKit } from '../../games/contract/campaign.ts';
import type { LobbyRow, Series } from '../../lib/types.ts';
import { chapterNow, optionsNow, stations } from './course.ts';

const kit = { chapterOf: ({ scenario = '' }) => scenario, won: ({ result }) => result?.[0] === 1 } as Pick<CampaignKit, 'chapterOf' | 'won'> as CampaignKit;
const chapters = ['one', 'two', 'three'].map((id) => ({ id, name: id, goal: '', story: '', rules: [] }));
const evening = (scenario: string, result: number[] | null, reason = 'rules'): LobbyRow => ({ id: scenario, options: { scenario }, state: result ? 'over' : 'playing', result, reason: result ? reason : null }) as unknown as LobbyRow;
const series = (tables: LobbyRow[], next: string | null = null): Series => ({ id: 'x', game: 'inferno', tables, sequel: next ? { scenario: next } : null, offers: [], more: false });
const states = (told: Series): string[] => stations(told, chapters, kit).map(({ state }) => state);

it('goes on after a victory, and is told which chapters are closed', () => {
  expect(states(series([evening('one', null)]))).toEqual(['now', 'closed', 'closed']);
  expect(states(series([evening('one', [1])], 'two'))).toEqual(['won', 'now', 'closed']);
  expect(optionsNow(series([evening('one', [1])], 'two'))).toEqual({ scenario: 'two' });
});

it('plays a lost chapter again, or leaves it behind where the campaign goes on', () => {
  expect(states(series([evening('one', [1]), evening('two', [0])], 'two'))).toEqual(['won', 'now', 'closed']);
  expect(states(series([evening('one', [0])], 'two'))).toEqual(['lost', 'now', 'closed']);
});

it('is over after the last chapter, and not where an evening had no winner', () => {
  const played = [evening('one', [1]), evening('two', [1]), evening('three', [1])];
  expect(chapterNow(series(played), kit)).toBeNull();
  expect(states(series(played))).toEqual(['won', 'won', 'won']);
  expect(chapterNow(series([evening('one', [0.5], 'agreed')]), kit)).toBe('one');
});
