import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { openDatabase } from '../../packages/runtime/src/platform/db/pool.ts';
import type { Database } from '../../packages/runtime/src/platform/db/pool.ts';
import type { Events, Subscriber } from '../../packages/runtime/src/platform/contracts/events.ts';
import type { Contributed } from '../../packages/runtime/src/platform/contracts/owned.ts';
import { startWorker } from '../../packages/runtime/src/platform/jobs/worker.ts';
import type { Worker } from '../../packages/runtime/src/platform/jobs/worker.ts';
import type { WorkerOptions } from '../../packages/runtime/src/platform/jobs/launchWorker.ts';
import { createDatabase } from './databases.ts';
import type { TestDatabase } from './databases.ts';
import { workerApp } from './workerApp.ts';

/** A delivery that a subscriber received. */
export interface Seen {
  readonly payload: unknown;
  readonly deliveryId: string;
  readonly attempt: number;
}

/** Database of the file. The workers that the current test has started are listed below it. */
export let server: TestDatabase;
export let database: Database;
export let workers: Worker[];

/** Creates a database for the tests of the calling file. After each test it stops the test's workers and empties what they use. */
export function useOutboxWorkers(): void {
  beforeAll(async () => {
    server = await createDatabase();
    database = await openDatabase({ url: server.url, poolSize: 5 });
  });
  beforeEach(() => {
    workers = [];
  });
  afterEach(async () => {
    await Promise.all(workers.map((worker) => worker.stop()));
    await emptyOutbox();
  });
  afterAll(async () => {
    await database.close();
    await server.drop();
  });
}

/** Deletes events, jobs and runs. Their ids continue, so that work of an earlier test that is still in progress ends none of a later one. */
const emptyOutbox = () =>
  database.db.any(sql.type(z.unknown())`
    truncate event_log, job_run, worker_heartbeat, graphile_worker._private_jobs,
      graphile_worker._private_job_queues, graphile_worker._private_known_crontabs`);

export const placed = (orderId: number) =>
  ({ name: 'order_placed', payload: { orderId } as Events['order_placed'] }) as const;

/** Creates a subscriber that runs `handle` for each event and then records the event. */
export function subscriber(
  id: string,
  seen: Seen[],
  handle?: (attempt: number) => unknown,
): Contributed<Subscriber> {
  return bySomeModule({
    id,
    event: 'order_placed',
    async handle(payload, _app, { deliveryId, attempt }) {
      await handle?.(attempt);
      seen.push({ payload, deliveryId, attempt });
    },
  });
}

export const bySomeModule = <T>(value: T): Contributed<T> => ({ owner: 'accounts', isCore: true, value });

/** Starts a worker on the current test's database. */
export async function work(
  subscribers: readonly Contributed<Subscriber>[],
  more: Partial<WorkerOptions> = {},
): Promise<Worker> {
  const app = workerApp(database.db);
  const worker = await startWorker({
    connectionString: server.url,
    app,
    log: app.log,
    subscribers,
    jobs: [],
    heartbeatMs: 200,
    ...more,
  });
  workers.push(worker);
  return worker;
}

/** Returns the number of waiting jobs. */
export const waiting = async () =>
  (
    await database.db.one(
      sql.type(z.object({ jobs: z.int() }))`select count(*)::int as jobs from graphile_worker.jobs`,
    )
  ).jobs;

/** Options for `vi.waitFor`. */
export const pollOptions = { timeout: 120_000, interval: 20 };

/** Adds a job to the queue, as the scheduler does. */
export const addJob = (id: string) =>
  database.db.any(sql.type(z.unknown())`
    select graphile_worker.add_job(${`job:${id}`}, queue_name => ${`job:${id}`}, job_key => ${`job:${id}`}, max_attempts => 3)`);

export const jobRuns = () =>
  database.db.any(sql.type(z.object({ job: z.string(), done: z.boolean(), error: z.string().nullable() }))`
    select job, finished_at is not null as done, error from job_run order by job_run_id`);
