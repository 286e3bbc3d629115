/** The games that the page can draw and word. Each is loaded when its table is opened. */
import type { GameModule } from '../games/game.ts';
import type { Voice } from './voice.ts';

export interface Playable {
  module: GameModule;
  voice: Voice;
}

const LOADERS: Record<string, () => Promise<Playable>> = {
  neuroshima: async () => {
    const [module, voice] = await Promise.all([import('../games/neuroshima/index.ts'), import('./voices/neuroshima.ts')]);
    return { module: module.default, voice: voice.neuroshima };
  },
};

const loaded = new Map<string, Promise<Playable>>();

export function isPlayable(game: string): boolean {
  return game in LOADERS;
}

export function loadGame(game: string): Promise<Playable> {
  const loader = LOADERS[game];
  if (!loader) return Promise.reject(new Error(`the page cannot draw the game '${game}'`));
  const known = loaded.get(game) ?? loader();
  loaded.set(game, known);
  return known;
}
