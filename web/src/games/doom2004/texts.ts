/** Texts of several lines, in the language that is spoken now. */
import { spoken } from '../../lib/spoken.svelte.ts';

export function linesOf(text: { en: string[]; ru: string[] }): string[] {
  return spoken.lang === 'ru' ? text.ru : text.en;
}
