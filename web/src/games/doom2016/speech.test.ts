import { describe, expect, it } from 'vitest';
import { spoken } from '../../lib/spoken.svelte.ts';
import type { Language } from '../../lib/types.ts';
import { say } from '../../gallery/words.ts';
import { answersTo, deedsOf } from './answers.ts';
import { incursion, numberOf } from './facts.ts';
import { fieldOf } from './board/geometry.ts';
import { DEMONS, mapOf, sample, SAMPLES, type Sample } from './gallery/samples.ts';
import { deedText, squareLabel, stepText } from './speech.ts';
import { voice } from './voice.ts';

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

  it('names a staggered demon that can be entered, in the prompt', () => {
    const { facts, questions } = sample('act');
    const known = incursion(facts);
    const demon = known.figures.find(({ seat }) => seat === 0)!;
    const active = { figure: 'alpha', points: 2, mains: 0, offers: [], reach: [{ to: demon.squares[0], by: 'step n', cost: 2 }] };
    const now = (staggered: boolean): typeof facts => ({ ...facts, active, figures: [{ ...demon, staggered }] }) as unknown as typeof facts;
    const asked = { ...questions[0]!, kind: 'act' };
    expect(voice.ask(asked, now(true), say('en')).hint).toMatch(/is staggered: move onto it\./);
    expect(voice.ask(asked, now(false), say('en')).hint).not.toMatch(/staggered/);
  });

  it('says how many demons of a group are still to be placed', () => {
    spoken.lang = 'en';
    const { facts, questions } = sample('act');
    const asked = { ...questions[0]!, kind: 'place', about: ['d7', 'imp'] };
    const now = { ...facts, summoning: { portal: 'd7', colour: 'red', waiting: ['imp', 'imp', 'baron_of_hell'] } } as unknown as typeof facts;
    expect(voice.ask(asked, now, say('en')).hint).toMatch(/^Still to place: Imp × 2, Baron of Hell;/);
  });

  it('speaks of clicks or of taps on a card of the hand, as it is held', () => {
    const { facts } = sample('act');
    const [card = ''] = incursion(facts).marines.flatMap(({ hand }) => hand.filter((one) => one !== null));
    const hint = (touch: boolean, ...singles: string[]): string | undefined =>
      stepText({ chosen: card, starts: false, touch, answers: answersTo([{ seat: 1, kind: 'act', about: [], due: true, rule: '', answers: { count: singles.length, singles, spans: [] } }]), facts, t: say('en') })?.hint;
    for (const deeds of [[`play ${card}`], [`play ${card}`, `run ${card}`]]) {
      expect(hint(false, ...deeds)).toMatch(/second click/);
      expect(hint(true, ...deeds)).toMatch(/second tap/);
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
