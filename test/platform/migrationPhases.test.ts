import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import type { Database } from '../../packages/runtime/src/platform/db/pool.ts';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import { requireMigrated } from '../../packages/runtime/src/platform/migrations/requireMigrated.ts';
import { coreMigrations, readMigrations } from '../../packages/runtime/src/platform/migrations/source.ts';
import { createEmptyDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

let folder: string;
let empty: TestDatabase;
let database: Database;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-phases-'));
  empty = await createEmptyDatabase();
  database = await openDatabase({ url: empty.url, poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await empty.drop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFileSync(path.join(folder, name), `${sql}\n`);
const sources = () => [{ owner: 'blue', dir: pathToFileURL(`${folder}/`) }];
const namesOf = (migrations: readonly { owner: string; name: string }[]) =>
  migrations.filter(({ owner }) => owner === 'blue').map(({ name }) => name);

test('the first phase keeps what the previous version still uses, a shop starts with it, and the rest follows', async () => {
  write('0001_first.sql', 'create table blue (old_name text);');
  expect(namesOf(await migrate({ url: empty.url, sources: sources() }))).toEqual(['0001_first']);

  write('0002_new_name.sql', 'alter table blue add column new_name text;');
  write('0003_old_name.sql', '-- contract\nalter table blue drop column old_name;');
  write('0004_more.sql', 'create table blue_more ();');
  await expect(requireMigrated(database.db, sources())).rejects.toThrow('this migration has not run');
  const expanded = await migrate({ url: empty.url, sources: sources(), phase: 'expand' });
  expect(namesOf(expanded)).toEqual(['0002_new_name', '0004_more']);
  await requireMigrated(database.db, sources());

  expect(namesOf(await migrate({ url: empty.url, sources: sources() }))).toEqual(['0003_old_name']);
  await requireMigrated(database.db, sources());
});

test('a version without the file starts during the first phase, and is rejected after the second', async () => {
  rmSync(path.join(folder, '0004_more.sql'));
  await requireMigrated(database.db, sources());
  rmSync(path.join(folder, '0003_old_name.sql'));
  const fault = 'blue/0003_old_name: a migration of a newer version removed something this version uses';
  await expect(requireMigrated(database.db, sources())).rejects.toThrow(fault);
  await expect(migrate({ url: empty.url, sources: sources() })).rejects.toThrow(fault);
});

/** Last migration of the previous version. Migrations up to this one do not have to be compatible with a running older version. */
const BEFORE = '0271';
/** Matches changes that break a version written before them. Relaxing a constraint with the same name does not. */
const BREAKING =
  /\bdrop\s+(?:table|column|function|view|type|sequence)\b(?!\s+pg_temp\.)|\brename\b|\balter\s+column\s+\S+\s+(?:set\s+not\s+null|type\b|set\s+data\b)|\badd\s+column\s+(?:(?!\b(?:default|generated)\b|,|;)[\s\S])*\bnot\s+null\b(?:(?!\b(?:default|generated)\b|,|;)[\s\S])*[,;]/i;

test.each([
  ['alter table cart drop column note;', true],
  ['alter table cart rename column a to b;', true],
  ['alter table cart alter column a set not null;', true],
  ['alter table cart add column a text not null;', true],
  ['alter table cart add column a text not null, add column b int default 1;', true],
  ["alter table cart add column a text not null default '';", false],
  ['alter table cart add column a text;', false],
  ['alter table cart add column a text not null generated always as (lower(b)) stored;', false],
  ['drop function pg_temp.folded(text);', false],
  ['drop function folded(text);', true],
  ['create table a (b text not null);', false],
])('%s breaks the version before: %s', (sql, breaks) => {
  expect(BREAKING.test(sql)).toBe(breaks);
});

test('no migration of the first phase breaks the previous version', () => {
  const breaking = readMigrations([coreMigrations]).filter(
    ({ name, phase, sql }) => name.slice(0, 4) > BEFORE && phase === 'expand' && BREAKING.test(sql),
  );
  expect(breaking.map(({ name }) => name)).toEqual([]);
});
