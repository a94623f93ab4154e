import { createHash, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { Client } from 'pg';
import { startEmbedded } from '../../platform/db/embedded.ts';
import { isPidAlive } from '../../platform/db/embedded/processes.ts';
import { CREATE_LEDGER } from '../../platform/migrations/ledger.ts';
import { migrate } from '../../platform/migrations/migrate.ts';
import { listMigrations } from '../../platform/migrations/source.ts';
import type { MigrationSource } from '../../platform/migrations/source.ts';
import { withClient } from '../../platform/migrations/withClient.ts';

/** The database of one test. */
export interface TestDatabase {
  readonly url: string;
  /** Terminates its sessions and drops the database. */
  drop(): Promise<void>;
}

/** A PostgreSQL server for tests, with a migrated template database for each set of migrations, which tests copy. */
export interface TestServer {
  /** The URL of the maintenance database. */
  readonly url: string;
  /**
   * Copies the database created by these migrations after those of the core. The first caller for a set runs its migrations; others wait.
   * Throws the `StartFailure` of a failed migration.
   */
  createDatabase(sources: readonly MigrationSource[]): Promise<TestDatabase>;
  /** Returns the name of the migrated database that `createDatabase` copies. The first caller creates it. */
  template(sources: readonly MigrationSource[]): Promise<string>;
  /** Creates a database without tables. */
  createEmptyDatabase(): Promise<TestDatabase>;
  /** Releases the server. It stops when its last user releases it. */
  stop(): Promise<void>;
}

/** No data has to survive a crash, and durability costs time. */
const SETTINGS = { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Maximum number of migrated databases kept for later runs. */
const KEPT_TEMPLATES = 12;
const UNKNOWN_DATABASE = '3D000';

/** Returns the folder of the test servers: `SHOP_TEST_DIR`, or the folder for temporary files. */
export const testFolder = (): string => process.env['SHOP_TEST_DIR'] ?? tmpdir();

/** Starts the test server of a folder, or joins the running one. */
export async function startTestServer(dir: string): Promise<TestServer> {
  const { url, stop } = await startEmbedded({ dir, settings: SETTINGS });
  try {
    await removeLeftovers(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    createDatabase: async (sources) => copyOf(url, sources),
    template: async (sources) => {
      if (!(await hasDatabase(url, templateOf(sources)))) await makeTemplate(url, sources);
      return templateOf(sources);
    },
    createEmptyDatabase: async () => newDatabase(url, 'template0'),
    stop,
  };
}

async function copyOf(url: string, sources: readonly MigrationSource[]): Promise<TestDatabase> {
  const template = templateOf(sources);
  try {
    return await newDatabase(url, template);
  } catch (error) {
    if ((error as { code?: string }).code !== UNKNOWN_DATABASE) throw error;
  }
  await makeTemplate(url, sources);
  return newDatabase(url, template);
}

async function newDatabase(url: string, template: string): Promise<TestDatabase> {
  const name = `shop_${process.pid}_${randomBytes(6).toString('hex')}`;
  await execute(url, `create database ${name} template ${template} strategy wal_log`);
  return {
    url: withDatabase(url, name),
    drop: () => execute(url, `drop database if exists ${name} with (force)`),
  };
}

/** Derives the database name of a set of migrations from their content. */
function templateOf(sources: readonly MigrationSource[]): string {
  // An existing server may have a template from a version with a different ledger.
  const hash = createHash('sha256').update(CREATE_LEDGER);
  for (const { owner, name, checksum } of listMigrations(sources))
    hash.update(JSON.stringify([owner, name, checksum]));
  return `template_${hash.digest('hex').slice(0, 24)}`;
}

/**
 * Migrates a new database, and gives it the template's name only at the end, so that nobody copies an unfinished one. The migrations of
 * extensions run on a copy of the core's database.
 */
async function makeTemplate(url: string, sources: readonly MigrationSource[]): Promise<void> {
  const template = templateOf(sources);
  const isCore = sources.length === 0;
  if (!isCore && !(await hasDatabase(url, templateOf([])))) await makeTemplate(url, []);
  await withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [template]);
    if (await existsIn(client, template)) return;
    const draft = `${template}_draft`;
    await client.query(`drop database if exists ${draft} with (force)`);
    await client.query(`create database ${draft} template ${isCore ? 'template0' : templateOf([])}`);
    try {
      await migrate({ url: withDatabase(url, draft), sources });
      await client.query(`alter database ${draft} rename to ${template}`);
    } catch (error) {
      await client.query(`drop database if exists ${draft} with (force)`);
      throw error;
    }
  });
}

const hasDatabase = (url: string, name: string): Promise<boolean> =>
  withClient(url, (client) => existsIn(client, name));

const existsIn = async (client: Client, name: string): Promise<boolean> =>
  (await client.query('select from pg_database where datname = $1', [name])).rowCount === 1;

/** Drops the databases of processes that died, and surplus old templates. */
const removeLeftovers = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname ~ '^(shop|template)_' order by oid desc",
    );
    const names = rows.map(({ name }) => name);
    const templates = names.filter((name) => /^template_[0-9a-f]{24}$/.test(name));
    const old = [
      ...names.filter((name) => isPidAlive(Number(/^shop_(\d+)_/.exec(name)?.[1] ?? process.pid)) === false),
      ...templates.slice(KEPT_TEMPLATES),
    ];
    // A database that is being copied right now is kept until the next run.
    for (const name of old)
      await client
        .query(`drop database if exists ${name}${name.startsWith('shop') ? ' with (force)' : ''}`)
        .catch(() => undefined);
  });

/** Runs one statement on a separate connection. */
export const execute = (url: string, statement: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(statement)));

export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
