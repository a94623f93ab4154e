import { setTimeout as delay } from 'node:timers/promises';
import { launch } from './launchWorker.ts';
import type { Launch, WorkerOptions } from './launchWorker.ts';

export interface Worker {
  /**
   * Stops accepting work and waits for work in progress. Work that exceeds the deadline is abandoned and retried later, by this
   * process or another.
   */
  stop(): Promise<void>;
}

const RESTART_DELAY_MS = 1000;

/** Delivers events and runs jobs in this process, on a few separate connections, until it is stopped. */
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
      // The worker was stopped in the meantime, and the caller of `stop` stopped only the previous launch.
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

/** Restarts the worker until it works, such as after a database restart. Returns null if it is stopped in the meantime. */
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
