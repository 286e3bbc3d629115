import { describe, expect, it } from 'vitest';
import type { Facts, Question } from '../../../lib/types.ts';
import { incursion, type FigureFacts } from '../facts.ts';
import { DEMONS, mapOf, sample } from '../gallery/samples.ts';
import { fieldOf } from './geometry.ts';
import { Play, type Table } from './play.svelte.ts';

function table(name: string, more: Partial<Table> = {}): { now: Table; play: Play; sent: string[] } {
  const { facts, questions } = sample(name);
  const baseOf = (type: string): [number, number] => DEMONS.find(({ id }) => id === type)?.base ?? [1, 1];
  const now: Table = { facts, questions, field: fieldOf(mapOf(facts)), baseOf, card: undefined, aimed: () => [], locked: false, ...more };
  const sent: string[] = [];
  return { now, sent, play: new Play(() => now, (action) => sent.push(action)) };
}

/** The facts after the first move of a way: the walker has come one stand further. */
function moved(facts: Facts, change: (figure: FigureFacts) => FigureFacts): Facts {
  return { ...facts, figures: incursion(facts).figures.map(change) };
}

function answers(...singles: string[]): Question[] {
  return [{ seat: 1, kind: 'act', about: [], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }];
}

/** A square where a click can only attack, and the answer that this is. */
function target(play: Play): { square: string; attack: string } {
  const [found] = play.deeds.flatMap(({ verb, moves, squares }) =>
    squares.filter((square) => verb === 'attack' && play.at(square).length === 1).map((square) => ({ square, attack: moves[0] ?? '' })),
  );
  if (!found) throw new Error('nothing to attack');
  return found;
}

describe('what a hint advises', () => {
  it('is found by its action: an attack with its target, one step and not a way that begins with it', () => {
    const { play } = table('attacks');
    const { square, attack } = target(play);
    expect(play.doing(attack)?.squares).toContain(square);
    const step = { verb: 'walk', moves: ['step n'], squares: ['b3'], seat: 1 };
    const way = { verb: 'walk', moves: ['step n', 'step n'], squares: ['b4'], seat: 1 };
    const walking = table('attacks', { questions: answers('open 1', 'end'), aimed: () => [way, step] }).play;
    expect(walking.doing('step n')?.squares).toEqual(['b3']);
    expect(walking.doing('step s')).toBeUndefined();
  });
});

describe('clicks', () => {
  it('begin an attack, and a second click on the target makes it', () => {
    const { play, sent } = table('attacks');
    const { square, attack } = target(play);
    expect(play.click(square)).toBe('begun');
    expect(sent).toEqual([]);
    expect(play.click(square)).toBe('given');
    expect(sent).toEqual([attack]);
  });

  it('make what was chosen from the list of a place by a second click there', () => {
    const { play, sent } = table('attacks');
    const { square, attack } = target(play);
    const both = table('attacks', { questions: answers(attack, attack.replace('attack', 'use'), 'end'), aimed: () => [
      { verb: 'attack', moves: [attack], squares: [square], seat: 1 },
      { verb: 'open', moves: ['open 1'], squares: [square, 'a1'], seat: 1 },
    ] });
    expect(both.play.click(square)).toBe('menu');
    expect(both.play.choose(both.play.at(square)[0]!)).toBe('begun');
    expect(both.play.click(square)).toBe('given');
    expect(both.sent).toEqual([attack]);
    expect(sent).toEqual([]);
  });

  it('list the deeds of a place where something else was begun from another', () => {
    const { play } = table('attacks', { aimed: () => [
      { verb: 'attack', moves: ['attack imp-1'], squares: ['b2'], seat: 1 },
      { verb: 'open', moves: ['open 1'], squares: ['b2', 'a1'], seat: 1 },
    ] });
    expect(play.click('a1')).toBe('begun');
    expect(play.click('b2')).toBe('menu');
  });

  it('take a begun attack back', () => {
    const { play } = table('attacks');
    play.click(target(play).square);
    expect(play.back()).toBe(true);
    expect(play.begun).toBeUndefined();
    expect(play.back()).toBe(false);
  });

  it('displace one of several figures only once it is picked', () => {
    const { facts } = sample('attacks');
    const [one, other] = incursion(facts).figures;
    const { play, sent } = table('attacks', { questions: answers(`displace ${one!.id} b3`, `displace ${other!.id} b4`) });
    expect(play.glows('b4')).toBe(false);
    expect(play.click(other!.squares[0]!)).toBe('picked');
    expect(play.deeds.map(({ moves }) => moves[0])).toEqual([`displace ${other!.id} b4`]);
    expect(play.click('b4')).toBe('given');
    expect(sent).toEqual([`displace ${other!.id} b4`]);
  });

  it('do nothing while the table is locked', () => {
    const { play } = table('teleports', { locked: true });
    expect(play.deeds).toEqual([]);
    expect(play.click('a1')).toBe('illegal');
  });
});

describe('a way', () => {
  function begin(): ReturnType<typeof table> & { moves: string[] } {
    const made = table('teleports');
    const far = made.play.deeds.find(({ verb, moves }) => verb === 'walk' && moves.length === 3);
    if (!far) throw new Error('no way of three moves');
    made.play.choose(far);
    expect(made.sent).toEqual(far.moves.slice(0, 1));
    return { ...made, moves: far.moves };
  }

  it('is walked move by move, each when the one before is done', () => {
    const { now, play, sent, moves } = begin();
    play.walkOn();
    expect(sent).toHaveLength(1);
    const walker = incursion(now.facts).active?.figure;
    for (const move of moves.slice(1)) {
      Object.assign(now, { facts: moved(now.facts, (one) => (one.id === walker ? { ...one, squares: ['z9'] } : one)), questions: answers(move, 'end') });
      play.walkOn();
    }
    expect(sent).toEqual(moves);
    expect(play.walking).toBe(false);
  });

  it('ends when something happened on it', () => {
    const { now, play, sent, moves } = begin();
    const walker = incursion(now.facts).active?.figure;
    Object.assign(now, { facts: moved(now.facts, (one) => (one.id === walker ? { ...one, damage: one.damage + 1 } : one)), questions: answers(moves[1] ?? '', 'end') });
    play.walkOn();
    expect(sent).toHaveLength(1);
    expect(play.walking).toBe(false);
  });
});
