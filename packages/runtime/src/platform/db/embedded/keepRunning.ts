import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withFileLock } from './fileLock.ts';
import type { Place } from './place.ts';
import { findRunning } from './server.ts';

/** Interval between server checks in milliseconds. */
const LOOK_MS = 1000;
/** Minimum uptime in milliseconds for a successful start. If the server exits earlier, the next start is delayed. */
const STEADY_MS = 10_000;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Restarts the server whenever it exits, until the signal aborts. All processes that use the server call this, and a lock ensures
 * that only one of them starts it. After each failed start, the delay doubles.
 */
export async function keepRunning(
  place: Place,
  {
    start,
    stopped,
    log,
  }: { start(): Promise<unknown>; readonly stopped: AbortSignal; readonly log?: Logger },
): Promise<void> {
  let failures = 0;
  let startedAt = performance.now();
  for (;;) {
    const pauseMs = failures === 0 ? LOOK_MS : Math.min(LOOK_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
    await delay(pauseMs, undefined, { ref: false, signal: stopped }).catch(() => undefined);
    if (stopped.aborted) return;
    if (findRunning(place.data)) continue;
    failures = performance.now() - startedAt < STEADY_MS ? failures + 1 : 1;
    try {
      await withFileLock(place.lock, async () => {
        // While waiting for the lock, the server was stopped on purpose or another process started it.
        if (stopped.aborted || findRunning(place.data)) return;
        log?.error({ dir: place.home }, 'the embedded PostgreSQL ended and is started again');
        await start();
        log?.info({ dir: place.home }, 'the embedded PostgreSQL runs again');
      });
    } catch (error) {
      log?.error({ err: error, dir: place.home }, 'the embedded PostgreSQL did not start');
    }
    startedAt = performance.now();
  }
}
