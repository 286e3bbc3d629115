import { afterEach, expect, test, vi } from 'vitest';
import { Fault, get, post, speak } from './api.ts';

function answerWith(status: number, body: string, type = 'application/json'): ReturnType<typeof vi.fn> {
  const fetched = vi.fn(async () => new Response(body, { status, headers: { 'Content-Type': type } }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test('a request says that it is ours and in which language it wants answers', async () => {
  const fetched = answerWith(200, '{"a": 1}');
  speak('ru');
  expect(await post('/api/tables', { game: 'neuroshima' })).toEqual({ a: 1 });
  const [path, given] = fetched.mock.calls[0] as [string, RequestInit];
  expect(path).toBe('/api/tables');
  expect(given.headers).toMatchObject({ 'X-Platzdarm': '1', 'Accept-Language': 'ru', 'Content-Type': 'application/json' });
});

test('an error of the server keeps its code, slug and rule', async () => {
  answerWith(422, '{"error": {"code": "refused", "slug": "cell-taken", "rule": "NH-BRD-03", "text": "taken"}}');
  const fault = (await get('/x').catch((error: unknown) => error)) as Fault;
  expect([fault.code, fault.slug, fault.rule, fault.message, fault.status]).toEqual(['refused', 'cell-taken', 'NH-BRD-03', 'taken', 422]);
});

test('what is no answer of ours is an internal error', async () => {
  answerWith(502, '<html>bad gateway</html>', 'text/html');
  await expect(get('/x')).rejects.toMatchObject({ code: 'internal', status: 502 });
});

test('no network is a fault of its own', async () => {
  vi.stubGlobal('fetch', vi.fn(async () => Promise.reject(new TypeError('failed'))));
  await expect(get('/x')).rejects.toMatchObject({ code: 'offline' });
});

test('a record comes as text', async () => {
  answerWith(200, 'platzdarm record 1\n', 'text/plain; charset=utf-8');
  expect(await get('/api/tables/t/record')).toBe('platzdarm record 1\n');
});
