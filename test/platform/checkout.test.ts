import { createPool } from 'slonik';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { createCheckout } from '../../packages/runtime/src/platform/db/checkout.ts';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { createDatabase } from '../support/databases.ts';

const backend = sql.type(z.object({ pid: z.int() }))`select pg_backend_pid() as pid`;
const nothing = z.object({});

test('a connection or a response that does not arrive in time is abandoned, and the pool continues', async () => {
  const testDatabase = await createDatabase();
  const pool = await createPool(testDatabase.url, { maxPoolSize: 1, gracefulTerminationTimeout: 100 });
  const { checkout, stop } = createCheckout(pool, { acquireMs: 600, statementMs: 1500 });
  const sleepLong = () =>
    checkout((connection, watch) => {
      watch.start();
      return connection.any(sql.type(nothing)`select pg_sleep(20)`);
    });
  const silent = sleepLong().catch((error: unknown) => error);
  const queued = await sleepLong().catch((error: unknown) => error);
  expect(queued).toMatchObject({
    name: 'DatabaseUnreachable',
    cause: { message: expect.stringContaining('Timed out while waiting for a connection') },
  });
  expect(await silent).toMatchObject({
    name: 'DatabaseUnreachable',
    cause: { message: expect.stringContaining('no answer in time') },
  });
  expect(await checkout((connection) => connection.one(backend))).toEqual({ pid: expect.any(Number) });
  stop();
  await pool.end();
  await testDatabase.drop();
});
