/** Packs from and to somebody's own disk, in the form that `platzdarm content new` writes. */
import type { Kept } from '../../games/shared/editor/draft.svelte.ts';
import { writeToml } from '../../games/shared/editor/toml.ts';
import { post } from '../../lib/api.ts';
import type { Manifest, OpenedPack, PackFile } from '../../lib/types.ts';
import { zipped } from '../../lib/zip.ts';

export async function openFile(file: File): Promise<OpenedPack> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return post<OpenedPack>('/api/drafts/open', { name: file.name, data: btoa(text) });
}

/** What was opened on the page of packs: a zip as it is, or the files of one; single files have no manifest. */
export async function openDraft(draft: { name: string; zip: string; files: readonly PackFile[] }): Promise<OpenedPack> {
  const { name, zip, files } = draft;
  if (!files.length) return post<OpenedPack>('/api/drafts/open', { name, data: zip });
  if (files.some((file) => file.name === 'pack.toml')) return openFile(new File([zipped(files)], 'pack.zip'));
  const packs = await Promise.all(files.map((file) => openFile(new File([file.text], file.name))));
  return { manifest: null, files: packs.flatMap((pack) => pack.files) };
}

/** A zip with a folder, as it would be made of what `content new` has made. */
export function packOf(kept: Kept, manifest: Manifest, file: { name: string; text: string }): Blob {
  const others = kept.others.filter((one) => one.name !== file.name);
  const files = [{ name: 'pack.toml', text: writeToml(manifest) }, file, ...others];
  return zipped(files.map(({ name, text }) => ({ name: `${manifest.id}/${name}`, text })));
}

export function download(name: string, data: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(data);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
