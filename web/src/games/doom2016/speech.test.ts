import { describe, expect, it } from 'vitest';
import { spoken } from '../../lib/spoken.svelte.ts';
import type { Language } from '../../lib/types.ts';
import { say } from '../../gallery/words.ts';
import { answersTo, deedsOf } from './answers.ts';
import { incursion, numberOf } from './facts.ts';
import { fieldOf } from './board/geometry.ts';
import { DEMONS, mapOf, sample, SAMPLES, type Sample } from './gallery/samples.ts';
import { deedText, squareLabel } from './speech.ts';

const baseOf = (type: string): [number, number] => DEMONS.find(({ id }) => id === type)?.base ?? [1, 1];

function spokenOf({ facts, questions }: Pick<Sample, 'facts' | 'questions'>, lang: Language): { deeds: string[]; squares: Map<string, string> } {
  spoken.lang = lang;
  const t = say(lang);
  const field = fieldOf(mapOf(facts));
  const deeds = deedsOf(answersTo(questions), { facts: incursion(facts), field, baseOf });
  const labels = field.places.map((square): [string, string] => [square.name, squareLabel(square, facts, field, deeds.filter(({ squares }) => squares.includes(square.name)), t)]);
  return { deeds: deeds.map((deed) => deedText(deed, facts, t)), squares: new Map(labels) };
}

describe('what can be done, in words', () => {
  it.each(SAMPLES)('lacks no message in either language: %s', (name) => {
    for (const lang of ['en', 'ru'] as const) {
      const { deeds, squares } = spokenOf(sample(name), lang);
      for (const text of [...deeds, ...squares.values()]) expect(text).not.toMatch(/d16-|undefined|\{|\}/);
    }
  });

  it('tells who stands on a square, how they are, and what a click does', () => {
    const { facts } = sample('act');
    const demon = incursion(facts).figures.find(({ seat }) => seat === 0);
    const name = DEMONS.find(({ id }) => id === demon?.type)?.name;
    const number = numberOf(demon?.id ?? '');
    const square = demon?.squares[0] ?? '';
    const figures = incursion(facts).figures.map((one) => (one === demon ? { ...one, health: 5, damage: 1 } : one));
    const now = {
      facts: { ...facts, figures, weapons: [[square, 'frag_grenade']] },
      questions: [{ seat: 1, kind: 'act', about: [], due: true, rule: '', answers: { count: 1, singles: [`attack ${demon?.id}`], spans: [] } }],
    };
    const english = spokenOf(now, 'en').squares.get(square);
    expect(english).toContain(`${square}, weapon: Frag Grenade. ${name?.en} ${number}, health 4 of 5`);
    expect(english).toContain(`Attack ${name?.en} ${number}`);
    expect(spokenOf(now, 'ru').squares.get(square)).toContain(`${name?.ru} ${number}, здоровье 4 из 5`);
  });
});
