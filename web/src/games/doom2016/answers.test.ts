import { describe, expect, it } from 'vitest';
import type { Question } from '../../lib/types.ts';
import { answersTo, baseAt, bySquare, deedsOf, movesTo, nearest, offered, standsOn, type Deed, type Situation } from './answers.ts';
import { incursion } from './facts.ts';
import { fieldOf } from './board/geometry.ts';
import { DEMONS, mapOf, sample, SAMPLES } from './gallery/samples.ts';

const baseOf = (type: string): [number, number] => DEMONS.find(({ id }) => id === type)?.base ?? [1, 1];

function now(name: string, more: Partial<Situation> = {}): { situation: Situation; answers: ReturnType<typeof answersTo>; deeds: Deed[] } {
  const { facts, questions } = sample(name);
  const situation = { facts: incursion(facts), field: fieldOf(mapOf(facts)), baseOf, ...more };
  const answers = answersTo(questions);
  return { situation, answers, deeds: deedsOf(answers, situation) };
}

function asked(...singles: string[]): Question[] {
  return [{ seat: 1, kind: 'act', about: [], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }];
}

describe('answers', () => {
  it('are written out from spans', () => {
    const spans = [{ form: 'displace {x} a{y}', x: ['imp-1', 'imp-2'], y: [1, 2] }];
    const [question] = asked('end');
    const found = answersTo([{ ...(question as Question), answers: { count: 5, singles: ['end'], spans } }]);
    expect(found.map(({ text }) => text)).toEqual(['end', 'displace imp-1 a1', 'displace imp-1 a2', 'displace imp-2 a1', 'displace imp-2 a2']);
    expect(found[1]).toMatchObject({ verb: 'displace', figure: 'imp-1', square: 'a1', seat: 1, asked: 'act' });
  });
});

describe('deeds', () => {
  it.each(SAMPLES)('send legal answers first, and lie on squares of the map: %s', (name) => {
    const { answers, deeds, situation } = now(name);
    const legal = new Set(answers.map(({ text }) => text));
    for (const one of deeds) {
      expect(legal).toContain(one.moves[0]);
      for (const square of [...one.squares, ...(one.stand ?? [])]) expect(situation.field.byName.has(square)).toBe(true);
    }
  });

  it.each(SAMPLES)('leave no move, attack or choice of a figure without a place on the map: %s', (name) => {
    const { answers, deeds } = now(name);
    const given = new Set(deeds.flatMap(({ moves }) => moves.slice(0, 1)));
    for (const { text, verb, asked: kind } of answers) {
      if (['attack', 'teleport', 'open', 'take', 'next', 'activate', 'put', 'portal', 'respawn', 'displace', 'stop'].includes(verb)) {
        expect([kind, given.has(text)]).toEqual([kind, true]);
      }
    }
  });

  it('walk to far squares move by move, at the price that the server has told', () => {
    const { deeds, situation } = now('teleports');
    const far = deeds.filter(({ verb, moves }) => verb === 'walk' && moves.length > 2);
    expect(far.length).toBeGreaterThan(5);
    for (const one of far) {
      const stands = standsOn(situation.facts, one, baseOf);
      expect(stands).toHaveLength(one.moves.length + 1);
      expect(stands[stands.length - 1]).toEqual(one.stand);
      expect(one.cost).toBeGreaterThanOrEqual(one.moves.length);
    }
    expect(far.some(({ moves }) => moves.some((move) => move.startsWith('teleport')))).toBe(true);
  });

  it('let a large figure cover a square in several ways, and offer the nearest, turned as wished', () => {
    const { deeds, situation } = now('turns');
    const squares = bySquare(deeds);
    const both = [...squares].find(([, there]) => there.some(({ turned }) => turned) && there.some(({ turned }) => turned === false));
    if (!both) throw new Error('no square that can be covered both ways');
    const [square, there] = both;
    expect(there.length).toBeGreaterThan(1);
    for (const turned of [true, false]) {
      const [best, ...others] = offered(there, square, situation.field, turned);
      expect(best?.turned).toBe(turned);
      expect(others).toEqual([]);
    }
  });

  it('open a door from the far side of it, for that is where one clicks', () => {
    const { deeds, situation } = now('doors');
    const door = deeds.find(({ verb }) => verb === 'open');
    const own = situation.facts.figures.find(({ id }) => id === situation.facts.active?.figure)?.squares ?? [];
    expect(situation.facts.doors).toContain(door?.door);
    expect(situation.field.besideDoor(door?.door ?? -1).some(({ name }) => own.includes(name))).toBe(true);
    expect(door?.squares.filter((square) => own.includes(square))).toEqual([]);
  });

  it('throw a chosen grenade at squares, and then nothing else glows', () => {
    const { situation } = now('act');
    const answers = answersTo(asked('step n', 'play frag_grenade b3', 'play frag_grenade b4', 'play tracer', 'end'));
    expect(deedsOf(answers, { ...situation, card: 'frag_grenade' }).map(({ squares }) => squares)).toEqual([['b3'], ['b4']]);
    expect(deedsOf(answers, { ...situation, card: 'tracer' }).some(({ verb }) => verb === 'play')).toBe(false);
  });
});

