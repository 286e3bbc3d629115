import { expect, test } from 'vitest';
import type { GameInfo } from '../../../lib/types.ts';
import setup from './setup.ts';

const SCENARIOS = ['ash_and_red_light', 'breath_in_the_walls', 'the_sump', 'throne_is_a_machine'];
const option = (name: string, choices: string[], usual = choices[0] ?? ''): GameInfo['options'][number] => ({ name, choices, default: usual }) as GameInfo['options'][number];
const text = { en: 'x', ru: 'x' };
const level = (id: string, wounds: number, bullets: number, hand_limit: number, extra_draw: number): object => ({ id, name: text, text: { en: [], ru: [] }, wounds, bullets, marine_cards: 0, hand_limit, extra_draw, spawn_cards: 1 });
const content = {
  scenarios: SCENARIOS.map((id, at) => ({ id, number: at + 1, name: text, marines_goal: text, frags: [7, 8, 10] })),
  campaigns: [{ id: 'four_doors_down', name: text, scenarios: SCENARIOS }],
  levels: [level('hurt_me_plenty', 0, 0, 8, 0), level('ultra_violence', -1, -1, 9, 0), level('nightmare', -2, -1, 10, 1)],
  starting: { wounds: [10, 9, 8], bullets: [4, 3, 2], marine_cards: [3, 3, 2] },
};
const game: GameInfo = {
  name: 'doom2004',
  titles: { en: '', ru: '' },
  rules: 1,
  options: [
    option('campaign', ['none', 'four_doors_down']),
    option('scenario', SCENARIOS),
    option('marines', ['1', '2', '3']),
    option('level', ['hurt_me_plenty', 'ultra_violence', 'nightmare']),
    option('draw', ['each', 'two']),
  ],
  bots: ['greedy'],
  usual: 'greedy',
  levels: [],
  orderable: [],
  puzzles: 0,
  content,
  vocabulary: { kinds: [], verbs: [], events: [], questions: [] },
};
const t = (id: string, args?: object): string => (args ? `${id} ${Object.values(args).join(' ')}` : id);

test('a level tells what it makes of what both sides start with', () => {
  const figures = (wishes: Record<string, string>): unknown[] => setup.plan(game, wishes, t).fields.find(({ name }) => name === 'level')?.figures?.map(({ name, usual, now, good }) => [name.split(' ').at(-1), usual, now, usual === now ? null : good]) ?? [];
  expect(figures({ marines: '2', level: 'ultra_violence' })).toEqual([['wounds', 9, 8, false], ['hand', 8, 9, false], ['bullets', 3, 2, false], ['draw', 2, 2, null], ['cards', 3, 3, null], ['spawns', 1, 1, null]]);
  expect(figures({ marines: '3', level: 'nightmare', draw: 'two' })).toContainEqual(['draw', 2, 3, false]);
});

test('a scenario tells its goal, its length and how hard it is; in a campaign the later ones wait', () => {
  const cards = (wishes: Record<string, string>) => setup.plan(game, wishes, t).fields.find(({ name }) => name === 'scenario')?.choices ?? [];
  const [first] = cards({ marines: '1' });
  expect(first?.about).toBeTruthy();
  expect(first?.more).toMatch(/^d04-setup-length 7 \d+$/);
  expect(first?.share?.part).toBeGreaterThan(0.3);
  expect([cards({ level: 'nightmare' })[0]?.share, cards({ draw: 'two' })[0]?.share]).toEqual([undefined, undefined]); // measured otherwise
  expect(cards({ campaign: 'four_doors_down' }).map(({ disabled }) => disabled)).toEqual([false, true, true, true]);
});

test('one wish makes the invader one’s own and the marines machines', () => {
  const kinds = (wishes: Record<string, string>): string[] => setup.plan(game, wishes, t).seats.map(({ usual }) => usual);
  expect(kinds({ marines: '2' })).toEqual(['bot', 'me', 'me']);
  expect(kinds({ marines: '2', side: 'invader' })).toEqual(['me', 'bot', 'bot']);
});
