import { describe, expect, test } from 'vitest';
import { startHttp } from '../../../../../test/support/httpServer.ts';

describe('health', () => {
  test('reports that the process is alive', async () => {
    const shop = await startHttp({});
    expect(await shop.call('GET', '/healthz')).toMatchObject({
      status: 200,
      json: { data: { status: 'ok' } },
    });
    await shop.close();
  });

  test.each([
    ['ok', 200],
    ['degraded', 200],
  ] as const)('reports ready when %s', async (status, code) => {
    const shop = await startHttp({ health: () => ({ status, quarantined: ['x'] }) });
    expect(await shop.call('GET', '/readyz')).toMatchObject({
      status: code,
      json: { data: { status, quarantined: ['x'] } },
    });
    await shop.close();
  });

  test('reports not ready when down', async () => {
    const shop = await startHttp({ health: () => ({ status: 'down', database: false }) });
    const answer = await shop.call('GET', '/readyz', { headers: { 'x-request-id': 'r' } });
    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.json).toEqual({
      error: {
        status: 503,
        message: 'Not ready',
        code: 'NOT_READY',
        requestId: 'r',
        health: { status: 'down', database: false },
      },
    });
    await shop.close();
  });
});
