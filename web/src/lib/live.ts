/**
 * The WebSocket: one for the page, however many tables it watches.
 *
 * A lost connection comes back by itself, with growing pauses. Each watched table is then asked for what is missing
 * (`seen`), and every move that was sent but not acknowledged is sent again with the same id: the server counts it once.
 */
import { Fault } from './api.ts';
import type { Ack, ClientMessage, Failed, ServerMessage } from './types.ts';

export type Connection = 'connecting' | 'open' | 'lost';

/** What the page needs of a WebSocket; tests bring their own. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
}

interface Waiting {
  message: ClientMessage;
  again: boolean; // may be sent twice: the server knows its id
  resolve: (answer: Ack) => void;
  reject: (fault: Fault) => void;
}

export interface Seen {
  seen: number;
  branch: number;
}

interface Watcher {
  /** What is known: how many actions, after how many take-backs. */
  seen: () => Seen | null;
  hear: (message: ServerMessage) => void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 15_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;

export class Live {
  state: Connection = 'connecting';
  /** A restart was announced: the page says so instead of 'lost'. */
  stopping = false;
  onstate: (state: Connection) => void = () => {};

  private socket: Socket | null = null;
  private waiting = new Map<string, Waiting>();
  private watchers = new Map<string, Watcher>();
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | null = null;
  private pinging: ReturnType<typeof setInterval> | null = null;
  private pongDue: ReturnType<typeof setTimeout> | null = null;
  private count = 0;
  private readonly prefix = Math.random().toString(36).slice(2, 10);

  constructor(private readonly open: () => Socket) {}

  /** Watch a table; `seen` tells how many of its actions are known, null for none. Returns how to stop. */
  watch(table: string, watcher: Watcher): () => void {
    this.watchers.set(table, watcher);
    if (this.state === 'open') this.askFor(table, watcher.seen());
    else this.connect();
    return () => {
      this.watchers.delete(table);
      if (this.state === 'open') this.say({ type: 'leave', table });
      if (this.watchers.size === 0) this.rest();
    };
  }

  /** The table as a whole again, whatever is known of it. */
  refresh(table: string): void {
    if (this.state === 'open') this.askFor(table, null);
  }

  /** A move: kept until it is acknowledged or refused, through any number of connections. */
  act(message: ClientMessage): Promise<Ack> {
    return this.request(message, true);
  }

  /** Anything else: fails at once when the connection is not there. */
  ask(message: ClientMessage): Promise<Ack> {
    return this.request(message, false);
  }

  /** The network seems to be away: whether the server still answers is not left to the next ping. */
  doubt(): void {
    if (this.state === 'open') this.ping();
  }

  /** Come back now rather than after the pause: the laptop was opened, the network is back. */
  hurry(): void {
    if (this.state === 'lost' && this.watchers.size > 0) {
      this.attempts = 0;
      this.connect();
    }
  }

  private request(message: ClientMessage, again: boolean): Promise<Ack> {
    const id = `${this.prefix}-${++this.count}`;
    return new Promise((resolve, reject) => {
      if (this.state !== 'open' && !again) {
        reject(new Fault({ code: 'offline' }));
        return;
      }
      const waiting = { message: { ...message, id }, again, resolve, reject };
      this.waiting.set(id, waiting);
      if (this.state === 'open') this.say(waiting.message);
      else this.connect();
    });
  }

  private connect(): void {
    if (this.retry) clearTimeout(this.retry);
    this.retry = null;
    if (this.socket) return;
    this.turn('connecting');
    const socket = this.open();
    this.socket = socket;
    socket.onopen = () => this.begin();
    socket.onclose = () => this.lose(socket);
    socket.onmessage = (event) => this.hear(event.data);
  }

  private begin(): void {
    this.attempts = 0;
    this.stopping = false;
    this.turn('open');
    for (const [table, watcher] of this.watchers) this.askFor(table, watcher.seen());
    for (const { message } of this.waiting.values()) this.say(message);
    this.pinging = setInterval(() => this.ping(), PING_EVERY);
  }

  private ping(): void {
    this.say({ type: 'ping' });
    this.pongDue ??= setTimeout(() => this.giveUp(), PONG_WITHIN);
  }

  /** A browser waits a minute for the farewell of the other side before it says that a socket is closed. */
  private giveUp(): void {
    const socket = this.socket;
    if (!socket) return;
    socket.close();
    this.lose(socket);
  }

  private lose(socket: Socket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.stopTimers();
    for (const [id, waiting] of this.waiting) {
      if (!waiting.again) {
        this.waiting.delete(id);
        waiting.reject(new Fault({ code: 'offline' }));
      }
    }
    this.turn('lost');
    if (this.watchers.size > 0 || this.waiting.size > 0) {
      this.retry = setTimeout(() => this.connect(), this.pause());
    }
  }

  /** Doubling pauses, each somewhere between half and all of its length, so that not everybody knocks at once. */
  private pause(): number {
    const longest = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** this.attempts++);
    return longest / 2 + Math.random() * (longest / 2);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.clearPong();
    if (message.type === 'ack') this.settle(message);
    else if (message.type === 'error') this.settle(message);
    else if (message.type === 'stopping') this.announceStop();
    else if ('table' in message) this.pass(message);
  }

  private settle(answer: Ack | Failed): void {
    const id = String(answer.id);
    const waiting = this.waiting.get(id);
    if (!waiting) return;
    this.waiting.delete(id);
    if (answer.type === 'error') waiting.reject(new Fault(answer.error));
    else waiting.resolve(answer);
  }

  private announceStop(): void {
    this.stopping = true;
    this.onstate(this.state);
  }

  private pass(message: Extract<ServerMessage, { table: unknown }>): void {
    const table = typeof message.table === 'string' ? message.table : message.table.id;
    this.watchers.get(table)?.hear(message);
  }

  private askFor(table: string, seen: Seen | null): void {
    this.say({ type: 'watch', table, ...seen });
  }

  private say(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  /** Nothing to watch any more: the connection goes, quietly. */
  private rest(): void {
    if (this.waiting.size > 0) return;
    const socket = this.socket;
    this.socket = null;
    this.stopTimers();
    if (this.retry) clearTimeout(this.retry);
    this.retry = null;
    socket?.close();
    this.turn('connecting');
  }

  private stopTimers(): void {
    if (this.pinging) clearInterval(this.pinging);
    this.pinging = null;
    this.clearPong();
  }

  private clearPong(): void {
    if (this.pongDue) clearTimeout(this.pongDue);
    this.pongDue = null;
  }

  private turn(state: Connection): void {
    this.state = state;
    this.onstate(state);
  }
}

/** `lang` is the language of the server's sentences. */
export function liveAddress(place: { protocol: string; host: string }, lang: string): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/api/live?lang=${lang}`;
}
