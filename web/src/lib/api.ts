/** HTTP: what is asked once. Errors come as `Fault`, worded by `wordFault`. */
import type { Trouble } from './types.ts';

export class Fault extends Error {
  readonly code: string; // one of the protocol's, or `offline`
  readonly slug: string;
  readonly rule: string;
  readonly status: number;

  constructor(body: { code?: string; slug?: string; rule?: string; text?: string }, status = 0) {
    super(body.text || body.slug || body.code || 'error');
    this.code = body.code ?? 'internal';
    this.slug = body.slug ?? '';
    this.rule = body.rule ?? '';
    this.status = status;
  }
}

/** What an address names and what cannot be is not there: nobody who followed a link cares about the form of ids. */
export function absent(fault: unknown, text = ''): unknown {
  return fault instanceof Fault && fault.status === 400 ? new Fault({ code: 'not_found', text }, 404) : fault;
}

/** The language in which the server is asked to word its errors. */
let language = 'en';

export function speak(lang: string): void {
  language = lang;
}

export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'X-Platzdarm': '1', 'Accept-Language': language };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Fault({ code: 'offline' });
  }
  return read<T>(answer);
}

async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (!answer.ok) throw new Fault(errorIn(text), answer.status);
  if (!text) return undefined as T;
  return (answer.headers.get('Content-Type') ?? '').includes('json') ? (JSON.parse(text) as T) : (text as T);
}

function errorIn(text: string): Partial<Trouble> {
  try {
    const found = (JSON.parse(text) as { error?: Partial<Trouble> }).error;
    if (found && typeof found === 'object') return found;
  } catch {
    // Not our server's answer: a proxy in between, or a crash.
  }
  return { code: 'internal' };
}

export const get = <T>(path: string): Promise<T> => request<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => request<T>('POST', path, body);
export const put = <T>(path: string, body: unknown): Promise<T> => request<T>('PUT', path, body);
export const remove = <T>(path: string): Promise<T> => request<T>('DELETE', path);
