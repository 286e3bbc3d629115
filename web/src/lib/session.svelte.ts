/** Who one is: nobody yet, a guest, or an account. Guests are made the moment they are needed, without asking. */
import { get, post, remove } from './api.ts';
import { adopt, settings } from './settings.svelte.ts';
import type { Me } from './types.ts';

interface Nobody {
  person: null;
}

class Session {
  me = $state.raw<Me | null>(null);
  /** The first answer of the server is there. */
  known = $state(false);

  async load(): Promise<void> {
    try {
      const me = await get<Me | Nobody>('/api/me');
      if (me.person === null) this.me = null;
      else await this.become(me);
    } finally {
      this.known = true;
    }
  }

  /** Somebody: the person that is there, or a new guest. */
  async ensure(): Promise<Me> {
    if (!this.known) await this.load();
    if (!this.me) {
      await post('/api/guest', {});
      this.me = await get<Me>('/api/me');
    }
    return this.me;
  }

  async signUp(name: string, password: string): Promise<void> {
    await post('/api/accounts', { name, password });
    await this.load();
  }

  async signIn(name: string, password: string): Promise<void> {
    await post('/api/sessions', { name, password });
    await this.load();
  }

  async signOut(id: string): Promise<void> {
    await remove(`/api/sessions/${encodeURIComponent(id)}`);
    this.me = null;
  }

  private async become(me: Me): Promise<void> {
    this.me = me;
    if (me.settings && Object.keys(me.settings).length > 0) await adopt(me.settings);
  }

  get account(): boolean {
    return this.me !== null && !this.me.guest;
  }

  get somebody(): boolean {
    return this.me !== null;
  }

  get orders(): Record<string, string> {
    return settings.orders;
  }
}

export const session = new Session();
