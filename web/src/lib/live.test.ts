import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fault } from './api.ts';
import { FakeSocket } from './fake.ts';
import { Live, liveAddress } from './live.ts';

const ACT = { type: 'act', table: 't', seat: 0, number: 3, action: 'end' } as const;

function watching(seen: { seen: number; branch: number } | null = null): { live: Live; heard: unknown[]; stop: () => void } {
  const live = new Live(() => new FakeSocket());
  const heard: unknown[] = [];
  const stop = live.watch('t', { seen: () => seen, hear: (message) => heard.push(message) });
  return { live, heard, stop };
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => vi.useRealTimers());

test('a watched table is asked for as soon as the connection stands', () => {
  watching();
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: 'watch', table: 't' }]);
});

test('messages of a table reach who watches it, others nobody', () => {
  const { heard } = watching();
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'chat', table: 't', name: 'Ada', text: 'hi', at: 1 });
  FakeSocket.last.say({ type: 'chat', table: 'other', name: 'Ada', text: 'hi', at: 1 });
  FakeSocket.last.say({ type: 'table', table: { id: 't' } });
  expect(heard).toHaveLength(2);
});

test('after a lost connection it comes back and asks only for what is missing', () => {
  watching({ seen: 12, branch: 1 });
  FakeSocket.last.open();
  FakeSocket.last.drop();
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.open();
  expect(FakeSocket.last.sent).toEqual([{ type: 'watch', table: 't', seen: 12, branch: 1 }]);
});

test('the pauses grow, and end when the network is back', () => {
  const { live } = watching();
  for (let attempt = 0; attempt < 8; attempt += 1) {
    FakeSocket.last.drop();
    vi.advanceTimersByTime(15_000);
  }
  const knocks = FakeSocket.all.length;
  FakeSocket.last.drop();
  vi.advanceTimersByTime(7_000);
  expect(FakeSocket.all).toHaveLength(knocks);
  live.hurry();
  expect(FakeSocket.all).toHaveLength(knocks + 1);
});

test('a move that was not acknowledged is sent again with the same id', async () => {
  const { live } = watching();
  FakeSocket.last.open();
  const done = live.act(ACT);
  const [first] = FakeSocket.last.ofType('act');
  FakeSocket.last.drop();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  const [again] = FakeSocket.last.ofType('act');
  expect(again).toEqual(first);
  FakeSocket.last.say({ type: 'ack', id: again?.id, table: 't', number: 4 });
  await expect(done).resolves.toMatchObject({ number: 4 });
  FakeSocket.last.drop();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(FakeSocket.last.ofType('act')).toEqual([]);
});

test('a move made while the connection is away is sent once it stands', () => {
  const { live } = watching();
  void live.act(ACT);
  expect(FakeSocket.last.sent).toEqual([]);
  FakeSocket.last.open();
  expect(FakeSocket.last.ofType('act')).toHaveLength(1);
});

test('a refusal is a fault with its rule', async () => {
  const { live } = watching();
  FakeSocket.last.open();
  const done = live.act(ACT);
  const [act] = FakeSocket.last.ofType('act');
  FakeSocket.last.say({ type: 'error', id: act?.id, error: { code: 'refused', slug: 'cell-taken', rule: 'NH-BRD-03', text: 'no' } });
  const fault = await done.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(Fault);
  expect((fault as Fault).rule).toBe('NH-BRD-03');
});

test('chat is not sent twice: without a connection it fails', async () => {
  const { live } = watching();
  await expect(live.ask({ type: 'chat', table: 't', text: 'hi' })).rejects.toMatchObject({ code: 'offline' });
  FakeSocket.last.open();
  const asked = live.ask({ type: 'chat', table: 't', text: 'hi' });
  FakeSocket.last.drop();
  await expect(asked).rejects.toMatchObject({ code: 'offline' });
});

test('a server that does not answer a ping counts as lost', () => {
  watching();
  FakeSocket.last.open();
  const first = FakeSocket.last;
  vi.advanceTimersByTime(20_000);
  expect(first.ofType('ping')).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(first.closed).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test('a dead line counts as lost at once, though the browser is still waiting for its farewell', () => {
  const { live } = watching();
  FakeSocket.last.open();
  const dead = FakeSocket.last;
  dead.close = () => undefined;
  live.doubt();
  expect(dead.ofType('ping')).toHaveLength(1);
  vi.advanceTimersByTime(8_000);
  expect(live.state).toBe('lost');
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.last).not.toBe(dead);
  FakeSocket.last.open();
  dead.drop();
  expect(live.state).toBe('open');
});

test('a restart is announced, and forgotten when the server is back', () => {
  const { live } = watching();
  FakeSocket.last.open();
  FakeSocket.last.say({ type: 'stopping' });
  expect(live.stopping).toBe(true);
  FakeSocket.last.drop();
  vi.advanceTimersByTime(1000);
  FakeSocket.last.open();
  expect(live.stopping).toBe(false);
});

test('without tables the connection rests', () => {
  const { stop } = watching();
  FakeSocket.last.open();
  stop();
  expect(FakeSocket.last.ofType('leave')).toHaveLength(1);
  expect(FakeSocket.last.closed).toBe(true);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('the address follows the page', () => {
  expect(liveAddress({ protocol: 'https:', host: 'a.example' }, 'ru')).toBe('wss://a.example/api/live?lang=ru');
  expect(liveAddress({ protocol: 'http:', host: 'a:1' }, 'en')).toBe('ws://a:1/api/live?lang=en');
});
