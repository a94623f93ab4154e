import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { run } from 'graphile-worker';
import type { WorkerEvents, WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import type { AppContext } from '../contracts/context.ts';
import type { Subscriber } from '../contracts/events.ts';
import type { Contributed } from '../contracts/owned.ts';
import type { Job } from '../contracts/jobs.ts';
import { startHeartbeat } from './heartbeat.ts';
import { wakeSlots } from './wakeSlots.ts';
import { closePool, openPool } from './workerConnections.ts';
import { runnerOptions } from './runnerOptions.ts';

export interface WorkerOptions {
  /** A direct database URL. A pooler's URL does not work, because the worker listens for notifications. */
  readonly connectionString: string;
  readonly app: AppContext;
  readonly subscribers: readonly Contributed<Subscriber>[];
  readonly jobs: readonly Contributed<Job>[];
  /** The deadlines for deliveries and jobs that do not define their own. Default: 30 s and 5 minutes. */
  readonly deadlines?: { readonly deliveryMs: number; readonly jobMs: number };
  readonly log: Logger;
  /**
   * Interval between heartbeats in milliseconds. A worker is dead after 40 missed heartbeats, or after two if it has no session.
   * Default: 1 s.
   */
  readonly heartbeatMs?: number;
  /** Interval in milliseconds at which an idle slot looks for work. Default: 1 s. */
  readonly pollMs?: number;
  /** Time in milliseconds that `stop` waits for running work. Default: 5 s. */
  readonly stopTimeoutMs?: number;
}

const STOP_MS = 5000;
/** Time in milliseconds within which the queue must have abandoned its work. The queue itself takes five seconds. */
const FORCED_MS = 6000;

/** A worker on connections of its own, which may end by itself. */
export interface Launch {
  /** Resolves when the worker has stopped accepting work, for any reason, and its connections are closed. */
  readonly ended: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Launches the worker on its own connections. Each launch opens new ones, because after a failover, existing connections may lead
 * to a server that has become a replica. Such a server stays connected but accepts no writes.
 */
export async function launch(options: WorkerOptions): Promise<Launch> {
  // PostgreSQL truncates the name after 63 bytes, so the part that identifies the worker comes first.
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
  const { log, heartbeatMs = 1000, stopTimeoutMs = STOP_MS } = options;
  const events: WorkerEvents = new EventEmitter();
  // The pool is wrapped in an object because it is a thenable: a promise for the pool would wait until the pool has ended.
  const created: { pool?: WorkerPool } = {};
  events.once('pool:create', ({ workerPool }) => {
    created.pool = workerPool;
  });
  const stopWaking = wakeSlots(events, () => created.pool);
  const runner = await run(runnerOptions(pool, events, options));
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
 * Resolves when a worker has not ended in time and was forced to abandon its work. The worker may be busy, or its connections may
 * be broken so that it would wait forever and deliver nothing.
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
  // `runner.kill` has no effect after a stop has begun.
  const forced = Promise.resolve(workerPool.forcefulShutdown('The worker did not end'));
  await Promise.race([forced.catch(() => undefined), delay(FORCED_MS, undefined, { ref: false })]);
}

/** Identifies the shop instance that this process belongs to, by its primary process. `shop doctor` counts the instances. */
const startOfShop = (): string => `${cluster.isWorker ? process.ppid : process.pid}@${hostname()}`;
