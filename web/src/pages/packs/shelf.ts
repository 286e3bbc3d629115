/** What the page of packs lists, and how it is put together: own drafts, packs of this server, what comes with the games. */
import type { GameInfo, PackFault, PackFile, PackInfo, PackReport } from '../../lib/types.ts';

/** A pack that was opened from somebody's disk, and what is known of it. */
export interface Draft {
  key: string;
  /** The name of the file or folder that was opened. */
  name: string;
  files: PackFile[];
  /** A zip, in base64, until the server has unpacked it. */
  zip: string;
  report: PackReport | null;
}

const KEPT = 'platzdarm-opened-packs';
const MOST_KEPT = 8;

/** Drafts live in the browser: nobody else sees them. */
export function keepDrafts(drafts: readonly Draft[]): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify(drafts.slice(0, MOST_KEPT).map(({ key, name, files, zip }) => ({ key, name, files, zip }))));
  } catch {
    // Without storage, or with too little, they are gone with the page.
  }
}

export function keptDrafts(): Draft[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]') as Partial<Draft>[];
    return kept.filter((one) => typeof one.key === 'string').map((one) => ({ key: one.key as string, name: one.name ?? '', files: one.files ?? [], zip: one.zip ?? '', report: null }));
  } catch {
    return [];
  }
}

/** What is sent: the files where they are known, so that the server need not unpack them again. */
export function wishOf({ files, zip }: Draft): { files: PackFile[] } | { zip: string } {
  return zip && !files.length ? { zip } : { files };
}

export function withReport(draft: Draft, report: PackReport): Draft {
  return { ...draft, report, files: report.files.length ? report.files : draft.files, zip: report.files.length ? '' : draft.zip };
}

const ends = (file: File, ending: string): boolean => file.name.toLowerCase().endsWith(ending);

/** What was chosen together: each zip is a pack of its own, and all TOML files are one; of anything else nothing is made. */
export function packsAmong(files: readonly File[]): File[][] {
  const texts = files.filter((file) => ends(file, '.toml'));
  const zips = files.filter((file) => ends(file, '.zip')).map((file) => [file]);
  return texts.length ? [...zips, texts] : zips;
}

/** Files of the disk as one draft: a zip, or TOML files. */
export async function opened(files: readonly File[], key: string): Promise<Draft> {
  const zip = files.find((file) => ends(file, '.zip'));
  if (zip) return { key, name: zip.name, files: [], zip: encoded(new Uint8Array(await zip.arrayBuffer())), report: null };
  const read = await Promise.all(files.map(async (file) => ({ name: file.name, text: await file.text() })));
  return { key, name: read.map((file) => file.name).join(', '), files: read, zip: '', report: null };
}

export function encoded(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}

export interface Shelves {
  mine: PackInfo[];
  others: PackInfo[];
}

/** The packs of this server by whose they are, of one game or of all. */
export function shelves(packs: readonly PackInfo[], game: string): Shelves {
  const wanted = packs.filter((pack) => !game || pack.game === game);
  return { mine: wanted.filter((pack) => pack.mine), others: wanted.filter((pack) => !pack.mine) };
}

/** What comes with a game, by kind: what stands in no pack. */
export function builtIn(game: GameInfo, packs: readonly PackInfo[]): { kind: string; count: number }[] {
  const own = new Set(packs.filter((pack) => pack.game === game.name).flatMap((pack) => pack.entries.map((entry) => entry.id)));
  const content = game.content as Record<string, unknown>;
  return ['armies', 'puzzles', 'missions', 'scenarios', 'classes', 'champions', 'cards'].flatMap((kind) => {
    const list = content[kind];
    const count = Array.isArray(list) ? list.filter((one: { id?: string }) => !own.has(one.id ?? '')).length : 0;
    return count ? [{ kind, count }] : [];
  });
}

/** An entry of which nothing can be shown before it is mended. */
export interface Unseen {
  id: string;
  /** Of the first thing that is wrong with it; 0 where that cannot be told. */
  line: number;
}

export function unseen({ faults, previews }: PackReport): Unseen[] {
  const seen = new Set(previews.map((one) => one.id));
  const broken = new Map<string, Unseen>();
  for (const { entry: id, line } of faults) if (id && !seen.has(id) && !broken.has(id)) broken.set(id, { id, line });
  return [...broken.values()];
}

/** The lines around a fault; the first is number `from`. */
export function excerpt(fault: PackFault, files: readonly PackFile[], around = 4): { from: number; lines: string[] } | null {
  const lines = files.find((file) => file.name === fault.file)?.text.split('\n');
  if (!lines || fault.line < 1) return null;
  const from = Math.max(1, fault.line - around);
  return { from, lines: lines.slice(from - 1, fault.line + around) };
}

/** Where one plays with it: the form of a new table with the first thing that can be chosen. */
export function playAddress(pack: PackInfo): string {
  const entry = pack.entries.find((one) => one.option);
  if (!entry) return pack.entries.some((one) => one.kind === 'puzzle') && !pack.everywhere ? '/puzzles' : `/new/${pack.game}`;
  const wish = entry.option === 'armies' ? 'army-0' : entry.option;
  return `/new/${pack.game}?${new URLSearchParams({ [wish]: entry.id })}`;
}
