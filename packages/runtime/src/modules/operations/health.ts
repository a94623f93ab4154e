import { z } from 'zod';
import type { AppContext } from '../../platform/contracts/context.ts';
import { text } from '../../platform/db/columns.ts';
import { sql } from '../../platform/db/db.ts';
import type { Db } from '../../platform/db/db.ts';
import { countDeliveries } from '../../platform/events/deliveryCounts.repo.ts';
import { countFailedJobs } from '../../platform/jobs/jobRun.repo.ts';
import { runtimeVersion } from '../../platform/runtimeVersion.ts';
import { serverOf } from '../../platform/serverContext.ts';
import { partHealth, readParts } from './healthPart.ts';

const migration = z.object({
  owner: z.string().describe('The module or extension that contains it.'),
  name: z.string().describe('The file name.'),
  state: z.string().describe('`pending`: it has not run. `changed`: its file differs from the one that ran.'),
});

export const healthAnswer = z.object({
  status: z.enum(['ok', 'attention', 'down']).describe('The worst status of all parts.'),
  version: z.string().describe('The version of the shop.'),
  node: z.string().describe('The version of Node.'),
  mode: z.enum(['production', 'development']).describe('The mode in which the shop runs.'),
  started_at: z.iso.datetime().describe('The time at which this process started, in ISO 8601 format (UTC).'),
  database: z
    .object({
      version: z.string().describe('The version of PostgreSQL.'),
      size_bytes: z.number().describe('The size of the database in bytes.'),
    })
    .describe('The database.'),
  migrations: z
    .object({
      applied: z.int().describe('The number of migrations that have run.'),
      open: z.array(migration).describe('The migrations that have not run or have changed since they ran.'),
    })
    .describe('The migrations of the shop and its extensions.'),
  queue: z
    .object({
      pending: z.int().describe('The event deliveries that are waiting or in progress.'),
      parked: z.int().describe('The deliveries that have no attempts left.'),
      oldest_pending_seconds: z
        .number()
        .describe('The age in seconds of the oldest waiting delivery. 0 if none is waiting.'),
      failed_jobs: z.int().describe('The number of jobs whose last run failed.'),
    })
    .describe('Pending and failed background work.'),
  left_out: z
    .array(z.string())
    .describe('The installed extensions that were quarantined because of an error.'),
  faults: z
    .array(
      z.object({
        extension: z.string().describe('The module or extension.'),
        contribution: z.string().describe('The component that failed, such as a route or a subscriber.'),
        count: z.int().describe('The number of failures.'),
        last: z.string().describe('The time at which it last failed, in ISO 8601 format (UTC).'),
      }),
    )
    .describe('Recent failures, from the last few minutes.'),
  parts: z.array(partHealth).describe('Other parts, such as emails, payments and files.'),
});
type HealthAnswer = z.output<typeof healthAnswer>;

const databaseRow = z.object({ version: text, size_bytes: z.coerce.number() });

const readDatabase = (db: Db): Promise<z.output<typeof databaseRow>> =>
  db.one(sql.type(databaseRow)`
    select current_setting('server_version') as version, pg_database_size(current_database()) as size_bytes`);

/** Reads the shop's health, for administrators. Four SQL statements, plus those of the individual health checks. */
export async function readHealth(app: AppContext, db: Db): Promise<HealthAnswer> {
  const server = serverOf(app);
  const [database, states, queue, failedJobs, parts] = await Promise.all([
    readDatabase(db),
    server.migrations(db),
    countDeliveries(db),
    countFailedJobs(db),
    readParts(app),
  ]);
  const applied = states.filter(({ state }) => state === 'applied').length;
  const open = states.filter(({ state }) => state === 'pending' || state === 'changed');
  const { faults } = server.faults.report();
  const needsAttention =
    queue.parked + failedJobs + server.leftOut.length + faults.length + open.length > 0 ||
    parts.some(({ status }) => status === 'attention');
  return {
    status: parts.some(({ status }) => status === 'down') ? 'down' : needsAttention ? 'attention' : 'ok',
    version: runtimeVersion(),
    node: process.versions.node,
    mode: app.config.mode,
    started_at: new Date(Date.now() - process.uptime() * 1000).toISOString(),
    database,
    migrations: { applied, open: open.map(migrationOf) },
    queue: { ...queue, failed_jobs: failedJobs },
    left_out: [...server.leftOut],
    faults: [...faults],
    parts,
  };
}

const migrationOf = ({ owner, name, state }: z.output<typeof migration>) => ({ owner, name, state });
