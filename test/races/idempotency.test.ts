import { randomUUID } from 'node:crypto';
import { column, defineExtension, defineRoute, sql, z } from '@shop/runtime/extension';
import { createTestClock } from '@shop/runtime/testing';
import type { TestShop } from '@shop/runtime/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { testShop } from '../support/shop.ts';

const clock = createTestClock(new Date('2026-03-01T12:00:00Z'));
const LEASE = 60_000;
const none = sql.type(z.object({}));

/** A promise that the next request waits for, and the number of requests received. */
const gate = { opens: Promise.resolve(), come: 0 };
function close(): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  gate.opens = promise;
  return resolve;
}

/** Creates a route that writes a row after a delay. With `keeps`, the row and the stored response are written in the same transaction. */
const slowRoute = (keeps: boolean) =>
  defineRoute({
    id: keeps ? 'slowAndKept' : 'slow',
    method: 'POST',
    path: keeps ? '/api/slowAndKept' : '/api/slow',
    access: 'public',
    body: z.object({}),
    async handle({ app, claim }) {
      const { opens } = gate;
      gate.come += 1;
      const nth = gate.come;
      await opens;
      await app.db.transaction(async (tx) => {
        await tx.run(none`insert into effect (nth) values (${nth})`);
        if (keeps) await claim?.keep(tx, { nth });
      });
      return { nth };
    },
  });

let shop: TestShop;
beforeAll(async () => {
  const slow = defineExtension({
    name: 'slow',
    api: '^1.0',
    setup: () => ({ routes: [slowRoute(true), slowRoute(false)] }),
  });
  shop = await testShop({ extensions: [slow], clock });
  await shop.db.run(none`create table effect (nth int)`);
});
afterAll(() => shop.stop());

const effects = async () =>
  (await shop.db.any(sql.type(z.object({ nth: column.int }))`select nth from effect order by nth`)).map(
    ({ nth }) => nth,
  );

/** Sends a request whose idempotency key is taken over while it is running, and the request that takes it over. */
async function overtaken(path: string) {
  await shop.db.run(none`truncate effect`);
  gate.come = 0;
  const headers = { 'idempotency-key': randomUUID() };
  const send = () => shop.request('POST', path, {}, { headers });
  const open = close();
  const slow = send();
  await vi.waitFor(() => expect(gate.come).toBe(1), { timeout: 120_000, interval: 10 });
  gate.opens = Promise.resolve();
  clock.advance(LEASE - 1);
  expect((await send()).body.error.code).toBe('IDEMPOTENCY_KEY_IN_USE');
  clock.advance(1);
  const fast = await send();
  expect([fast.status, fast.body.data]).toEqual([200, { nth: 2 }]);
  open();
  return { slow: await slow, again: await send() };
}

test('a request that outlives its lease cannot repeat what another request did in the meantime', async () => {
  const { slow, again } = await overtaken('/api/slowAndKept');
  expect([slow.status, slow.body.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_IN_USE']);
  expect(again.body.data).toEqual({ nth: 2 });
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await effects()).toEqual([2]);
});

test('if the response is not stored with the effect, a request that outlives its lease does not replace the response of the other request', async () => {
  const { slow, again } = await overtaken('/api/slow');
  expect(slow.body.data).toEqual({ nth: 1 });
  expect(again.body.data).toEqual({ nth: 2 });
  expect(await effects()).toEqual([1, 2]);
});

test.each(['/api/slow', '/api/slowAndKept'])(
  'only one of 20 concurrent requests is executed, at %s',
  async (path) => {
    await shop.db.run(none`truncate effect`);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => shop.request('POST', path, {}, { headers })),
    );
    expect(await effects()).toHaveLength(1);
    for (const { status } of answers) expect([200, 409]).toContain(status);
  },
);
