import type { Question } from '../../lib/types.ts';
import { describe, expect, it } from 'vitest';
import { answers } from '../voice.ts';
import { answersTo, byWay, clicksOf, nearest, rotationsOf, turnFrom, waysTo } from './answers.ts';
import { piecesOf, seatOf } from './facts.ts';
import { vocabulary } from './notation.ts';
import { Play } from './board/play.svelte.ts';
import { sample, SAMPLES } from './gallery/samples.ts';
import { tileOf, type Tile } from './tiles.ts';

function handOf(name: string): Tile[] {
  const { facts, questions } = sample(name);
  return seatOf(facts, questions[0]?.seat ?? 0).hand.map(tileOf);
}

function glowing(name: string, tile?: string, start?: string): string[] {
  const clicks = clicksOf(answersTo(sample(name).questions), { tile: tile ? tileOf(tile) : undefined, start });
  return [...clicks.keys()].sort();
}

describe('options', () => {
  it.each(SAMPLES)('are all written out, as many as the server counts: %s', (name) => {
    for (const question of sample(name).questions) {
      const all = answers(question);
      expect(all).toHaveLength(question.answers?.count ?? -1);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('are none where another seat is asked', () => {
    expect(answersTo([{ seat: 1, kind: 'act', about: [], due: true, rule: '' }])).toEqual([]);
  });
});

describe('notation', () => {
  it('is read into its parts', () => {
    expect(vocabulary.parse('place mutant c3 r2')).toMatchObject({ verb: 'place', tile: 'mutant', cell: 'c3', rotation: 2 });
    expect(vocabulary.parse('run c3 c2 r5')).toMatchObject({ start: 'c3', cell: 'c2', rotation: 5 });
    expect(vocabulary.parse('push c3 c2')).toMatchObject({ start: 'c3', cell: 'c2' });
    expect(vocabulary.parse('convert c3 4 ranged')).toMatchObject({ cell: 'c3', way: 4, attack: 'ranged' });
    expect(vocabulary.parse('heal c3 from instant with d2')).toMatchObject({ cell: 'c3', source: 'instant', medic: 'd2' });
    expect(vocabulary.parse('snipe c3')).toMatchObject({ verb: 'snipe', cell: 'c3' });
    expect(vocabulary.parse('discard move')).toMatchObject({ tile: 'move' });
    expect(vocabulary.parse('end')).toEqual({ text: 'end', verb: 'end' });
  });
});

describe('glowing cells', () => {
  it('are every cell for the HQ', () => {
    expect(glowing('headquarters')).toHaveLength(19);
  });

  it('are none before a tile is chosen, then every free cell', () => {
    expect(glowing('act')).not.toContain('d2');
    const free = glowing('act', 'outpost_brawler');
    expect(free).toHaveLength(19 - piecesOf(sample('act').facts).size);
    expect(free).toContain('d2');
  });

  it('are the own tiles that can go for a Move, then where one can go, itself included', () => {
    expect(glowing('act', 'outpost_move')).toContain('a3');
    expect(glowing('act', 'outpost_move', 'a3')).toEqual(['a2', 'a3']);
  });

  it('are mobile tiles without anything chosen', () => {
    expect(glowing('mobile')).toEqual(['c5']);
    expect(glowing('mobile', undefined, 'c5')).toEqual(['b4', 'c5']);
  });

  it('are pushers, then the pushed', () => {
    expect(glowing('pushes', 'moloch_push')).toEqual(['d1']);
    expect(glowing('pushes', 'moloch_push', 'd1')).toEqual(['e1']);
  });

  it('are targets of a sniper, retreats, a clown, patients, tiles of a Quartermaster', () => {
    expect(glowing('instants', 'outpost_sniper')).toEqual(['b2', 'c2', 'c4', 'd1', 'd3', 'e3']);
    expect(glowing('retreat')).toEqual(['d3', 'd4']);
    expect(glowing('explode')).toEqual(['a1']);
    expect(glowing('heal')).toEqual(['d3', 'e3']);
    expect(glowing('convert')).toEqual(['b1', 'c1']);
  });

  it('are none while a tile must be discarded: that is done in the hand', () => {
    expect(glowing('discard')).toEqual([]);
  });
});

describe('rotation', () => {
  it('goes round, and past the one that is not allowed', () => {
    expect(turnFrom(5, 1, [0, 1, 2, 3, 4, 5])).toBe(0);
    expect(turnFrom(0, -1, [0, 1, 2, 3, 4, 5])).toBe(5);
    expect(turnFrom(1, 3, [0, 1, 3])).toBe(3);
    expect(turnFrom(2, 1, [])).toBe(2);
  });

  it('on the spot leaves out the one that the tile has', () => {
    const clicks = clicksOf(answersTo(sample('mobile').questions), { start: 'c5' });
    expect(rotationsOf(clicks.get('b4')?.answers ?? [])).toHaveLength(6);
    expect(rotationsOf(clicks.get('c5')?.answers ?? [])).toHaveLength(5);
  });
});

describe('playing on the board', () => {
  function playing(name: string, tile?: string): Play {
    const { facts, questions } = sample(name);
    return new Play(() => ({ questions, pieces: piecesOf(facts), tile: tile ? tileOf(tile) : undefined, locked: false }));
  }

  it('places with a ghost, turned, confirmed by a second tap', () => {
    const play = playing('act', 'outpost_brawler');
    expect(play.click('d2')).toBe('begun');
    expect(play.turn(1)).toBe(true);
    expect(play.turn(1)).toBe(true);
    expect(play.begun?.text).toBe('place brawler d2 r2');
    expect(play.click('e1')).toBe('begun');
    expect(play.begun?.text).toBe('place brawler e1 r2');
    expect(play.click('e1')).toBe('confirmed');
    expect(play.back()).toBe(true);
    expect(play.begun).toBeUndefined();
    expect(play.back()).toBe(false);
  });

  it('moves a mobile tile, or turns it on the spot', () => {
    const play = playing('mobile');
    expect(play.click('c5')).toBe('picked');
    expect(play.turn(1)).toBe(true);
    expect(play.begun?.text).toMatch(/^run c5 c5 r/);
    expect(play.click('b4')).toBe('begun');
    expect(play.begun?.text).toMatch(/^run c5 b4 r/);
  });

  it('opens the choices of a tile', () => {
    const play = playing('explode');
    expect(play.click('a1')).toBe('menu');
    expect(play.clicks.get('a1')?.answers.map((one) => one.text)).toEqual(['fight a1', 'explode a1']);
  });

  it('begins a battle as soon as its tile is chosen', () => {
    expect(playing('battle', 'outpost_battle').begun?.text).toBe('battle');
  });

  it('takes nothing while it is locked', () => {
    const { facts, questions } = sample('act');
    const play = new Play(() => ({ questions, pieces: piecesOf(facts), tile: tileOf('outpost_brawler'), locked: true }));
    expect(play.click('d2')).toBe('illegal');
  });
});

describe('why not', () => {
  it('asks about the action that the click comes nearest to', () => {
    const brawler = tileOf('outpost_brawler');
    expect(nearest('c3', 'act', { tile: brawler }, [])).toBe('place brawler c3 r0');
    expect(nearest('c3', 'act', { tile: tileOf('outpost_sniper') }, [])).toBe('snipe c3');
    expect(nearest('c3', 'act', { tile: tileOf('moloch_air_strike') }, [])).toBe('airstrike c3');
    expect(nearest('c3', 'act', { tile: tileOf('moloch_push'), start: 'd1' }, [])).toBe('push d1 c3');
    expect(nearest('c3', 'act', { tile: tileOf('outpost_move'), start: 'd1' }, [])).toBe('move d1 c3 r1');
    expect(nearest('c3', 'act', {}, [])).toBe('run c3 c3 r1');
    expect(nearest('c3', 'headquarters', {}, [])).toBe('hq c3');
    expect(nearest('c3', 'retreat', {}, [])).toBe('retreat c3');
    expect(nearest('c3', 'discard', {}, handOf('discard'))).toMatch(/^place \w+ c3 r0$/);
  });
});

describe('a piece that may go by itself and be carried', () => {
  const both: Question = {
    seat: 0,
    kind: 'act',
    about: [],
    due: true,
    rule: '',
    answers: {
      count: 4,
      singles: [],
      spans: [
        { form: 'run c3 {x} r{y}', x: ['c3', 'c2'], y: [0, 1] },
        { form: 'ride c3 {x} r{y}', x: ['c2', 'd3'], y: [1, 2] },
      ],
    },
  };
  const clicks = clicksOf(answersTo([both]), { start: 'c3' });

  it('leaves the choice where both ways lead to the same cell', () => {
    expect(waysTo(clicks, 'c2')).toEqual(['run', 'ride']);
    expect(waysTo(clicks, 'c3')).toEqual(['run']);
    expect(waysTo(clicks, 'd3')).toEqual(['ride']);
  });

  it('goes by itself unless it is told otherwise', () => {
    const there = clicks.get('c2')?.answers ?? [];
    expect(new Set(byWay(there, undefined).map((one) => one.verb))).toEqual(new Set(['run']));
    expect(byWay(there, 'ride').map((one) => one.text)).toEqual(['ride c3 c2 r1', 'ride c3 c2 r2']);
    expect(byWay(clicks.get('d3')?.answers ?? [], 'run').map((one) => one.verb)).toEqual(['ride', 'ride']);
  });
});
