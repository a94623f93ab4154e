import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from 'graphile-worker';
import type { RunnerOptions, WorkerEvents, WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AppContext } from '../contracts/context.ts';
import type { Subscriber } from '../contracts/events.ts';
import { DELIVER } from '../events/outbox.ts';
import type { Contributed } from '../contracts/owned.ts';
import type { Job } from '../contracts/jobs.ts';
import { deliverTask } from './deliverTask.ts';
import { startHeartbeat } from './heartbeat.ts';
import { cronItems, jobTasks } from './jobTasks.ts';
import { slotsOf } from '../events/lanes.ts';
import { closePool, openPool } from './workerConnections.ts';
import { workerLog } from './workerLog.ts';

export interface WorkerOptions {
  /** A direct address, not that of a pooler: the worker listens for notifications. */
  readonly connectionString: string;
  readonly app: AppContext;
  readonly subscribers: readonly Contributed<Subscriber>[];
  readonly jobs: readonly Contributed<Job>[];
  /** The deadlines of deliveries and jobs without one of their own. Default: 30 s and 5 minutes. */
  readonly deadlines?: { readonly deliveryMs: number; readonly jobMs: number };
  readonly log: Logger;
  /** The milliseconds between heartbeats. A worker that has been silent for 40 beats is dead, for two if it has no session. Default 1 s. */
  readonly heartbeatMs?: number;
  /** The milliseconds after which a slot with nothing to do looks for work by itself. Default 1 s. */
  readonly pollMs?: number;
  /** The time that `stop` waits for running work. Default 5 s. */
  readonly stopTimeoutMs?: number;
}

export interface Worker {
  /**
   * Takes no more work and waits for the work under way. Work that takes longer than the deadline is given up and tried again
   * later, by this process or another.
   */
  stop(): Promise<void>;
}

const RESTART_DELAY_MS = 1000;
const STOP_MS = 5000;
/** The milliseconds within which the queue has given up its work when it must; it takes five seconds itself. */
const FORCED_MS = 6000;
const DEADLINES = { deliveryMs: 30_000, jobMs: 300_000 };

/** Delivers events and runs jobs in this process, on a few connections of its own, until it is stopped. */
export async function startWorker(options: WorkerOptions): Promise<Worker> {
  const { log } = options;
  const stopping = new AbortController();
  let current = await launch(options);

  const supervised = (async () => {
    for (;;) {
      await current.ended;
      if (stopping.signal.aborted) return;
      log.error('the worker ended by itself and is started again');
      const next = await relaunch(options, stopping.signal);
      if (!next) return;
      current = next;
      // Stopped meanwhile: the caller of `stop` did not know of this one.
      if (stopping.signal.aborted) await current.stop();
    }
  })();

  const stop = async () => {
    stopping.abort();
    await current.stop();
    await supervised;
  };
  let stopped: Promise<void> | undefined;
  return { stop: () => (stopped ??= stop()) };
}

