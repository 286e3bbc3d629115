import { describe, expect, it } from 'vitest';
import { incursion } from '../facts.ts';
import { DEMONS, mapOf, sample, SAMPLES } from '../gallery/samples.ts';
import { fieldOf } from './geometry.ts';
import { Sight } from './sight.ts';

const flies = new Set(DEMONS.filter((demon) => demon.flying).map((demon) => demon.id));

describe('sight', () => {
  it.each(SAMPLES)('agrees with the engine on who sees whom and who has cover: %s', (name) => {
    const { facts: told, sights } = sample(name);
    const facts = incursion(told);
    const figures = new Map(facts.figures.map((figure) => [figure.id, figure]));
    const shut = new Set(facts.doors);
    const field = fieldOf(mapOf(told));
    const sight = new Sight(field, shut, new Set(facts.figures.flatMap((figure) => figure.squares)));
    for (const [one, other, seen, cover, far] of sights) {
      const [a, b] = [figures.get(one), figures.get(other)];
      if (!a || !b) throw new Error(`${one} or ${other} is not there`);
      const found = sight.between({ squares: a.squares, flying: flies.has(a.type) }, { squares: b.squares, flying: flies.has(b.type) }, b.stunned);
      expect([one, other, found]).toEqual([one, other, seen ? (cover ? 'cover' : 'clear') : undefined]);
      const lines = sight.lines({ squares: a.squares, flying: flies.has(a.type) }, { squares: b.squares, flying: flies.has(b.type) }, b.stunned);
      const drawn = !lines.length ? undefined : lines.every(({ clear }) => clear) ? 'clear' : 'cover';
      expect([one, other, drawn]).toEqual([one, other, found]);
      const distances = field.distances(a.squares, shut);
      const least = Math.min(...b.squares.map((square) => distances.get(square) ?? Infinity));
      if (!flies.has(a.type) && !flies.has(b.type)) expect([one, other, least]).toEqual([one, other, far ?? Infinity]);
    }
  });
});

describe('what a square sees', () => {
  it('is worked out for a whole map at once', () => {
    const { facts } = sample('teleports');
    const field = fieldOf(mapOf(facts));
    const sight = new Sight(field, new Set(), new Set());
    const from = field.places[0]?.name ?? '';
    const seen = field.places.filter(({ name }) => sight.between({ squares: [from] }, { squares: [name] }));
    expect(seen.map(({ name }) => name)).toContain(from);
    expect(seen.length).toBeLessThan(field.places.length);
  });
});
