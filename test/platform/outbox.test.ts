import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql, z } from '@shop/runtime/extension';
import { expect, test, vi } from 'vitest';
import type { Subscriber } from '../../packages/runtime/src/platform/contracts/events.ts';
import { createOutbox } from '../../packages/runtime/src/platform/events/outbox.ts';
import {
  listParkedEvents,
  retryParkedEvents,
} from '../../packages/runtime/src/platform/events/parkedEvents.repo.ts';
import type { Contributed } from '../../packages/runtime/src/platform/contracts/owned.ts';
import type { Job } from '../../packages/runtime/src/platform/contracts/jobs.ts';
import {
  addJob,
  bySomeModule,
  database,
  jobRuns,
  placed,
  server,
  pollOptions,
  subscriber,
  useOutboxWorkers,
  waiting,
  work,
  workers,
} from '../support/outboxWorkers.ts';
import type { Seen } from '../support/outboxWorkers.ts';

useOutboxWorkers();

test('every subscriber gets the event once, and one statement writes them all', async () => {
  const mail: Seen[] = [];
  const ledger: Seen[] = [];
  const subscribers = [subscriber('mail', mail), subscriber('ledger', ledger)];
  await work(subscribers);
  const before = database.statements();
  await createOutbox(subscribers, 10).emit(database.db, placed(1), placed(2));
  expect(database.statements() - before).toBe(1);
  await vi.waitFor(() => expect([mail.length, ledger.length]).toEqual([2, 2]), pollOptions);
  expect(mail.map(({ payload }) => payload)).toEqual(
    expect.arrayContaining([{ orderId: 1 }, { orderId: 2 }]),
  );
  expect(new Set([...mail, ...ledger].map(({ deliveryId }) => deliveryId)).size).toBe(4);
  await vi.waitFor(async () => expect(await waiting()).toBe(0), pollOptions);
});

