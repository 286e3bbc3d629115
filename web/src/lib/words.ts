/**
 * Every text comes from the Fluent catalogues that the server uses too: `platzdarm/locale/LANGUAGE/*.ftl` for what is
 * shared, `platzdarm/games/GAME/locale/LANGUAGE/*.ftl` for a game.
 *
 * Only the chosen language is loaded, and the words of a game only when the game is, but for its `entry.ftl`, which is
 * a part of the first page (`scripts/firstWords.ts`). The texts of cards come with the game's content, and those of the command line not at all.
 * `say` reads the language as reactive state, so that a change of language words the whole page anew.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import first from 'platzdarm:first-words';
import { Fault, speak } from './api.ts';
import { spoken } from './spoken.svelte.ts';

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;
/** An id of the catalogues and its arguments. */
export type Message = readonly [id: string, args?: Arguments];

// Texts are no script: they are fetched as they are.
const catalogues = import.meta.glob<string>('../../../platzdarm/games/*/locale/*/{game,campaign,stories,page,lesson,end,hints}.ftl', {
  query: '?url',
  import: 'default',
  eager: true,
});
/** Words of the editors alone, shared ones and those of each game. */
const EDITORS = import.meta.glob<string>(['../../../platzdarm/locale/*/editor.ftl', '../../../platzdarm/games/*/locale/*/editor.ftl'], {
  query: '?url',
  import: 'default',
  eager: true,
});
Object.assign(catalogues, EDITORS);
/** The game, the language and the name of a catalogue, from its path. */
const CATALOGUE = /(?:\/games\/(\w+))?\/locale\/(\w+)\/(\w+)\.ftl$/;

/** By what a catalogue is asked for: the game's name, or that of the game's editor. */
export function editorWords(game = ''): string {
  return `editor of ${game}`;
}
const bundles = new Map<string, FluentBundle>();
/** The games whose words are wanted, and the files that each bundle has. */
const games = new Set<string>();
const inside = new Map<string, Set<string>>();

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}

/** The first of the wanted languages that we speak, English if none. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lang = tag.slice(0, 2).toLowerCase();
    if (isLanguage(lang)) return lang;
  }
  return 'en';
}

export async function loadLanguage(lang: Language): Promise<void> {
  await fill(lang);
  spoken.lang = lang;
  speak(lang);
}

/** The words of a game, in this language and in any that is chosen later. */
export async function loadWords(game: string): Promise<void> {
  games.add(game);
  await fill(spoken.lang as Language);
}

async function read(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Fault({ code: 'offline' });
  return answer.text();
}

async function fill(lang: Language): Promise<void> {
  const there = inside.get(lang) ?? new Set();
  inside.set(lang, there);
  const wanted = Object.keys(catalogues).filter((path) => {
    const [, game, folder, file] = CATALOGUE.exec(path) ?? [];
    return folder === lang && games.has(file === 'editor' ? editorWords(game) : (game as string));
  });
  const addresses = [first[lang], ...wanted.map((path) => catalogues[path] as string)].filter((address) => !there.has(address));
  const texts = await Promise.all(addresses.map(read));
  const bundle = bundles.get(lang) ?? makeBundle(lang, []);
  // Two may have asked at the same time: a file is taken in once.
  addresses.forEach((address, at) => {
    if (!there.has(address)) bundle.addResource(new FluentResource(texts[at] as string));
    there.add(address);
  });
  bundles.set(lang, bundle);
}

export function makeBundle(lang: string, texts: string[]): FluentBundle {
  // Isolating marks would surround each argument with invisible characters; both languages run left to right.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return bundle;
}

export function has(id: string): boolean {
  return bundles.get(spoken.lang)?.hasMessage(id) ?? false;
}

/** The short name of a game. One that this page knows nothing of has the server's name. */
export function gameName(game: string): string {
  return has(`game-${game}`) ? say(`game-${game}`) : game;
}

/** As the server names guests who give no name, in whichever language they came. */
const GIVEN = /^(?:Guest|Гость) ([0-9A-F]{4})$/;

/** A person's name as it is read: one that the server has given is in the reader's language. */
export function called(name: string | null | undefined): string {
  const sign = GIVEN.exec(name ?? '')?.[1];
  return sign ? say('guest-name', { sign }) : (name ?? '');
}

/** A message in the present language. One that is missing is our mistake: it shows its id and complains. */
export function say(id: string, args?: Arguments): string {
  const bundle = bundles.get(spoken.lang);
  const pattern = bundle?.getMessage(id)?.value;
  if (!bundle || !pattern) {
    console.error(`no message '${id}' in '${spoken.lang}'`);
    return id;
  }
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  for (const error of errors) console.error(`message '${id}': ${error.message}`);
  return text;
}

export function tell(message: Message): string {
  return say(message[0], message[1]);
}

export function language(): Language {
  return spoken.lang as Language;
}

/** A text that comes in both languages, as content files have it. */
export function pick(text: Record<string, string>): string {
  return text[spoken.lang] ?? text.en ?? '';
}

/** An error in words: its message by name, else the server's own sentence, else what kind of error it is. */
export function wordFault(fault: unknown): string {
  if (!(fault instanceof Fault)) return say('page-error-page');
  for (const id of [`refusal-${fault.slug}`, `fault-${fault.slug}`, `error-${fault.slug}`]) {
    if (fault.slug && has(id) && !needsArguments(id)) return say(id);
  }
  const sentence = fault.message.replace(/ \[[A-Z][A-Z0-9]*-[A-Z]+-\d+\]$/, '');
  if (sentence && sentence !== fault.code && sentence !== fault.slug) return sentence;
  return has(`page-error-${fault.code}`) ? say(`page-error-${fault.code}`) : say('page-error-internal');
}

/** Whether a message has holes that we could not fill. */
function needsArguments(id: string): boolean {
  return typeof bundles.get(spoken.lang)?.getMessage(id)?.value !== 'string';
}
