import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startChild } from '../bench/child.ts';
import type { Child } from '../bench/child.ts';
import type { Catalogue } from '../bench/operations.ts';
import { fillShopDatabase } from '../bench/shopDatabase.ts';
import { countStatements } from '../bench/statementCounts.ts';
import { createDatabase } from '../support/databases.ts';
import type { TestDatabase } from '../support/databases.ts';

const file = path.join(import.meta.dirname, '../bench/statementCounts.json');

let dir: string;
let database: TestDatabase;
let catalogue: Catalogue;
let child: Child;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'shop-counts-'));
  database = await createDatabase();
  catalogue = await fillShopDatabase(database.url, 200);
  const flags = ['--conditions=@shop/source'];
  child = await startChild('server', { databaseUrl: database.url, dir, flags, worker: false });
});
afterAll(async () => {
  await child?.stop();
  await database?.drop();
  rmSync(dir, { recursive: true });
});

/**
 * The number of SQL statements per operation is part of its contract. A change must also change the stored file, so that reviewers notice
 * it.
 */
test('each operation takes as many statements as test/bench/statementCounts.json states', async () => {
  const counts = await countStatements(child, catalogue);
  expect(counts).toEqual(JSON.parse(readFileSync(file, 'utf8')));
});
