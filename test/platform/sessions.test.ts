import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '@shop/runtime';
import { sql, z } from '@shop/runtime/extension';
import type { Db } from '@shop/runtime/extension';
import { closePool, openPool } from '../../packages/runtime/src/platform/jobs/workerConnections.ts';
import { withClient } from '../../packages/runtime/src/platform/migrations/withClient.ts';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import type { Database } from '../../packages/runtime/src/platform/db/pool.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

const log = createLogger({ mode: 'production', level: 'silent' });
let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await createDatabase();
  // PostgreSQL's default in Debian is on. In the test server, it is off.
  const turnOn = `do $$ begin execute format('alter database %I set jit = on', current_database()); end $$`;
  await withClient(testDatabase.url, (client) => client.query(turnOn));
  database = await openDatabase({ url: testDatabase.url, poolSize: 2 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const TEXT = `select current_setting('jit') as jit`;
const setting = sql.type(z.object({ jit: z.string() }))`select current_setting('jit') as jit`;
const jitOf = async (db: Db) => (await db.one(setting)).jit;

async function jitOfWorker(): Promise<string | undefined> {
  const pool: Pool = openPool({ connectionString: testDatabase.url, log }, 'worker');
  const { rows } = await pool.query<{ jit: string }>(TEXT);
  await closePool(pool);
  return rows[0]?.jit;
}

const SESSIONS: Readonly<Record<string, () => Promise<string | undefined>>> = {
  requests: () => jitOf(database.db),
  'reads of the storefront': () => jitOf(database.reads),
  transactions: () => database.db.transaction(jitOf),
  'the queue': jitOfWorker,
  'migrations and backups': () =>
    withClient(testDatabase.url, async (client) => (await client.query<{ jit: string }>(TEXT)).rows[0]?.jit),
};

test.each(Object.entries(SESSIONS))('PostgreSQL compiles no statement: %s', async (_of, send) => {
  expect(await send()).toBe('off');
});

/** Files that may open connections. Each of them either turns JIT compilation off or runs a single query. */
const OPENERS = [
  'platform/db/connectPool.ts',
  'platform/db/embedded/server.ts',
  'platform/db/passCallbacks.ts',
  'platform/jobs/workerConnections.ts',
  'platform/migrations/withClient.ts',
  'testing/database/testServer.ts',
];

test('connections are opened only in these files', () => {
  const folder = path.join(import.meta.dirname, '../../packages/runtime/src');
  const opens = /^import \{[^}]*\b(?:Client|Pool|createPool)\b[^}]*\} from '(?:pg|slonik)'/m;
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) =>
    opens.test(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(files.toSorted()).toEqual(OPENERS);
});
