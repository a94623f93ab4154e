import type { WorkerEvents, WorkerPool } from 'graphile-worker';

/**
 * Delays in milliseconds after a delivery. By then, the SQL statement that completes the delivery and frees its lane has
 * finished. The first delay is usually sufficient.
 */
const WAKE_AFTER_MS = [10, 100];

/**
 * Wakes an idle slot when there may be more work: after work was claimed, because a claim takes at most one job per lane, and
 * when the lane of completed work is free. A slot looks for work immediately after its own, but at that time the lane is still
 * occupied, and the slot would sleep for the whole `pollInterval`. Returns the function that stops this.
 */
export function wakeSlots(events: WorkerEvents, pool: () => WorkerPool | undefined): () => void {
  const timers = new Map<number, NodeJS.Timeout>();
  let isOver = false;
  const wake = () => {
    try {
      if (!isOver) pool()?.nudge(1);
    } catch {
      // The slots have just ended. The slots of the next launch will find the waiting work.
    }
  };
  const stop = () => {
    isOver = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
  events.on('localQueue:getJobs:complete', ({ jobs }) => {
    if (jobs.length > 0) wake();
  });
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
