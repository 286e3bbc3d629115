import { expect, test } from 'vitest';
import type { LineContent } from './facts.ts';
import { briefText } from './texts.ts';

const both = (text: string): { en: string; ru: string } => ({ en: text, ru: text });
const line = (when: string, text: string): LineContent => ({ when, label: both(when), text: both(text) }) as unknown as LineContent;

test('a small card tells when something happens that does not happen at once, and leaves Ambush to the whole card', () => {
  const said = briefText([line('standing', '+3 strength'), line('slaughter', '1 soul'), line('ambush', '+1 speed')], (id, values) => `${id}:${values?.when} ${values?.text}`);
  expect(said).toBe('+3 strength; inf-line:slaughter 1 soul');
});
