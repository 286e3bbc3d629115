/** What somebody is making in the page: one entry of a pack, its history, and what the server says of it. */
import { post } from '../../../lib/api.ts';
import { session } from '../../../lib/session.svelte.ts';
import type { EntryPreview, MakerKit, Manifest, OpenedFile, PackFault, PackReport } from '../../../lib/types.ts';
import { begun, changed, redone, undone, type History } from './history.ts';
import { writeToml, type Entry } from './toml.ts';

/** All that is saved: the entry that is edited, the other files of its pack as they are, and who made it. */
export interface Kept {
  entry: Entry;
  others: readonly { name: string; text: string }[];
  manifest: Manifest | null;
}

/** Milliseconds that a draft must stand before it is asked about. */
const RESTS = 400;

export class Draft {
  private history = $state.raw<History<Kept | null>>(begun<Kept | null>(null));
  faults = $state.raw<readonly PackFault[]>([]);
  /** What players will read of what is right. */
  texts = $state.raw<readonly EntryPreview[]>([]);
  /** The present draft has been looked at. */
  checked = $state(false);
  /** The server could not be asked. */
  unasked = $state.raw<unknown>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(
    readonly game: string,
    readonly kit: MakerKit,
    private readonly sections: readonly string[],
  ) {
    this.history = begun(this.read());
    this.check();
  }

  get kept(): Kept | null {
    return this.history.present;
  }
  get entry(): Entry {
    return this.kept?.entry ?? {};
  }
  get undoable(): boolean {
    return this.history.past.length > 0;
  }
  get redoable(): boolean {
    return this.history.future.length > 0;
  }

  // -- changing -----------------------------------------------------------------------------------------------------

  /** Successive changes `about` the same are taken back together. */
  change(entry: Entry, about = ''): void {
    if (this.kept) this.put(changed(this.history, { ...this.kept, entry }, about));
  }

  /** Something else to work on; what was there before can be taken back. */
  begin(kept: Kept): void {
    this.put(this.kept ? changed(this.history, kept) : begun<Kept | null>(kept));
  }

  undo(): void {
    this.put(undone(this.history));
  }

  redo(): void {
    this.put(redone(this.history));
  }

  private put(history: History<Kept | null>): void {
    if (history === this.history) return;
    this.history = history;
    this.keep();
    this.check();
  }

  // -- in this browser ------------------------------------------------------------------------------------------------

  private get shelf(): string {
    return `platzdarm-editor-${this.game}`;
  }

  private read(): Kept | null {
    try {
      const found = JSON.parse(localStorage.getItem(this.shelf) ?? 'null') as Kept | null;
      return found && typeof found.entry === 'object' && found.entry !== null && Array.isArray(found.others) ? found : null;
    } catch {
      return null;
    }
  }

  private keep(): void {
    try {
      localStorage.setItem(this.shelf, JSON.stringify(this.kept));
    } catch {
      // There is no room, or the browser keeps nothing: the draft lives as long as the page.
    }
  }

  // -- files ----------------------------------------------------------------------------------------------------------

  get file(): { name: string; text: string } {
    return { name: fileName(this.entry), text: writeToml(this.entry, this.sections) };
  }

  /** What the entry needs comes before it. */
  get files(): { name: string; text: string }[] {
    const { file } = this;
    return [...(this.kept?.others ?? []).filter((one) => one.name !== file.name), file];
  }

  // -- checking -------------------------------------------------------------------------------------------------------

  /** In a moment, when nothing more has changed. */
  check(): void {
    clearTimeout(this.timer);
    this.checked = false;
    if (this.kept) this.timer = setTimeout(() => void this.ask(), RESTS);
  }

  private async ask(): Promise<void> {
    const mine = ++this.asked;
    try {
      await session.ensure();
      const told = await post<PackReport>('/api/packs/check', { game: this.game, files: this.files });
      if (mine !== this.asked) return;
      [this.faults, this.texts, this.checked, this.unasked] = [told.faults, told.previews, true, null];
    } catch (fault) {
      if (mine === this.asked) this.unasked = fault;
    }
  }

  stop(): void {
    clearTimeout(this.timer);
    this.asked += 1;
  }

  /** Faults of a field and of its parts; `entry` is empty for what the file is about. */
  faultsAt(entry: string, field: string): PackFault[] {
    const own = String(this.entry.id ?? '');
    return this.faults.filter((one) => (one.entry === own ? '' : one.entry) === entry && within(one.field, field));
  }
}

/** Whether a field is this one or a part of it. */
export function within(field: string, whole: string): boolean {
  return field === whole || (whole !== '' && (field.startsWith(`${whole}.`) || field.startsWith(`${whole}[`)));
}

/** A file is called like what it holds. */
export function fileName(entry: Entry): string {
  const id = String(entry.id ?? '');
  return `${/^[a-z0-9][a-z0-9_]*$/.test(id) ? id.slice(0, 32) : 'draft'}.toml`;
}

/** An id that is right, made of a name; and one that is not taken. */
export function idOf(name: string, taken: readonly string[] = []): string {
  const plain = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_').replaceAll(/^_+|_+$/g, '').slice(0, 28) || 'mine';
  let id = plain;
  for (let number = 2; taken.includes(id); number += 1) id = `${plain}_${number}`;
  return id;
}

export function manifestFor(game: string, entry: Entry, author: string): Manifest {
  const name = entry.name as Manifest['name'];
  return { id: String(entry.id), game, name, author, version: '0.1.0', licence: 'CC-BY-SA-4.0', languages: ['en', 'ru'] };
}

/** The entry among the files of a pack that this editor can edit, and the others. */
export function takenUp(files: readonly OpenedFile[], at: number): Pick<Kept, 'entry' | 'others'> {
  const others = files.filter((_, place) => place !== at).map(({ name, text }) => ({ name, text }));
  return { entry: (files[at] as OpenedFile).entry, others };
}
