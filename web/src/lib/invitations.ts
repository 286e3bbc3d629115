/** Links that lead to a seat. */

/** The address inside the page that a typed link or code leads to. */
export function addressOf(text: string, origin: string): string | null {
  const trimmed = text.trim();
  if (!trimmed) return null;
  try {
    const url = new URL(trimmed);
    return url.origin === origin ? url.pathname + url.search : null;
  } catch {
    return /^[\w-]+$/.test(trimmed) ? `/table/${trimmed}` : null;
  }
}

/** Whether a link leads to this computer alone: nobody else can follow it. */
export function isLocal(link: string): boolean {
  try {
    const { hostname } = new URL(link);
    return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
  } catch {
    return false;
  }
}
