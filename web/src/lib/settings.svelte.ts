/** A person's settings: kept in the browser at once, and with the person on the server. */
import { put } from './api.ts';
import type { Orders } from './types.ts';
import { choose, isLanguage, loadLanguage, type Language } from './words.ts';

export const THEMES = ['system', 'dark', 'light'] as const;
export const MOTIONS = ['system', 'full', 'off'] as const;
export const COLOURS = ['standard', 'contrast'] as const;
export const SPEEDS = [0.5, 1, 2, 4] as const;

export interface Preferences {
  language: Language;
  theme: (typeof THEMES)[number];
  motion: (typeof MOTIONS)[number];
  colours: (typeof COLOURS)[number];
  speed: number;
  sound: boolean;
  notify: boolean;
  /** Standing orders: kind of question -> `ask`, `pass` or `first`. */
  orders: Orders;
}

const KEY = 'platzdarm-settings';

export function defaults(wanted: readonly string[]): Preferences {
  return {
    language: choose(wanted),
    theme: 'system',
    motion: 'system',
    colours: 'standard',
    speed: 1,
    sound: true,
    notify: false,
    orders: {},
  };
}

/** Of something stored, whatever still makes sense; the rest as it was. */
export function merge(base: Preferences, stored: unknown): Preferences {
  if (typeof stored !== 'object' || stored === null) return base;
  const given = stored as Record<string, unknown>;
  const merged = { ...base };
  if (isLanguage(given.language)) merged.language = given.language;
  if (THEMES.includes(given.theme as never)) merged.theme = given.theme as Preferences['theme'];
  if (MOTIONS.includes(given.motion as never)) merged.motion = given.motion as Preferences['motion'];
  if (COLOURS.includes(given.colours as never)) merged.colours = given.colours as Preferences['colours'];
  if (SPEEDS.includes(given.speed as never)) merged.speed = given.speed as number;
  if (typeof given.sound === 'boolean') merged.sound = given.sound;
  if (typeof given.notify === 'boolean') merged.notify = given.notify;
  if (typeof given.orders === 'object' && given.orders !== null) merged.orders = given.orders as Orders;
  return merged;
}

const wanted = typeof navigator === 'undefined' ? ['en'] : navigator.languages;
export const settings: Preferences = $state(merge(defaults(wanted), read()));

function read(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null; // storage is closed to us, or holds something else
  }
}

/** Change, show, and keep; `tellServer` when a person is signed in as guest or account. */
export async function change(part: Partial<Preferences>, tellServer: boolean): Promise<void> {
  Object.assign(settings, part);
  await apply();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Without storage the settings last as long as the page.
  }
  if (tellServer) await put('/api/me/settings', $state.snapshot(settings)).catch(() => undefined);
}

/** What the server keeps for a person wins over what this browser had. */
export async function adopt(stored: unknown): Promise<void> {
  Object.assign(settings, merge($state.snapshot(settings) as Preferences, stored));
  await apply();
}

export async function apply(): Promise<void> {
  await loadLanguage(settings.language);
  const root = document.documentElement;
  root.lang = settings.language;
  root.dataset.theme = themeNow();
  root.dataset.motion = motionReduced() ? 'off' : 'on';
  root.dataset.colours = settings.colours;
}

export function themeNow(): 'dark' | 'light' {
  if (settings.theme !== 'system') return settings.theme;
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

export function motionReduced(): boolean {
  if (settings.motion !== 'system') return settings.motion === 'off';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The system's wishes may change while the page is open. */
export function followSystem(): void {
  for (const query of ['(prefers-color-scheme: light)', '(prefers-reduced-motion: reduce)']) {
    matchMedia(query).addEventListener('change', () => void apply());
  }
}
