/** What the plugins under scripts/ provide. */
declare module 'platzdarm:first-words' {
  const addresses: Record<import('./lib/words.ts').Language, string>;
  export default addresses;
}

declare module 'icon:*' {
  /** Outline on a ground of 512 x 512. */
  const path: string;
  export default path;
}

declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
