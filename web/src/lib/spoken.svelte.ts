/** The language spoken now; kept apart so that `words.ts` can be read by anything. */
export const spoken = $state({ lang: 'en' });
