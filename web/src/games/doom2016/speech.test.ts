import { beforeAll, describe, expect, it } from 'vitest';
import { spoken } from '../../lib/spoken.svelte.ts';
import type { Language } from '../../lib/types.ts';
import { say } from '../../gallery/words.ts';
import { answersTo, deedsOf } from './answers.ts';
import { learnContent } from './content.ts';
import { incursion } from './facts.ts';
import { fieldOf } from './geometry.ts';
import { CONTENT, DEMONS, mapOf, sample, SAMPLES } from './samples.ts';
import { deedText, squareLabel } from './speech.ts';

const baseOf = (type: string): [number, number] => DEMONS.find(({ id }) => id === type)?.base ?? [1, 1];

beforeAll(() => learnContent(CONTENT));

function spokenOf(name: string, lang: Language): { deeds: string[]; squares: Map<string, string> } {
  spoken.lang = lang;
  const t = say(lang);
  const { facts, questions } = sample(name);
  const field = fieldOf(mapOf(facts));
  const deeds = deedsOf(answersTo(questions), { facts: incursion(facts), field, baseOf });
  const labels = field.places.map((square): [string, string] => [square.name, squareLabel(square, facts, field, deeds.filter(({ squares }) => squares.includes(square.name)), t)]);
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
    const { facts } = sample('teleports');
    const pinky = incursion(facts).figures.find(({ id }) => id === 'pinky-4');
    const square = pinky?.squares[0] ?? '';
    const english = spokenOf('teleports', 'en').squares.get(square);
    expect(english).toContain(`${square}, weapon: Frag Grenade. Pinky 4, health 5 of 5`);
    expect(english).toContain('Attack Pinky 4');
    expect(spokenOf('teleports', 'ru').squares.get(square)).toContain('Пинки 4, здоровье 5 из 5');
  });
});
