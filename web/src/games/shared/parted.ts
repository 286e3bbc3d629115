/** Long words in narrow places. */
const LONG_WORD = /[а-яё]{9,}/gi;
const SYLLABLE = /([аеёиоуыэюя][бвгджзклмнпрстфхцчшщ]?[ьъй]?)(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя])/gi;

/** A name for a narrow place: long Russian words may part between syllables, but not after a first letter. Not every browser knows how to part them. */
export function parted(name: string): string {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE, (part, _, at: number) => (at ? `${part}\u00AD` : part)));
}
