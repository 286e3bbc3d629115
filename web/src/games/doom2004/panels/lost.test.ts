import { beforeAll, expect, it } from 'vitest';
import { loadLanguage, loadWords, say } from '../../../lib/words.ts';
import type { SpawnForeseen } from '../facts.ts';
import '../gallery/samples.ts'; // for the content
import { denialOf, lossOf } from './lost.ts';

const denied = (square: string, reason: 'seen' | 'taken') => ({ square, reason, marines: [] });
const spawn = (more: Partial<SpawnForeseen>): SpawnForeseen => ({ type: null, allowed: [], denied: [denied('a1', 'seen'), denied('a2', 'seen'), denied('a3', 'taken')], lost: [], ...more });
const lost = { action: 'spawn card group-1', types: ['mancubus'], placed: 0 };

beforeAll(() => loadWords('doom2004'));

it('says of a card that would be spent for nothing why no square is allowed', async () => {
  await loadLanguage('en');
  expect(lossOf('spawn card group-1', spawn({ lost: [lost] }), say)).toEqual({ label: 'Spawn for nothing', sure: 'Marines see every free square (2), 1 taken: nobody appears, and the card is spent' });
  await loadLanguage('ru');
  expect(lossOf('spawn card group-1', spawn({ lost: [lost] }), say)?.sure).toBe('Пехотинцы видят все свободные клетки (2), занято: 1. Никто не появится, а карта будет потрачена');
});

it('says who has no room while others appear', async () => {
  await loadLanguage('en');
  expect(lossOf('spawn card group-1', spawn({ allowed: ['b1'], lost: [{ ...lost, placed: 1 }] }), say)).toEqual({ label: 'Spawn the rest', sure: 'Mancubus: not enough room out of the marines’ sight; the rest appear' });
});

it('says nothing of a card that finds its places, nor before the server has told', () => {
  expect(lossOf('spawn card group-2', spawn({ lost: [lost] }), say)).toBeUndefined();
  expect(lossOf('spawn card group-1', null, say)).toBeUndefined();
});

it('says of a square who sees it, or what else is in the way', async () => {
  await loadLanguage('en');
  const squares = spawn({ denied: [{ ...denied('a1', 'seen'), marines: ['red', 'blue'] }, denied('a3', 'taken')] });
  expect(denialOf('a1', squares, say)).toEqual({ title: 'Not here: Red, Blue see it', lines: ['Other invaders hide nothing from them: D04-SPAWN-02, D04-SPAWN-03'] });
  expect(denialOf('a3', squares, say)?.title).toBe('Not here: somebody stands there');
  expect(denialOf('b7', squares, say)).toBeUndefined();
});
