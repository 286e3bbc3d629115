/** The packs of content that are in use on this server. */
import { get } from './api.ts';
import { packsOf, packWith, packWithPuzzle } from './packs.ts';
import type { PackInfo, PacksInfo, Say } from './types.ts';
import { pick } from './words.ts';

class Packs {
  told = $state.raw<PacksInfo | null>(null);
  private asked: Promise<PacksInfo> | null = null;

  /** Once; what is marked with a pack's name is marked as soon as it is known. */
  load(): Promise<PacksInfo> {
    this.asked ??= get<PacksInfo>('/api/packs').then((told) => (this.told = told));
    this.asked.catch(() => (this.asked = null));
    return this.asked;
  }

  /** Something was put in use. */
  again(): Promise<PacksInfo> {
    this.asked = null;
    return this.load();
  }

  private get list(): PackInfo[] {
    return this.told?.packs ?? [];
  }

  of(game: string, options: Record<string, string>): PackInfo[] {
    return packsOf(this.list, game, options);
  }

  /** The name of the pack that brings it, as marks of a choice. */
  marks(game: string, option: string, id: string, t: Say): string[] {
    const pack = packWith(this.list, game, option, id);
    return pack ? [t('pack-mark', { name: pick({ ...pack.name }) })] : [];
  }

  /** The same of a puzzle; nothing where it comes with the game. */
  markOfPuzzle(game: string, id: string, t: Say): string {
    const pack = packWithPuzzle(this.list, game, id);
    return pack ? t('pack-mark', { name: pick({ ...pack.name }) }) : '';
  }
}

export const packs = new Packs();
