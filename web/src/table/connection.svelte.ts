/** The page's one live connection, as reactive state. */
import { language } from '../lib/words.ts';
import { Live, liveAddress, type Connection, type Socket } from '../lib/live.ts';

class Line {
  state = $state<Connection>('connecting');
  stopping = $state(false);
  readonly live = new Live(() => new WebSocket(liveAddress(window.location, language())) as unknown as Socket);

  constructor() {
    this.live.onstate = (state) => {
      this.state = state;
      this.stopping = this.live.stopping;
    };
    window.addEventListener('offline', () => this.live.doubt());
    window.addEventListener('online', () => this.live.hurry());
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) this.live.hurry();
    });
  }
}

export const line = new Line();
