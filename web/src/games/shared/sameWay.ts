/** The steps of one way, which are taken back together: before another figure goes, something else is done. */
export const isSameWay = (action: string, before: string): boolean => [action, before].every((text) => text.startsWith('step '));
