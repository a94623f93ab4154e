import { describe, expect, test } from 'vitest';
import { answeringServer, json, fine, cut, read, write, failure } from './answeringServer.ts';

const { at, client } = answeringServer();

describe('hooks', () => {
  test('see each attempt, and may change its headers', async () => {
    at.answers = [cut, fine];
    const seen: unknown[] = [];
    const shop = client({
      onRequest: ({ method, url, attempt, headers }) => {
        headers.set('x-attempt', String(attempt));
        seen.push({ method, url, attempt });
      },
      onResponse: ({ request, status, durationMs, headers }) =>
        void seen.push([request.attempt, status, durationMs > 0, headers?.get('content-type')]),
    });
    await shop.request(read);
    const url = `${at.baseUrl}/api/thing`;
    expect(seen).toEqual([
      { method: 'GET', url, attempt: 1 },
      [1, 0, true, undefined],
      { method: 'GET', url, attempt: 2 },
      [2, 200, true, 'application/json'],
    ]);
    expect(at.received.map(({ headers }) => headers['x-attempt'])).toEqual(['1', '2']);
  });
});

describe('rejected credentials', () => {
  const refused = json(401, { error: { message: 'Unauthorized', code: 'UNAUTHORIZED' } });

  test('are reported once for all waiting requests, which are then retried', async () => {
    let token = 'old';
    const tokens: unknown[] = [];
    at.answers = [(res, req) => (req.headers.authorization === 'Bearer new' ? fine : refused)(res, req)];
    const shop = client({
      token: () => token,
      async onUnauthorized(was) {
        tokens.push(was);
        await new Promise((resolve) => setTimeout(resolve, 100));
        token = 'new';
        return true;
      },
    });
    const calls = [shop.request(read), shop.request(write), shop.orders.get('a')];
    expect(await Promise.all(calls)).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }]);
    expect(tokens).toEqual(['old']);
    expect(at.received).toHaveLength(6);
  });

  test('are an error if they are rejected again, or if nothing renews them', async () => {
    at.answers = [refused];
    let calls = 0;
    expect(await failure(client({ onUnauthorized: () => ++calls > 0 }).request(read))).toMatchObject({
      status: 401,
    });
    expect([calls, at.received.length]).toEqual([1, 2]);
    expect(await failure(client({ onUnauthorized: () => false }).request(read))).toMatchObject({
      status: 401,
    });
    expect(at.received).toHaveLength(3);
  });

  test('do not include a wrong password', async () => {
    at.answers = [json(401, { error: { message: 'Invalid', code: 'INVALID_CREDENTIALS' } })];
    const onUnauthorized = () => {
      throw new Error('not asked');
    };
    const { error } = await failure(
      client({ onUnauthorized }).admin.createTokens({ email: 'a', password: 'b' }),
    );
    expect(error.code).toBe('INVALID_CREDENTIALS');
  });
});
