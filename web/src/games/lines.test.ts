import { expect, test } from 'vitest';
import type { LogLine } from '../lib/types.ts';
import { loadLanguage, loadWords, say, type Language } from '../lib/words.ts';
import './doom2004/gallery/samples.ts'; // for the content
import { voice as doom2004 } from './doom2004/voice.ts';
import { voice as doom2016 } from './doom2016/voice.ts';
import './doom2016/gallery/samples.ts';
import './inferno/gallery/samples.ts';
import { voice as inferno } from './inferno/voice.ts';
import samples from './lines.json';
import { wordLine } from './lines.ts';
import './neuroshima/gallery/samples.ts';
import { voice as neuroshima } from './neuroshima/voice.ts';
import { plain, type Voice } from './voice.ts';

const VOICES: Record<string, Voice> = { neuroshima, doom2016, doom2004, inferno };
const CASES = Object.entries(samples).flatMap(([game, told]) => (['en', 'ru'] as Language[]).map((lang) => [game, lang, told] as const));

test.each(CASES)('lines of %s read in the page as in the terminal: %s', async (game, lang, told) => {
  await loadLanguage(lang);
  await loadWords(game);
  const { name } = VOICES[game] as Voice;
  expect(told.map(({ line }) => plain(wordLine(line as LogLine, name, say).text))).toEqual(told.map(({ texts }) => texts[lang]));
});
