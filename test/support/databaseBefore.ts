import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Client } from 'pg';
import { jobsSchema } from '../../packages/runtime/src/platform/migrations/jobsSchema.ts';
import { CREATE_LEDGER, WRITE_LEDGER } from '../../packages/runtime/src/platform/migrations/ledger.ts';
import { checksumOf, readMigrations } from '../../packages/runtime/src/platform/migrations/source.ts';
import { extensionMigrations } from './templateServer.ts';

const root = path.join(import.meta.dirname, '../..');

/** Core migrations before version 0.1.0: the migrations that the baseline replaced, and the two that remain. */
export const filesBefore = ['test/support/migrationsBeforeBaseline/*.sql', 'migrations/00{54,62}_*.sql']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((file) => {
    const sql = readFileSync(path.join(root, file), 'utf8');
    return { owner: 'core', name: path.basename(file, '.sql'), sql, checksum: checksumOf(sql) };
  })
  .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Migrates an empty database like the commit before the baseline, including the migration ledger. */
export async function migrateAsBefore(client: Client, url: string): Promise<void> {
  await client.query(CREATE_LEDGER);
  const jobs = jobsSchema();
  await jobs.install?.(url);
  await client.query(WRITE_LEDGER, [jobs.owner, jobs.name, jobs.checksum, 1, jobs.phase]);
  // At that commit, each extension had one migration.
  const ofExtensions = readMigrations(extensionMigrations()).filter(({ name }) => name.startsWith('0001_'));
  for (const { owner, name, sql, checksum } of [...filesBefore, ...ofExtensions]) {
    await client.query('begin');
    await client.query(sql);
    await client.query(WRITE_LEDGER, [owner, name, checksum, 1, 'expand']);
    await client.query('commit');
  }
}