interface Launch {
  /** Resolves when it takes no more work, whatever the reason, and its connections are closed. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Launches the worker on connections of its own. The next launch has new ones: in a failover those that are there may lead to a server that
 * has become a replica, which stays connected and lets nothing be written.
 */
async function launch(options: WorkerOptions): Promise<Launch> {
  // PostgreSQL cuts the name after 63 bytes, so that what tells workers apart comes first.
  const sessionName = `shop-worker ${randomUUID().slice(0, 8)} ${startOfShop()}`.slice(0, 63);
  const pool = openPool(options, sessionName);
  try {
    return await launchOn(pool, sessionName, options);
  } catch (error) {
    await closePool(pool);
    throw error;
  }
}

async function launchOn(pool: Pool, sessionName: string, options: WorkerOptions): Promise<Launch> {
  const { app, subscribers, jobs, log, heartbeatMs = 1000, pollMs = 1000, deadlines = DEADLINES } = options;
  const { stopTimeoutMs = STOP_MS } = options;
  const events: WorkerEvents = new EventEmitter();
  // It is kept in an object: the pool is a thenable, and a promise of it would wait for its end.
  const created: { pool?: WorkerPool } = {};
  events.once('pool:create', ({ workerPool }) => {
    created.pool = workerPool;
  });
  const stopWaking = wakeSlots(events, () => created.pool);
  const runnerOptions: RunnerOptions = {
    pgPool: pool,
    // They are named here, or the environment could name others.
    schema: 'graphile_worker',
    concurrency: slotsOf(subscribers, jobs),
    // In batches nobody waits for the statement that ends a job, and its failure would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    noHandleSignals: true,
    pollInterval: pollMs,
    events,
    logger: workerLog(log),
    taskList: {
      [DELIVER]: deliverTask(app, subscribers, deadlines.deliveryMs),
      ...jobTasks(app, jobs, deadlines.jobMs),
    },
    parsedCronItems: cronItems(jobs.map(({ value }) => value)),
  };
  const runner = await run(runnerOptions);
  const { pool: workerPool } = created;
  if (!workerPool) throw new Error('The queue started without announcing its pool');
  const heartbeat = await startHeartbeat(pool, {
    workerId: workerPool.id,
    sessionName,
    intervalMs: heartbeatMs,
    log,
  });
  let isOver = false;
  const ended = Promise.race([
    runner.promise,
    givenUp(events, workerPool, { stopTimeoutMs, log, isOver: () => isOver }),
  ])
    .catch((err: unknown) => log.error({ err }, 'the worker ended with an error'))
    .then(async () => {
      isOver = true;
      stopWaking();
      await heartbeat.stop();
      await closePool(pool);
    });
  return {
    ended,
    async stop() {
      runner.stop().catch(() => undefined);
      await ended;
    },
  };
}

/**
 * Resolves when a worker that is ending has not done so in time, and was made to give up its work. It may be busy; or connections broke, and
 * it waits for what never comes, so that nobody would deliver anything.
 */
async function givenUp(
  events: WorkerEvents,
  workerPool: WorkerPool,
  { stopTimeoutMs, log, isOver }: { stopTimeoutMs: number; log: Logger; isOver(): boolean },
): Promise<void> {
  const { promise: begun, resolve: onBegun } = Promise.withResolvers<void>();
  events.once('pool:gracefulShutdown', () => onBegun());
  await begun;
  await delay(stopTimeoutMs, undefined, { ref: false });
  if (isOver()) return;
  log.warn('work under way did not end in time, it will be tried again');
  // `runner.kill` does nothing once a stop has begun.
  const forced = Promise.resolve(workerPool.forcefulShutdown('The worker did not end'));
  await Promise.race([forced.catch(() => undefined), delay(FORCED_MS, undefined, { ref: false })]);
}

/** The milliseconds after a delivery within which the statement that ends it, and with it its lane, is done; most often the first. */
const WAKE_AFTER_MS = [10, 100];

/**
 * Lets an idle slot look for work where there may be some: beside work that begins, and once the lane of work that ended is free. A
 * slot looks by itself at once when it has ended its work, but then the lane is still taken by that, and with nothing else to do it
 * would sleep for the whole `pollInterval`. Returns the function that ends it.
 */
function wakeSlots(events: WorkerEvents, pool: () => WorkerPool | undefined): () => void {
  const timers = new Map<number, NodeJS.Timeout>();
  let isOver = false;
  const wake = () => {
    try {
      if (!isOver) pool()?.nudge(1);
    } catch {
      // The slots ended in this moment. Work that waits is found by those of the next start.
    }
  };
  const stop = () => {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
  events.on('job:start', wake);
  events.on('job:complete', () => {
    for (const ms of WAKE_AFTER_MS)
      if (!timers.has(ms))
        timers.set(
          ms,
          setTimeout(() => {
            timers.delete(ms);
            wake();
          }, ms),
        );
  });
  return stop;
}

/** Starts the worker again until it works, such as after a restart of the database. Returns null if it is stopped meanwhile. */
async function relaunch(options: WorkerOptions, signal: AbortSignal): Promise<Launch | null> {
  for (;;) {
    await delay(RESTART_DELAY_MS, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return null;
    try {
      return await launch(options);
    } catch (err) {
      options.log.error({ err }, 'the worker could not be started');
    }
  }
}

/** Names the start of the shop that this process belongs to, which is that of its primary; `shop doctor` counts them. */
const startOfShop = (): string => `${cluster.isWorker ? process.ppid : process.pid}@${hostname()}`;
