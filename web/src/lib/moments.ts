/** Times in words and figures. */
import { language, say } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** What a clock shows: 08:41, 1:02:30, or in words when days are left. */
export function clockText(left: number): string {
  const whole = Math.max(0, Math.ceil(left / 1000));
  if (whole >= 86_400) return say('time-days-hours', { days: Math.floor(whole / 86_400), hours: Math.floor((whole % 86_400) / 3600) });
  const hours = Math.floor(whole / 3600);
  const minutes = String(Math.floor((whole % 3600) / 60)).padStart(2, '0');
  const seconds = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${minutes}:${seconds}` : `${minutes}:${seconds}`;
}

/** A length of time in its largest unit. */
export function lengthText(ms: number): string {
  if (ms >= DAY) return say('time-days', { days: Math.round(ms / DAY) });
  if (ms >= HOUR) return say('time-hours', { hours: Math.round(ms / HOUR) });
  if (ms >= MINUTE) return say('time-minutes', { minutes: Math.round(ms / MINUTE) });
  return say('time-seconds', { seconds: Math.round(ms / 1000) });
}

export function dateText(at: string | number): string {
  const date = new Date(typeof at === 'number' && at < 1e12 ? at * 1000 : at);
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' }).format(date);
}

/** The day alone: for what is long ago. */
export function dayText(at: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(at));
}

/** The day as short as it can be told: today, yesterday, 12 Nov, and the year where it is another one. */
export function lateDayText(at: number, now: number): string {
  const [then, today] = [new Date(at), new Date(now)];
  const days = Math.round((then.setHours(0, 0, 0, 0) - today.setHours(0, 0, 0, 0)) / DAY);
  if (days === 0 || days === -1) return new Intl.RelativeTimeFormat(language(), { numeric: 'auto' }).format(days, 'day');
  const year = then.getFullYear() === today.getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year }).format(then);
}
