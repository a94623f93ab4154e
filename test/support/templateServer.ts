import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestServer, testFolder } from '../../packages/runtime/src/testing/database/testServer.ts';
import type { MigrationSource } from '../../packages/runtime/src/platform/migrations/source.ts';

export { execute, templateAt, withDatabase } from '../../packages/runtime/src/testing/database/testServer.ts';

/** A PostgreSQL server with a migrated template database. */
export interface TemplateServer {
  /** URL of the maintenance database, from which other databases are created and dropped. */
  readonly adminUrl: string;
  readonly template: string;
}

/**
 * Extensions whose tables are only in the databases of their own tests. Tests of the core's tables do not list theirs. The other
 * extensions with tables are in the template that most tests copy.
 */
const APART: ReadonlySet<string> = new Set(['agents']);

/** Reports whether only tests of the extension itself have its tables. */
export const isApart = (extension: string): boolean => APART.has(extension);

/** Starts the server and migrates the template database with the migrations of the core and of most of `extensions/*`. */
export async function startTemplateServer(): Promise<TemplateServer & { stop(): Promise<void> }> {
  const dir = mkdtempSync(path.join(testFolder(), 'shop-test-'));
  // If the tests run as root, PostgreSQL runs as another user, who needs access to this folder.
  chmodSync(dir, 0o755);
  const server = await startTestServer(path.join(dir, 'postgres'));
  const stop = async () => {
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
  try {
    return { adminUrl: server.url, template: await server.template(extensionMigrations()), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Lists the migrations of the extensions in this repository, and of those that have their tables apart only the installed ones. The
 * folders are named after the extensions.
 */
export function extensionMigrations(installed: readonly string[] = []): readonly MigrationSource[] {
  const extensions = path.resolve(import.meta.dirname, '../../extensions');
  return readdirSync(extensions)
    .filter((owner) => !isApart(owner) || installed.includes(owner))
    .sort()
    .map((owner) => ({ owner, folder: path.join(extensions, owner, 'migrations') }))
    .filter(({ folder }) => existsSync(folder))
    .map(({ owner, folder }) => ({ owner, dir: pathToFileURL(`${folder}/`) }));
}
