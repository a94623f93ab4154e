import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { constants } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '../logger.ts';
import type { Logger } from '../logger.ts';
import { isMessage, PREPARED } from './messages.ts';
import type { WorkerOpened } from './messages.ts';
import { answerCounts } from './primaryCounters.ts';
import { gatherMetrics } from './primaryMetrics.ts';

export interface SuperviseOptions {
  /** The number of workers. */
  readonly count: number;
  /** Aborts to stop all workers, which first finish their current requests. */
  readonly interrupted: AbortSignal;
  /** Called once before the workers are stopped. */
  readonly onStopping: () => void;
}

/** Minimum uptime in milliseconds. A worker that exited sooner failed at startup, so its replacement is delayed. */
const STEADY_MS = 10_000;
/** Delay in milliseconds before replacing a worker that failed at startup. It doubles with each further failure. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Runs this process's program in several workers that listen on the same port, until interrupted. The first worker prepares the
 * shop, and the others start once it listens. A worker that exits is replaced. Resolves with an exit code: the first worker's
 * code if it never listened, the code of a worker that failed to stop, or otherwise 0.
 */
export async function superviseWorkers({
  count,
  interrupted,
  onStopping,
}: SuperviseOptions): Promise<number> {
  if (interrupted.aborted) return 0;
  // Workers accept connections directly from the operating system. Otherwise, the primary would distribute connections, and a
  // connection passed to a dying worker would get no response and stay open.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const places = new Map<number, number>();
  cluster.on('message', answerCounts());
  cluster.on(
    'message',
    gatherMetrics(({ id }) => places.get(id) ?? 0),
  );
  const workers = new Set<Running>();
  const start = (place: number, prepared: WorkerOpened['prepared'] | null): Running => {
    const running = startWorker(prepared);
    places.set(running.id, place);
    workers.add(running);
    void running.ended.then(() => {
      workers.delete(running);
      places.delete(running.id);
    });
    return running;
  };
  interrupted.addEventListener('abort', () => {
    onStopping();
    for (const { end } of workers) end();
  });
  const first = start(1, null);
  const opened = await Promise.race([first.opened, first.ended]);
  if (typeof opened === 'number' || interrupted.aborted) {
    const code = await first.ended;
    return interrupted.aborted && code === TERMINATED ? 0 : code;
  }
  const log = createLogger({ mode: opened.mode });
  const monitor = attendance(interrupted, log);
  const codes = await Promise.all(
    Array.from({ length: count }, (_, at) => {
      const next = () => start(at + 1, opened.prepared);
      return keepPlace(at === 0 ? first : next(), next, interrupted, { log, monitor });
    }),
  );
  return codes.find((code) => code !== 0 && code !== TERMINATED) ?? 0;
}

/** The exit code of a process that was terminated before it could handle SIGTERM. */
const TERMINATED = 128 + constants.signals.SIGTERM;

/** Runs a worker and replaces it whenever it exits, until interrupted. Resolves with the exit code of the last process. */
async function keepPlace(
  first: Running,
  next: () => Running,
  interrupted: AbortSignal,
  { log, monitor }: { readonly log: Logger; readonly monitor: (worker: Running) => void },
): Promise<number> {
  let failures = 0;
  for (let worker = first; ; worker = next()) {
    const startedAt = performance.now();
    monitor(worker);
    const code = await worker.ended;
    if (interrupted.aborted) return code;
    failures = performance.now() - startedAt < STEADY_MS ? failures + 1 : 0;
    const pauseMs = failures === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    log.error({ worker: worker.pid, code, pauseMs }, 'a worker ended; another one takes its place');
    await delay(pauseMs, undefined, { signal: interrupted }).catch(() => undefined);
    if (interrupted.aborted) return 0;
  }
}

/** Creates a function that logs when a worker starts serving, and when the last serving worker has exited. */
function attendance(interrupted: AbortSignal, log: Logger): (worker: Running) => void {
  const serving = new Set<Running>();
  return (worker) => {
    void worker.opened.then(() => {
      serving.add(worker);
      log.info({ worker: worker.pid }, 'a worker serves');
    });
    void worker.ended.then(() => {
      if (serving.delete(worker) && serving.size === 0 && !interrupted.aborted)
        log.error('no worker serves: the port refuses connections until one does again');
    });
  };
}

interface Running {
  readonly id: number;
  readonly pid: number | undefined;
  /** Resolves when the worker listens. Never resolves if the worker exits before that. */
  readonly opened: Promise<WorkerOpened>;
  /** Resolves with the worker's exit code. */
  readonly ended: Promise<number>;
  /** Makes the worker finish its requests and exit. */
  end(): void;
}

function startWorker(prepared: WorkerOpened['prepared'] | null): Running {
  const worker: Worker = cluster.fork(prepared && { [PREPARED]: JSON.stringify(prepared) });
  const opened = Promise.withResolvers<WorkerOpened>();
  const ended = Promise.withResolvers<number>();
  worker.on('message', (message: unknown) => {
    if (isMessage<WorkerOpened>(message, 'shop.opened')) opened.resolve(message);
  });
  worker.on('exit', (code: number | null, signal: NodeJS.Signals | null) =>
    ended.resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)),
  );
  // The worker process could not be spawned.
  worker.on('error', () => ended.resolve(1));
  return {
    id: worker.id,
    pid: worker.process.pid,
    opened: opened.promise,
    ended: ended.promise,
    end: () => void worker.process.kill('SIGTERM'),
  };
}
