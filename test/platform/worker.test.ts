import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sql } from '../../packages/runtime/src/platform/db/db.ts';
import { createOutbox } from '../../packages/runtime/src/platform/events/outbox.ts';
import type { Job } from '../../packages/runtime/src/platform/contracts/jobs.ts';
import { createLogger } from '../../packages/runtime/src/platform/logger.ts';
import {
  addJob,
  bySomeModule,
  database,
  jobRuns,
  placed,
  pollOptions,
  subscriber,
  useOutboxWorkers,
  waiting,
  work,
  workers,
} from '../support/outboxWorkers.ts';
import type { Seen } from '../support/outboxWorkers.ts';

useOutboxWorkers();

test('a worker whose database becomes unavailable while it works continues when it is back', async () => {
  const mail: Seen[] = [];
  let isFirst = true;
  const subscribers = [
    subscriber('mail', mail, async () => {
      if (isFirst) await refuseConnections();
      isFirst = false;
    }),
  ];
  await work(subscribers);
  const outbox = createOutbox(subscribers, 10);
  await outbox.emit(database.db, placed(1));
  await vi.waitFor(() => expect(mail).toHaveLength(1), pollOptions);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await allowConnections(true);
  await outbox.emit(database.db, placed(2));
  await vi.waitFor(async () => expect(await waiting()).toBe(0), pollOptions);
  expect(mail.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([{ orderId: 1 }, { orderId: 2 }]),
  );
});

test('a worker that is stopped during a restart stays stopped', async () => {
  const cut = (attempt: number) => attempt === 1 && refuseConnections();
  const subscribers = [subscriber('mail', [], cut)];
  const lines: string[] = [];
  const log = createLogger({ mode: 'production', destination: { write: (line) => void lines.push(line) } });
  const worker = await work(subscribers, { log });
  await createOutbox(subscribers, 10).emit(database.db, placed(1));
  await vi.waitFor(() => expect(lines.join('')).toContain('is started again'), pollOptions);
  await allowConnections(true);
  // The restart ends with a heartbeat, which the test delays.
  const gate = Promise.withResolvers<void>();
  const blocked = database.db.transaction(async (tx) => {
    await tx.any(sql.type(z.unknown())`lock table worker_heartbeat in access exclusive mode`);
    await gate.promise;
  });
  const waits = { wait_event_type: 'Lock' };
  await vi.waitFor(async () => expect(await connectionsOfWorkers()).toContainEqual(waits), pollOptions);
  const stopped = worker.stop();
  gate.resolve();
  await Promise.all([blocked, stopped]);
  await vi.waitFor(async () => expect(await connectionsOfWorkers()).toEqual([]), pollOptions);
});

const connectionsOfWorkers = () =>
  database.db.any(sql.type(z.object({ wait_event_type: z.string().nullable() }))`
    select wait_event_type from pg_stat_activity
    where application_name like 'shop-worker %' and datname = current_database()`);

const allowConnections = (allowed: boolean) =>
  database.db.any(sql.type(z.unknown())`
    update pg_database set datallowconn = ${allowed} where datname = current_database()`);

/** Disconnects the worker like a database restart. The test's own connections stay open. */
async function refuseConnections(): Promise<void> {
  await allowConnections(false);
  await database.db.any(sql.type(z.unknown())`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name like 'shop-worker %' and datname = current_database()`);
}

test('a job runs on one worker at a time, its runs are recorded, and a failed one is retried', async () => {
  let underWay = 0;
  let most = 0;
  let failures = 1;
  const jobs: Job[] = [
    {
      id: 'tidy',
      schedule: '0 0 1 1 *',
      async run() {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 100));
        underWay -= 1;
        failures -= 1;
        if (failures >= 0) throw new Error('no room');
      },
    },
  ];
  await Promise.all([work([], { jobs: jobs.map(bySomeModule) }), work([], { jobs: jobs.map(bySomeModule) })]);
  await addJob('tidy');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await addJob('tidy');
  await vi.waitFor(async () => {
    expect(await jobRuns()).toEqual([
      { job: 'tidy', done: true, error: 'Error: no room' },
      { job: 'tidy', done: true, error: null },
    ]);
  }, pollOptions);
  expect(most).toBe(1);
});

const beats = () => database.db.any(sql.type(z.unknown())`select from worker_heartbeat`);

test('a stopped worker leaves no heartbeat', async () => {
  const worker = await work([]);
  expect(await beats()).toHaveLength(1);
  workers.length = 0;
  await worker.stop();
  expect(await beats()).toHaveLength(0);
});
