/** The secret of the link by which seats of a campaign are played on elsewhere. A browser that had it keeps it, so that one comes back. */
const key = (series: string): string => `platzdarm-handover:${series}`;

export function keepCode(series: string, code: string): void {
  try {
    localStorage.setItem(key(series), code);
  } catch {
    // Without a memory of the browser's own the link itself is the way back.
  }
}

export function keptCode(series: string): string {
  try {
    return localStorage.getItem(key(series)) ?? '';
  } catch {
    return '';
  }
}

export function forgetCode(series: string): void {
  try {
    localStorage.removeItem(key(series));
  } catch {
    // It was not kept, then.
  }
}

/** In the part of an address that no server and no log ever sees. */
export const linkOf = (origin: string, series: string, code: string): string => `${origin}/campaign/${series}#${code}`;
