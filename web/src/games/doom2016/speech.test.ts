import { describe, expect, it } from 'vitest';
import { spoken } from '../../lib/spoken.svelte.ts';
import type { Language } from '../../lib/types.ts';
import { say } from '../../gallery/words.ts';
import { answersTo, deedsOf } from './answers.ts';
import { incursion, numberOf } from './facts.ts';
import { fieldOf } from './geometry.ts';
import { attackable, DEMONS, mapOf, sample, SAMPLES } from './samples.ts';
import { deedText, squareLabel } from './speech.ts';

const baseOf = (type: string): [number, number] => DEMONS.find(({ id }) => id === type)?.base ?? [1, 1];
function spokenOf(name: string, lang: Language): { deeds: string[]; squares: Map<string, string> } {
  spoken.lang = lang;
  const t = say(lang);
  const { facts, questions } = sample(name);
  const field = fieldOf(mapOf(facts));
  const deeds = deedsOf(answersTo(questions), { facts: incursion(facts), field, baseOf });
  const labels = field.squares.map((square): [string, string] => [square.name, squareLabel(square, facts, field, deeds.filter(({ squares }) => squares.includes(square.name)), t)]);
  return { deeds: deeds.map((deed) => deedText(deed, facts, t)), squares: new Map(labels) };
}

describe('what can be done, in words', () => {
  it.each(SAMPLES)('lacks no message in either language: %s', (name) => {
    for (const lang of ['en', 'ru'] as const) {
      const { deeds, squares } = spokenOf(name, lang);
      for (const text of [...deeds, ...squares.values()]) expect(text).not.toMatch(/d16-|undefined|\{|\}/);
    }
  });

  it('tells who stands on a square, how they are, and what a click does', () => {
    const { id, square, type, damage, health } = attackable('attacks');
    const name = (lang: Language): string => `${DEMONS.find((demon) => demon.id === type)?.name[lang]} ${numberOf(id)}`;
    const english = spokenOf('attacks', 'en').squares.get(square);
    expect(english).toContain(`${name('en')}, health ${health - damage} of ${health}`);
    expect(english).toContain(`Attack ${name('en')}`);
    expect(spokenOf('attacks', 'ru').squares.get(square)).toContain(`${name('ru')}, здоровье ${health - damage} из ${health}`);
  });
});
