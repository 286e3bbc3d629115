import { afterEach, expect, it, vi } from 'vitest';
import { thought } from './analysis.ts';

afterEach(() => vi.unstubAllGlobals());

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

it('asks the machine again when it was asked too fast, and tells any other trouble', async () => {
  const hint = { seat: 0, action: 'end' };
  const asked = vi.fn().mockResolvedValueOnce(answer(429, { error: { code: 'too_many' } })).mockResolvedValueOnce(answer(200, hint)).mockResolvedValue(answer(404, { error: { code: 'not_found' } }));
  vi.stubGlobal('fetch', asked);
  expect(await thought('table', 0)).toEqual(hint);
  expect(asked).toHaveBeenCalledTimes(2);
  await expect(thought('table', 0)).rejects.toMatchObject({ status: 404 });
});
