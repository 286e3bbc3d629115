import { describe, expect, it } from 'vitest';
import { say } from '../../gallery/words.ts';
import type { Content } from '../../lib/types.ts';
import vocabularies from '../vocabularies.json';
import type { Action } from './notation.ts';
import learn, { content } from './content.ts';
import { sample } from './gallery/samples.ts';
import { usesOf } from './uses.ts';

describe('what is left of an ability', () => {
  it('says what it still does, in the words of its own sentence', () => {
    const before = content();
    const event = { ...before.events[0]!, id: 'precise_1', name: { en: 'Precise', ru: '' }, text: { en: ['Reroll.', 'Ignore cover.'], ru: [] } };
    learn({ ...before, events: [event] } as unknown as Content, vocabularies.doom2016.vocabulary);
    const told = (number: number): string | undefined => {
      const answer = { verb: 'use', source: 'later', ability: `precise_1-${number}`, text: `use later precise_1-${number}` } as unknown as Action;
      return usesOf([answer], sample('act').facts, say('en'))[0]?.text;
    };
    const [first, second, beyond] = [told(1), told(2), told(3)];
    learn(before as unknown as Content, vocabularies.doom2016.vocabulary);
    expect([first, second, beyond]).toEqual(['Rest of the effect. Reroll.', 'Rest of the effect. Ignore cover.', 'Rest of the effect. Reroll. Ignore cover.']);
  });
});
