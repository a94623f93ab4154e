import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Extension } from '../../platform/contracts/extension.ts';
import { migrate } from '../../platform/migrations/migrate.ts';
import type { MigrationSource } from '../../platform/migrations/source.ts';
import { StartFailure } from '../../platform/startFailure.ts';
import { openSharedServer } from '../database/sharedServer.ts';
import type { TestServer } from '../database/testServer.ts';
import { readTables } from './databaseState.ts';
import type { TableState } from './databaseState.ts';
import { broken, shown } from './suite.ts';
import type { MigrationSuite } from './testMigrations.ts';

/** The migrations under test, and a server to run them on. */
export interface MigrationCase {
  readonly server: TestServer;
  readonly suite: MigrationSuite;
  readonly folder: string;
  readonly files: readonly string[];
  /** Returns the tables of an empty shop before and after the migrations. The migrations run only once. */
  tables(): Promise<Tables>;
}

interface Tables {
  readonly before: ReadonlyMap<string, TableState>;
  readonly after: ReadonlyMap<string, TableState>;
  /** The result of a second run: the number of migrations that ran, or the error. */
  readonly again: PromiseSettledResult<number>;
}

/** Prepares a database server and the migrations of the extension. */
export async function openMigrations(suite: MigrationSuite) {
  const { migrations } = suite.extension;
  if (!migrations)
    throw broken(
      `the extension ${suite.extension.name} has no migrations`,
      'Set migrations: new URL("../migrations/", import.meta.url), or leave the suite out.',
    );
  const server = await openSharedServer();
  const folder = fileURLToPath(migrations);
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  let tables: Promise<Tables> | undefined;
  const on: MigrationCase = { server, suite, folder, files, tables: () => (tables ??= migrateEmpty(on)) };
  return { value: on, close: server.stop };
}

const sourceOf = ({ name, migrations }: Extension): readonly MigrationSource[] =>
  migrations ? [{ owner: name, dir: migrations }] : [];

/** Lists the migrations of the extensions that run before. */
export const othersOf = ({ with: others = [] }: MigrationSuite): readonly MigrationSource[] =>
  others.flatMap(sourceOf);

/** Runs the migrations. Errors include the file and line. */
export async function runMigrations({ suite }: MigrationCase, url: string): Promise<number> {
  try {
    return (await migrate({ url, sources: [...othersOf(suite), ...sourceOf(suite.extension)] })).length;
  } catch (error) {
    const [fault] = error instanceof StartFailure ? error.faults : [];
    throw broken(
      fault ? `${fault.where}: ${fault.message}` : shown(error),
      fault?.hint ??
        'Each file runs in one transaction, which it neither begins nor ends, on shops with any content.',
      error,
    );
  }
}

async function migrateEmpty(on: MigrationCase): Promise<Tables> {
  const database = await on.server.createDatabase(othersOf(on.suite));
  try {
    const before = await readTables(database.url);
    await runMigrations(on, database.url);
    const after = await readTables(database.url);
    const [again] = await Promise.allSettled([runMigrations(on, database.url)]);
    return { before, after, again };
  } finally {
    await database.drop();
  }
}
