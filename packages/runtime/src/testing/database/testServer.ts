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

/** The database for one test. */
export interface TestDatabase {
  readonly url: string;
  /** Terminates the database's sessions and drops the database. */
  drop(): Promise<void>;
}

/** A PostgreSQL server for tests. It has a migrated template database for each set of migrations, which is copied for each test. */
export interface TestServer {
  /** The URL of the maintenance database. */
  readonly url: string;
  /**
   * Creates a copy of a database with the core's migrations followed by the given migrations. The first caller for a set of migrations
   * runs them, and other callers wait. Throws the `StartFailure` of a failed migration.
   */
  createDatabase(sources: readonly MigrationSource[]): Promise<TestDatabase>;
  /** Returns the name of the template database that `createDatabase` copies. The first caller creates the template. */
  template(sources: readonly MigrationSource[]): Promise<string>;
  /** Creates a database without tables. */
  createEmptyDatabase(): Promise<TestDatabase>;
  /** Releases the server. The server stops when its last user has released it. */
  stop(): Promise<void>;
}

/** PostgreSQL settings that disable durability for speed, because test data does not need to survive a crash. */
const SETTINGS = { max_connections: '200', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** Maximum number of template databases kept for later runs. */
const KEPT_TEMPLATES = 12;
const UNKNOWN_DATABASE = '3D000';

/** Returns the test server folder: `SHOP_TEST_DIR`, or the system's temporary folder. */
export const testFolder = (): string => process.env['SHOP_TEST_DIR'] ?? tmpdir();

/** Starts a folder's test server, or connects to it if it is running. */
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
    template: (sources) => templateAt(url, sources),
    createEmptyDatabase: async () => newDatabase(url, 'template0'),
    stop,
  };
}

/** Returns the name of a server's template database for a set of migrations. The first caller creates the template. */
export async function templateAt(url: string, sources: readonly MigrationSource[]): Promise<string> {
  if (!(await hasDatabase(url, templateOf(sources)))) await makeTemplate(url, sources);
  return templateOf(sources);
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

/** Derives the template database's name from the content of the migrations. */
function templateOf(sources: readonly MigrationSource[]): string {
  // An existing server may have a template with another version of the migration ledger table.
  const hash = createHash('sha256').update(CREATE_LEDGER);
  for (const { owner, name, checksum } of listMigrations(sources))
    hash.update(JSON.stringify([owner, name, checksum]));
  return `template_${hash.digest('hex').slice(0, 24)}`;
}

/**
 * Creates and migrates a template database. It only gets its final name at the end, so that no test copies an incomplete template.
 * Extension migrations run on a copy of the core's template.
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

/** Drops the databases of crashed processes, and old templates beyond the maximum. */
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
    // A template that is being copied cannot be dropped, so it is kept until the next run.
    for (const name of old)
      await client
        .query(`drop database if exists ${name}${name.startsWith('shop') ? ' with (force)' : ''}`)
        .catch(() => undefined);
  });

/** Runs one SQL statement on a separate connection. */
export const execute = (url: string, statement: string): Promise<void> =>
  withClient(url, async (client) => void (await client.query(statement)));

export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}
