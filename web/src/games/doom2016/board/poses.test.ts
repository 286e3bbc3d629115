import { describe, expect, it } from 'vitest';
import type { Answer } from '../answers.ts';
import type { IncursionFacts } from '../facts.ts';
import { posesOf } from './poses.ts';

function facts(squares: string[], others: { id: string; squares: string[] }[] = []): IncursionFacts {
  return { active: { figure: 'big-1', reach: [] }, figures: [{ id: 'big-1', squares, turned: false }, ...others] } as unknown as IncursionFacts;
}

const answer = (text: string): Answer => ({ text, verb: text.split(' ')[0], seat: 0, asked: 'demon' }) as unknown as Answer;

describe('the poses of a large figure', () => {
  const tall = ['c3', 'd3', 'c4', 'd4', 'c5', 'd5'];

  it('are four steps and four turns that keep four of six squares', () => {
    const poses = posesOf(facts(tall), [answer('step n')]);
    expect(poses.map(({ slot }) => slot)).toEqual(['nw', 'n', 'ne', 'w', 'e', 'sw', 's', 'se']);
    for (const { turn, stand = [] } of poses) {
      expect(stand).toHaveLength(6);
      if (turn) expect(stand.filter((name) => tall.includes(name))).toHaveLength(4);
    }
    expect(poses.find(({ slot }) => slot === 'ne')?.moves).toEqual(['turn c4']);
    expect(poses.find(({ slot }) => slot === 'sw')?.moves).toEqual(['turn b3']);
  });

  it('keep one of two squares, and a square base does not turn', () => {
    const turns = posesOf(facts(['c3', 'c4']), [answer('step n')]).filter(({ turn }) => turn);
    expect(turns.map(({ moves }) => moves[0])).toEqual(['turn b4', 'turn c4', 'turn b3', 'turn c3']);
    expect(posesOf(facts(['c3', 'd3', 'c4', 'd4']), [answer('step n')])).toHaveLength(4);
  });

  it('say which are legal, and who has to give way', () => {
    const poses = posesOf(facts(tall, [{ id: 'alpha', squares: ['e4'] }]), [answer('step n'), answer('turn c4')]);
    expect(poses.filter(({ legal }) => legal).map(({ slot }) => slot)).toEqual(['n', 'ne']);
    expect(poses.find(({ slot }) => slot === 'ne')?.displaced).toEqual(['alpha']);
    expect(poses.find(({ slot }) => slot === 'nw')?.displaced).toEqual([]);
  });

  it('are none where nothing of it may be done, or where the figure is small', () => {
    expect(posesOf(facts(tall), [])).toEqual([]);
    expect(posesOf(facts(['c3']), [answer('step n')])).toEqual([]);
  });
});
