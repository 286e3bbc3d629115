/** The rules in our own words. */
import { entries } from '../games/games.ts';
import { get } from './api.ts';

export interface Rule {
  id: string;
  text: string;
  /** Places of the words that were looked for, from and to. */
  marks?: [number, number][];
}

export interface Chapter {
  id: string;
  title: string;
  rules: Rule[];
}

export interface RulesText {
  chapters: Chapter[];
}

/** Each game's rules begin with letters of their own. */
export function gameOfRule(rule: string): string {
  const letters = rule.split('-')[0];
  return (entries.find((entry) => entry.rules === letters) ?? entries[0])?.name ?? '';
}

export function rulesAddress(rule: string): string {
  return `/rules/${gameOfRule(rule)}#${rule}`;
}

export function loadRules(game: string, lang: string, words = ''): Promise<RulesText> {
  const query = new URLSearchParams({ lang });
  if (words) query.set('words', words);
  return get<RulesText>(`/api/rules/${encodeURIComponent(game)}?${query}`);
}

/** A text cut at its marks. */
export function highlighted(text: string, marks: [number, number][] = []): { text: string; marked: boolean }[] {
  const pieces: { text: string; marked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of marks) {
    if (from < at) continue;
    if (from > at) pieces.push({ text: text.slice(at, from), marked: false });
    pieces.push({ text: text.slice(from, to), marked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}
