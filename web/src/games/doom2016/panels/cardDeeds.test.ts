import { describe, expect, it } from 'vitest';
import { say } from '../../../gallery/words.ts';
import type { Content } from '../../../lib/types.ts';
import vocabularies from '../../vocabularies.json';
import { answersTo } from '../answers.ts';
import learn, { content } from '../content.ts';
import { incursion } from '../facts.ts';
import { sample } from '../gallery/samples.ts';
import { deedsWith, widthFor } from './cardDeeds.ts';

const t = say('en');
const { facts } = sample('act');
const known = incursion(facts);
const [card = ''] = known.marines.flatMap(({ hand }) => hand).filter((one) => one !== null);
const answers = answersTo([{ seat: 1, kind: 'act', about: [], due: true, rule: '', answers: { count: 2, singles: [`play ${card}`, `run ${card}`], spans: [] } }]);
const withOffers = (offers: unknown[]): typeof facts => ({ ...facts, active: { figure: 'alpha', points: 0, mains: 1, reach: [], offers } }) as unknown as typeof facts;

describe('what can be done with a card', () => {
  it('names the attack that a second card would end, before it is played', () => {
    const deeds = deedsWith(card, answers, withOffers([{ red: 2, black: 1, range: 5, card }]), t);
    expect(deeds.map(({ action }) => action)).toEqual([`play ${card}`, `run ${card}`]);
    for (const { loses } of deeds) expect(loses).toMatch(/^The attack of .+ is lost$/);
    expect(deedsWith(card, answers, withOffers([{ red: 1, black: 0, range: 1 }]), t)[0]?.loses).toBe('The attack that was not made is lost');
  });

  it('names it before a glory kill card is used, and lets no second click choose among aims', () => {
    const told = content();
    learn({ ...told, glory: told.glory.map((one) => ({ ...one, text: { en: [], ru: [] } })) } as unknown as Content, vocabularies.doom2016.vocabulary);
    const uses = answersTo([{ seat: 1, kind: 'act', about: [], due: true, rule: '', answers: { count: 3, singles: ['use glory shockwave imp-1', 'use glory shockwave imp-2', 'end'], spans: [] } }]);
    const lost = deedsWith('shockwave', uses, withOffers([{ red: 2, black: 1, range: 5, card }]), t);
    expect(lost.map(({ oneOf }) => oneOf)).toEqual([true, true]);
    for (const { loses } of lost) expect(loses).toMatch(/^The attack of .+ is lost$/);
    const reaction = uses.filter(({ verb }) => verb !== 'end');
    for (const { loses } of deedsWith('shockwave', reaction, withOffers([{ red: 2, black: 1, range: 5, card }]), t)) expect(loses).toBeUndefined();
  });

  it('loses nothing where no attack is left', () => {
    for (const { loses } of deedsWith(card, answers, withOffers([]), t)) expect(loses).toBeUndefined();
  });
});

describe('the width of a card', () => {
  const text = 'После вашей атаки: в следующей атаке пехотинца на защищающегося в этом раунде можно перебросить 1 кубик.';

  it('counts one row where boot, range and dice stand beside each other, and two where they wrap', () => {
    expect(widthFor('Трассер', text, [32, 32, 21])).toBeLessThanOrEqual(widthFor('Трассер', text, [32, 32, 170]));
    expect(widthFor('Трассер', 'Бросьте кубик.', [32, 32, 21])).toBe(116);
  });
});
