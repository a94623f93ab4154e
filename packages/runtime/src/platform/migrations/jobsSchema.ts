import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Migration } from './source.ts';

/** The owner of the jobs schema in the ledger. The migration name is the library version. */
export const JOBS_OWNER = 'graphile-worker';

/**
 * Returns the migration for the job and event tables. The library creates and upgrades its own tables, so each library version
 * is a new migration.
 */
export function jobsSchema(): Migration {
  const entry = createRequire(import.meta.url).resolve('graphile-worker');
  const manifest = path.join(path.dirname(entry), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  return {
    owner: JOBS_OWNER,
    name: version,
    file: manifest,
    sql: `-- The schema graphile_worker, as graphile-worker ${version} makes or upgrades it.`,
    checksum: version,
    phase: 'expand',
    install: async (url) => {
      const { Logger, runMigrations } = await import('graphile-worker');
      // Library errors are not logged here, because the library also throws them.
      await runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
    },
  };
}