describe('ways', () => {
  it('follow the chain of the reach, and end where it is broken', () => {
    const way = { turned: false, rest: true };
    const reach = [
      { ...way, to: 'a2', cost: 1, by: 'step n', from: -1 },
      { ...way, to: 'b3', cost: 2, by: 'step ne', from: 0 },
    ];
    expect(movesTo(reach, 1)).toEqual(['step n', 'step ne']);
    expect(movesTo([{ ...way, to: 'a2', cost: 1, by: 'step n', from: 0 }], 0)).toEqual([]);
  });

  it('cover all squares of a base', () => {
    expect(baseAt('b2', [2, 3])).toEqual(['b2', 'c2', 'b3', 'c3', 'b4', 'c4']);
    expect(baseAt('imp', [1, 1])).toEqual([]);
  });
});

describe('why not', () => {
  it('asks about the attack when an enemy was clicked, and about the step when a square was', () => {
    const { situation, answers } = now('act');
    const demon = situation.facts.figures.find(({ seat }) => seat === 0);
    expect(nearest(demon?.squares[0] ?? '', 'act', answers, situation)).toBe(`attack ${demon?.id}`);
    const legal = new Set(answers.map(({ text }) => text));
    const asking = String(nearest(situation.field.places[0]?.name ?? '', 'act', answers, situation));
    expect(asking).toMatch(/^step (n|ne|e|se|s|sw|w|nw)$/);
    expect(legal.has(asking)).toBe(false);
  });

  it('says that a square is too far where the way to it can be begun', () => {
    const { situation, answers } = now('demon');
    const far = [...situation.field.places].find(({ name }) => JSON.stringify(nearest(name, 'demon', answers, situation))?.includes('no-points'));
    expect(far).toBeDefined();
    expect(situation.facts.active?.reach.map(({ to }) => to)).not.toContain(far?.name);
  });

  it('says that somebody stands on a square that is near enough', () => {
    const { situation, answers } = now('demon');
    const far = situation.field.places.find(({ name }) => JSON.stringify(nearest(name, 'demon', answers, situation))?.includes('no-points'));
    const friend = { ...situation.facts.figures.find(({ seat }) => seat === 0)!, id: 'imp-9', squares: [far?.name ?? ''] };
    const taken = { ...situation, facts: { ...situation.facts, figures: [...situation.facts.figures, friend] } };
    expect(nearest(far?.name ?? '', 'demon', answers, taken)).toEqual({ slug: 'cannot-stop', rule: 'D16-MOVE-06' });
  });

  it('asks about what is to be chosen', () => {
    expect(nearest('a1', 'place', [], now('place').situation)).toBe('put a1');
    expect(nearest('a1', 'respawn', [], now('respawn').situation)).toBe('respawn a1');
    const { situation, answers } = now('displace');
    expect(nearest('a1', 'displace', answers, situation)).toBe(`displace ${answers[0]?.figure} a1`);
    expect(nearest('a1', 'act', [], { ...situation, card: 'frag_grenade' })).toBe('play frag_grenade a1');
  });
});
