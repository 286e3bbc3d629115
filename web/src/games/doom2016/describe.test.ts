import { describe as suite, expect, it } from 'vitest';
import { nameOf } from '../../boards/squares/field.ts';
import { say } from '../../gallery/words.ts';
import type { Content } from '../../lib/types.ts';
import vocabularies from '../vocabularies.json';
import learn, { content, demonOf, missionOf } from './content.ts';
import { demonThing, describe, invasionThing, seatThing, weaponThing } from './describe.ts';
import { incursion, type InvasionContent } from './facts.ts';
import { sample } from './gallery/samples.ts';
import { figureName } from './names.ts';
import { figureThing, squareThing } from './thing.ts';

const t = say('en');
const { facts } = sample('act');
const known = incursion(facts);
const marine = known.figures.find(({ seat }) => seat > 0)!;
const demon = known.figures.find(({ seat }) => seat === 0)!;

suite('the card of what is looked at', () => {
  it('tells of a figure that came onto the square under the pointer', () => {
    const marines = known.marines.map((one) => ({ ...one, class: null, squad: null, weapons: [], discards: [] }));
    const card = describe(squareThing(marine.squares[0] ?? ''), { ...facts, marines } as unknown as typeof facts, t);
    expect(card.title).toBe(figureName(marine.id, facts, t));
    expect(card.emblem).toBeDefined();
  });

  it('names a figure that is gone as players do, never by its id', () => {
    const gone = { ...facts, figures: known.figures.filter(({ id }) => id !== demon.id) } as unknown as typeof facts;
    const card = describe(figureThing(demon.id), gone, t);
    expect(card).toMatchObject({ title: figureName(demon.id, facts, t), subtitle: 'not on the map' });
    expect(JSON.stringify({ ...card, emblem: undefined })).not.toContain(demon.id);
  });

  it('tells of a weapon all that its cards say', () => {
    const before = content();
    const weapon = before.weapons.find(({ cards }) => cards.length > 1)!;
    const actions = before.actions.map((card) => ({ ...card, summary: { en: `figures of ${card.id}`, ru: '' }, text: { en: [`what ${card.id} does`], ru: [] } }));
    learn({ ...before, actions } as unknown as Content, vocabularies.doom2016.vocabulary);
    const { lines } = describe(weaponThing(weapon.id), facts, t);
    learn(before as unknown as Content, vocabularies.doom2016.vocabulary);
    expect(lines).toHaveLength(weapon.cards.length);
    for (const [at, id] of weapon.cards.entries()) expect(lines[at]).toContain(`figures of ${id} what ${id} does`);
  });

  it('tells in the tutorial only of what happens there', () => {
    const two = (word: string): { en: string; ru: string } => ({ en: word, ru: word });
    const lines = (...words: string[]): { en: string[]; ru: string[] } => ({ en: words, ru: words });
    const abilities = [{ id: 'claws', name: two('Claws'), argent: 0, text: two('claws') }, { id: 'fire', name: two('Fire'), argent: 1, text: two('fire, 1 argent') }];
    const imp = { ...demonOf('imp'), summary: two('health 3, stagger 2'), tutorial: two('health 3'), abilities };
    const strike = { id: 'strike', name: two('Strike'), text: lines('blue portal', 'yellow portal', 'red portal') } as InvasionContent;
    const before = content();
    learn({ ...before, demons: [imp], invasions: [strike] } as unknown as Content, vocabularies.doom2016.vocabulary);
    const marines = known.marines.map((one) => ({ ...one, class: null, squad: null, weapons: [], discards: [] }));
    const cards = [{ ...known.invader.cards[0]!, id: 'imp' }];
    const { rows } = missionOf(known.mission).map;
    const row = rows.findIndex((letters) => letters.includes('d'));
    const hard = squareThing(nameOf(rows[row]!.indexOf('d'), row));
    const told = (tutorial: boolean): string => {
      const now = { ...facts, tutorial, figures: [], marines, invader: { ...known.invader, cards } } as unknown as typeof facts;
      return JSON.stringify([demonThing('imp'), invasionThing('strike'), seatThing(1), hard].map((thing) => describe(thing, now, t)));
    };
    const [usual, first] = [told(false), told(true)];
    learn(before as unknown as Content, vocabularies.doom2016.vocabulary);
    for (const word of [/stagger/, /argent/, /glory kill/, /gives cover/, /red portal/]) {
      expect(usual).toMatch(word);
      expect(first).not.toMatch(word);
    }
    expect(first).toMatch(/health 3.*claws.*yellow portal.*Difficult/);
  });
});