test('every event is logged by the statement that emits it, even without subscribers', async () => {
  const before = database.statements();
  await createOutbox([], 10).emit(database.db, placed(1), placed(2));
  expect(database.statements() - before).toBe(1);
  const logged = sql.type(z.object({ event: z.string(), payload: z.unknown() }))`
    select event, payload from event_log order by event_log_id`;
  expect(await database.db.any(logged)).toEqual([
    { event: 'order_placed', payload: { orderId: 1 } },
    { event: 'order_placed', payload: { orderId: 2 } },
  ]);
  expect(await waiting()).toBe(0);
  const undone = database.db.transaction(async (tx) => {
    await createOutbox([], 10).emit(tx, placed(3));
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  expect(await database.db.any(logged)).toHaveLength(2);
});

test('an event is discarded when its transaction is rolled back', async () => {
  const subscribers = [subscriber('mail', [])];
  const outbox = createOutbox(subscribers, 10);
  await expect(
    database.db.transaction(async (tx) => {
      await outbox.emit(tx, placed(1));
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await waiting()).toBe(0);
  await database.db.transaction((tx) => outbox.emit(tx, placed(2)));
  expect(await waiting()).toBe(1);
});

test('a failed delivery is retried with the same id, without the other subscribers', async () => {
  const mail: Seen[] = [];
  const ledger: Seen[] = [];
  const subscribers = [
    subscriber('mail', mail, (attempt) => {
      if (attempt === 1) throw new Error('the mail server is down');
    }),
    subscriber('ledger', ledger),
  ];
  await work(subscribers);
  await createOutbox(subscribers, 10).emit(database.db, placed(1));
  await vi.waitFor(() => expect(mail).toMatchObject([{ attempt: 2, payload: { orderId: 1 } }]), pollOptions);
  expect(ledger).toMatchObject([{ attempt: 1 }]);
});

test('a delivery without attempts left is parked, listed, and delivered when it is retried', async () => {
  const mail: Seen[] = [];
  let down = true;
  const subscribers = [
    subscriber('mail', mail, () => {
      if (down) throw new Error('the mail server is down');
    }),
  ];
  await work(subscribers);
  await createOutbox(subscribers, 1).emit(database.db, placed(7));
  await vi.waitFor(async () => expect(await listParkedEvents(database.db)).toHaveLength(1), pollOptions);
  const [parked] = await listParkedEvents(database.db);
  expect(parked).toMatchObject({
    subscriber: 'mail',
    event: 'order_placed',
    payload: { orderId: 7 },
    attempts: 1,
    last_error: 'the mail server is down',
  });
  down = false;
  expect(await retryParkedEvents(database.db, ['0', 'none'])).toEqual([]);
  expect(await retryParkedEvents(database.db, [parked?.id ?? ''])).toHaveLength(1);
  await vi.waitFor(() => expect(mail).toMatchObject([{ deliveryId: parked?.delivery_id }]), pollOptions);
  expect(await listParkedEvents(database.db)).toEqual([]);
});

test('an event for a subscriber that is no longer installed is parked with that reason', async () => {
  await work([]);
  await createOutbox([subscriber('mail', [])], 1).emit(database.db, placed(1));
  await vi.waitFor(
    async () =>
      expect(await listParkedEvents(database.db)).toMatchObject([
        { last_error: 'Unknown subscriber "mail" for the event "order_placed"' },
      ]),
    pollOptions,
  );
  expect(await retryParkedEvents(database.db, 'all')).toHaveLength(1);
});

test('two workers share the events and deliver none twice', async () => {
  const mail: Seen[] = [];
  const subscribers = [subscriber('mail', mail)];
  await Promise.all([work(subscribers), work(subscribers)]);
  const outbox = createOutbox(subscribers, 10);
  await Promise.all(
    Array.from({ length: 20 }, (_, batch) =>
      outbox.emit(database.db, ...Array.from({ length: 20 }, (_, index) => placed(batch * 20 + index))),
    ),
  );
  await vi.waitFor(async () => expect(await waiting()).toBe(0), pollOptions);
  expect(mail).toHaveLength(400);
  expect(new Set(mail.map(({ deliveryId }) => deliveryId)).size).toBe(400);
});

test('deliveries that wait for each other do not wait for the next poll', async () => {
  const mail: Seen[] = [];
  const subscribers = [subscriber('mail', mail)];
  const events = Array.from({ length: 300 }, (_, index) => placed(index));
  await createOutbox(subscribers, 10).emit(database.db, ...events);
  // With polling only, the deliveries would exceed the test's timeout.
  await work(subscribers, { pollMs: 5000 });
  await vi.waitFor(() => expect(mail).toHaveLength(300), { timeout: 200_000, interval: 50 });
});

test('an extension has at most two deliveries in progress, and the others have their own slots', async () => {
  const gate = Promise.withResolvers<void>();
  const running = { ledger: 0, labels: 0 };
  const hanging = (owner: keyof typeof running): Contributed<Subscriber> => ({
    owner,
    isCore: false,
    value: {
      id: owner,
      event: 'order_placed',
      async handle() {
        running[owner] += 1;
        await gate.promise;
      },
    },
  });
  const mail: Seen[] = [];
  const subscribers = [hanging('ledger'), hanging('labels'), subscriber('mail', mail)];
  await work(subscribers);
  await createOutbox(subscribers, 10).emit(database.db, ...Array.from({ length: 40 }, (_, id) => placed(id)));
  await vi.waitFor(() => expect(mail).toHaveLength(40), pollOptions);
  await vi.waitFor(() => expect(running).toEqual({ ledger: 2, labels: 2 }), pollOptions);
  gate.resolve();
  await vi.waitFor(() => expect(running).toEqual({ ledger: 40, labels: 40 }), pollOptions);
});

test('work of a killed process is released and done by another', async () => {
  const mail: Seen[] = [];
  const subscribers = [subscriber('mail', mail)];
  const runs: string[] = [];
  const jobs: Job[] = [{ id: 'tidy', schedule: '0 0 1 1 *', run: async () => void runs.push('tidy') }];
  const child = spawn(
    process.execPath,
    [
      '--conditions=@shop/source',
      fileURLToPath(new URL('../support/hangingWorker.ts', import.meta.url)),
      server.url,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await createOutbox(subscribers, 10).emit(database.db, placed(1));
  await addJob('tidy');
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await vi.waitFor(() => expect(output).toBe('working\nworking\n'), pollOptions);
  // If the worker only waited for the other worker's missing heartbeats, this would take longer than the test.
  await work(subscribers, { jobs: jobs.map(bySomeModule), heartbeatMs: 500 });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(() => expect(mail).toMatchObject([{ attempt: 2 }]), pollOptions);
  await vi.waitFor(async () => expect(await jobRuns()).toHaveLength(2), pollOptions);
  await vi.waitFor(async () => {
    expect(await jobRuns()).toEqual([
      { job: 'tidy', done: true, error: 'The process that ran it ended' },
      { job: 'tidy', done: true, error: null },
    ]);
  }, pollOptions);
  expect(runs).toEqual(['tidy']);
});

test('a lane continues after a slow worker, counted as dead, finishes work that another has started again', async () => {
  const mail: Seen[] = [];
  const gate = Promise.withResolvers<void>();
  let begun = 0;
  const subscribers = [
    subscriber('mail', mail, () => {
      begun += 1;
      return gate.promise;
    }),
  ];
  const { emit } = createOutbox(subscribers, 10);
  await work(subscribers);
  await emit(database.db, placed(1));
  await vi.waitFor(() => expect(begun).toBe(1), pollOptions);
  // The slow worker's queue does the same when it ends.
  await database.db.any(sql.type(z.unknown())`delete from graphile_worker._private_jobs`);
  gate.resolve();
  // The number of events is high enough that each lane gets some.
  for (let order = 2; order <= 41; order += 1) await emit(database.db, placed(order));
  await vi.waitFor(() => expect(mail).toHaveLength(41), pollOptions);
});

test('a worker that is stopped finishes the work in progress', async () => {
  const mail: Seen[] = [];
  const gate = Promise.withResolvers<void>();
  let begun = false;
  const subscribers = [
    subscriber('mail', mail, () => {
      begun = true;
      return gate.promise;
    }),
  ];
  const worker = await work(subscribers);
  await createOutbox(subscribers, 10).emit(database.db, placed(1));
  await vi.waitFor(() => expect(begun).toBe(true), pollOptions);
  workers.length = 0;
  const stopped = worker.stop();
  setTimeout(gate.resolve, 100);
  await stopped;
  expect(mail).toMatchObject([{ attempt: 1 }]);
  expect(await waiting()).toBe(0);
});

test('work that does not finish before the deadline is abandoned and left to the next attempt', async () => {
  const gate = Promise.withResolvers<void>();
  let begun = false;
  const subscribers = [
    subscriber('mail', [], () => {
      begun = true;
      return gate.promise;
    }),
  ];
  const worker = await work(subscribers, { stopTimeoutMs: 100 });
  await createOutbox(subscribers, 10).emit(database.db, placed(1));
  await vi.waitFor(() => expect(begun).toBe(true), pollOptions);
  workers.length = 0;
  await worker.stop();
  const mail: Seen[] = [];
  await work([subscriber('mail', mail)]);
  await vi.waitFor(() => expect(mail).toMatchObject([{ attempt: 2 }]), pollOptions);
  gate.resolve();
});
