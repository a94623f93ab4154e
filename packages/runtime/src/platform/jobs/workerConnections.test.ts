import type { Pool, PoolClient } from 'pg';
import pino from 'pino';
import { expect, test } from 'vitest';
import { closePool, openPool } from './workerConnections.ts';

/** Requests a connection from a pool as the queue does, which releases it if no longer needed. */
const queryAndRelease = (pool: Pool) =>
  new Promise<Error | undefined>((resolve) => {
    pool.connect((error: Error | undefined, _client?: PoolClient, release?: () => void) => {
      release?.();
      release?.();
      resolve(error);
    });
  });

const nowhere = { connectionString: 'postgres://shop@127.0.0.1:1/shop', log: pino({ level: 'silent' }) };

test('a pool that has ended rejects with an error, and the process does not crash', async () => {
  const pool = openPool(nowhere, 'worker');
  await closePool(pool);
  expect(await queryAndRelease(pool)).toMatchObject({
    message: expect.stringContaining('after calling end'),
  });
});

test('a pool whose server is unreachable rejects with an error, and the process does not crash', async () => {
  const pool = openPool(nowhere, 'worker');
  expect(await queryAndRelease(pool)).toMatchObject({ code: 'ECONNREFUSED' });
  await closePool(pool);
});
