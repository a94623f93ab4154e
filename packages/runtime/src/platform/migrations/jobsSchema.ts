import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Migration } from './source.ts';

/** The owner of the schema of jobs in the ledger, where its name is the version of the library. */
export const JOBS_OWNER = 'graphile-worker';

/**
 * Returns the migration of the tables of jobs and events. The library creates and upgrades them itself, so a new version is a new
 * migration.
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
      // It only logs failures, and it throws those.
      await runMigrations({ connectionString: url, logger: new Logger(() => () => undefined) });
    },
  };
}
