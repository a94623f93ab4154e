import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { contextOf, startHttp } from '../../../../../test/support/httpServer.ts';
import { defineRoute } from '../contracts/route.ts';
import { createHttp } from './server.ts';

const slow = (ms: number) =>
  defineRoute({
    id: 'slow',
    method: 'GET',
    path: '/api/slow',
    access: 'public',
    handle: () => wait(ms, 'done'),
  });

describe('closing', () => {
  test('finishes requests in progress and accepts no new ones', async () => {
    const http = await startHttp({ routes: [slow(200)] });
    const underWay = http.call('GET', '/api/slow', { headers: { connection: 'keep-alive' } });
    await wait(50);
    const closed = http.close();
    await expect(http.call('GET', '/healthz')).rejects.toThrow('ECONNREFUSED');
    const answer = await underWay;
    expect(answer).toMatchObject({ status: 200, json: { data: 'done' } });
    expect(answer.headers.connection).toBe('close');
    await closed;
  });

  test('does not wait for idle connections', async () => {
    const http = await startHttp({ routes: [slow(1)] });
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve) => {
      request({ port: http.port, path: '/api/slow', agent }, (res) => res.resume().on('end', resolve)).end();
    });
    const started = performance.now();
    await http.close();
    expect(performance.now() - started).toBeLessThan(1000);
    agent.destroy();
  });

  test('aborts remaining requests at the deadline', async () => {
    const http = await startHttp({ routes: [slow(60_000)], closeDeadlineMs: 100 });
    const underWay = http.call('GET', '/api/slow');
    const outcome = expect(underWay).rejects.toThrow();
    await wait(50);
    await http.close();
    await outcome;
  });

  test('has no further effect when repeated', async () => {
    const http = await startHttp();
    await Promise.all([http.close(), http.close()]);
    await http.close();
  });
});

test('rejects if the port is in use', async () => {
  const http = await startHttp();
  const second = createHttp({
    app: contextOf({}),
    routes: [],
    authenticators: [],
    health: () => ({ status: 'ok' }),
  });
  await expect(second.listen(http.port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await http.close();
});

test('the signal of a request aborts when the client disconnects, and the log line says so', async () => {
  const called = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<unknown>();
  const watched = defineRoute({
    id: 'watched',
    method: 'GET',
    path: '/api/watched',
    access: 'public',
    handle({ request: { signal } }) {
      const work = wait(10_000, null, { signal });
      called.resolve();
      work.catch(failed.resolve);
      return work;
    },
  });
  const http = await startHttp({ routes: [watched] });
  const req = request({ port: http.port, path: '/api/watched' }).on('error', () => {});
  req.end();
  await called.promise;
  req.destroy();
  expect(await failed.promise).toMatchObject({ name: 'AbortError' });
  await http.close();
  expect(http.lines.at(-1)).toMatchObject({ level: 30, aborted: true, route: 'watched' });
});
