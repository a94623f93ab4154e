import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { startEmbedded } from '../../packages/runtime/src/platform/db/embedded.ts';
import { migrate } from '../../packages/runtime/src/platform/migrations/migrate.ts';
import type { MigrationSource } from '../../packages/runtime/src/platform/migrations/source.ts';

/** A PostgreSQL server in a temporary folder, with a migrated database to copy. */
export interface TemplateServer {
  /** The address of its maintenance database, from which databases are created and dropped. */
  readonly adminUrl: string;
  readonly template: string;
}

/** Nothing here outlives the run, and durability costs time. */
const SETTINGS = {
  max_connections: '200',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};
const TEMPLATE = 'shop_template';

/** Starts the server and migrates the template with the core's migrations and those of `extensions/*`. */
export async function startTemplateServer(): Promise<TemplateServer & { stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  // For root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(dir, 0o755);
  const server = await startEmbedded({ dir: path.join(dir, 'postgres'), settings: SETTINGS });
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    await execute(server.url, `create database ${TEMPLATE}`);
    await migrate({ url: withDatabase(server.url, TEMPLATE), sources: extensionMigrations() });
  } catch (error) {
    await stop();
    throw error;
  }
  return { adminUrl: server.url, template: TEMPLATE, stop };
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${database}`;
  return other.href;
}

/** The folders of the extensions in this repository are named after their extensions. */
export function extensionMigrations(): readonly MigrationSource[] {
  const extensions = path.resolve(import.meta.dirname, '../../extensions');
  return readdirSync(extensions)
    .sort()
    .map((owner) => ({ owner, folder: path.join(extensions, owner, 'migrations') }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ owner, folder }) => ({ owner, dir: pathToFileURL(`${folder}/`) }));
}
