import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import type { Database } from '../../packages/runtime/src/platform/db/pool.ts';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import {
  migrationPlan,
  migrationStatus,
} from '../../packages/runtime/src/platform/migrations/migrationStatus.ts';
import { requireMigrated } from '../../packages/runtime/src/platform/migrations/requireMigrated.ts';
import { withClient } from '../../packages/runtime/src/platform/migrations/withClient.ts';
import { createDatabase, createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';
import { extensionMigrations } from '../support/templateServer.ts';

let empty: TestDatabase;
let database: Database;
let folder: string;

beforeEach(async () => {
  empty = await createEmptyDatabase();
  database = await openDatabase({ url: empty.url, poolSize: 2 });
  folder = mkdtempSync(path.join(tmpdir(), 'shop-blue-'));
  write('0001_colour', "create table colour (name text);\ninsert into colour values ('blue');");
});
afterEach(async () => {
  await database.close();
  await empty.drop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFileSync(path.join(folder, `${name}.sql`), text);
const sources = () => [{ owner: 'blue', dir: pathToFileURL(`${folder}/`) }];
const migrateBlue = () => migrate({ url: empty.url, sources: sources() });
const hasTable = async (name: string) =>
  database.db.exists(sql.type(z.unknown())`select from pg_class where relname = ${name} and relkind = 'r'`);

test('the jobs schema and the core run first, then the extension, and each only once', async () => {
  const owners = (await migrateBlue()).map(({ owner }) => owner);
  expect(owners[0]).toBe('graphile-worker');
  expect(owners[1]).toBe('core');
  expect(owners.at(-1)).toBe('blue');
  expect(await hasTable('cart')).toBe(true);
  expect(await migrateBlue()).toEqual([]);
  const rows = await database.db.any(sql.type(z.object({ name: z.string() }))`select name from colour`);
  expect(rows).toEqual([{ name: 'blue' }]);
  await database.db.run(sql.type(z.unknown())`select graphile_worker.add_job('deliver')`);
});

test('status and plan report what is pending and change nothing', async () => {
  const plan = await migrationPlan({ url: empty.url, sources: sources() });
  expect(plan.at(-1)).toMatchObject({
    owner: 'blue',
    name: '0001_colour',
    sql: expect.stringContaining('colour'),
  });
  expect(await hasTable('migration')).toBe(false);
  await migrateBlue();
  write('0002_more', 'select 1');
  const status = await migrationStatus({ url: empty.url, sources: sources() });
  expect(status.filter(({ owner }) => owner === 'blue')).toMatchObject([
    { name: '0001_colour', state: 'applied', applied_at: expect.stringMatching(/^\d{4}-.*Z$/) },
    { name: '0002_more', state: 'pending', applied_at: null },
  ]);
});

test('startup checks with one statement, and names pending migrations', async () => {
  await expect(requireMigrated(database.db, sources())).rejects.toMatchObject({
    exitCode: 6,
    faults: expect.arrayContaining([
      { where: 'blue/0001_colour', message: expect.any(String), hint: 'Run `shop migrate`.' },
    ]),
  });
  await migrateBlue();
  const before = database.statements();
  await requireMigrated(database.db, sources());
  expect(database.statements() - before).toBe(1);
});

test('a file that changed after it ran stops the run with its name, and nothing runs', async () => {
  await migrateBlue();
  write('0001_colour', 'create table colour (name text, hue int);');
  write('0002_more', 'create table more (name text)');
  const changed = { exitCode: 6, faults: [{ where: path.join(folder, '0001_colour.sql') }] };
  await expect(migrateBlue()).rejects.toMatchObject(changed);
  await expect(requireMigrated(database.db, sources())).rejects.toMatchObject(changed);
  expect(await hasTable('more')).toBe(false);
});

test('a failed migration is rolled back and reported with its line, and the earlier ones are kept', async () => {
  write('0002_broken', 'create table half (name text);\nselect 1;\nselect nonsense;');
  await expect(migrateBlue()).rejects.toMatchObject({
    exitCode: 6,
    faults: [
      {
        where: `${path.join(folder, '0002_broken.sql')}:3`,
        message: 'the migration blue/0002_broken failed: column "nonsense" does not exist',
      },
    ],
  });
  expect(await hasTable('half')).toBe(false);
  expect(await hasTable('colour')).toBe(true);
  write('0002_broken', 'create table half (name text);');
  expect(await migrateBlue()).toMatchObject([{ owner: 'blue', name: '0002_broken' }]);
});

test('a script that ends its transaction is rejected', async () => {
  write('0002_commits', 'create table half (name text); commit; begin;');
  await expect(migrateBlue()).rejects.toThrow('must not begin or end a transaction');
});

test('several concurrent migrators run each migration once', async () => {
  const runs = await Promise.all(Array.from({ length: 4 }, migrateBlue));
  expect(runs.filter((ran) => ran.length > 0)).toHaveLength(1);
  const rows = await database.db.any(sql.type(z.unknown())`select name from colour`);
  expect(rows).toHaveLength(1);
});

test('an unreachable database is exit code 5, without the password', async () => {
  const url = 'postgres://shop:secret@127.0.0.1:1/none';
  const failure = await migrate({ url, sources: [] }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ exitCode: 5 });
  expect(String(failure)).not.toContain('secret');
  await expect(migrationStatus({ url, sources: [] })).rejects.toMatchObject({ exitCode: 5 });
});

test('a missing database is reported as unreachable', async () => {
  const url = new URL(inject('postgres').adminUrl);
  url.pathname = '/nowhere';
  await expect(migrate({ url: url.href, sources: [] })).rejects.toMatchObject({ exitCode: 5 });
});

test('the template that tests copy is fully migrated', async () => {
  const copy = await createDatabase();
  const opened = await openDatabase({ url: copy.url, poolSize: 1 });
  await requireMigrated(opened.db, extensionMigrations());
  await opened.close();
  await copy.drop();
});

test('a migration that waits for a table lets the shop use it in the meantime, and finishes once it is free', async () => {
  await migrateBlue();
  write('0002_hue', 'alter table colour add column hue int');
  const color = sql.type(z.object({ name: z.string() }))`select name from colour`;
  const migrated = await withClient(empty.url, async (holder) => {
    await holder.query('begin; select name from colour');
    const migrating = migrateBlue();
    // When the migration is waiting for the table lock, all readers of the table wait behind it.
    await expect.poll(() => database.db.exists(waitingForColor)).toBe(true);
    expect(await database.db.any(color)).toEqual([{ name: 'blue' }]);
    await holder.query('rollback');
    return migrating;
  });
  expect(migrated).toMatchObject([{ name: '0002_hue' }]);
});

const waitingForColor = sql.type(z.unknown())`
  select from pg_locks where relation = 'colour'::regclass and not granted`;
