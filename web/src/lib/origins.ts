/** Where an analysis table branched off, kept in the browser: its name says so. */

export interface Origin {
  table: string;
  number: number;
}

const key = (table: string): string => `platzdarm-origin-${table}`;

export function keepOrigin(table: string, origin: Origin): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(origin));
  } catch {
    // Without storage the branch is called what every analysis is called.
  }
}

export function originOf(table: string): Origin | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Partial<Origin> | null;
    return typeof kept?.table === 'string' && typeof kept.number === 'number' ? (kept as Origin) : null;
  } catch {
    return null;
  }
}
