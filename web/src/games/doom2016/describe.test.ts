import { describe as suite, expect, it } from 'vitest';
import { say } from '../../gallery/words.ts';
import { describe } from './describe.ts';
import { incursion } from './facts.ts';
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
});
