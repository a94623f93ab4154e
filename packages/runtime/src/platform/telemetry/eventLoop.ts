import { BLOCKED_MS } from '../acting/calls.ts';
import type { RuntimeFaults } from '../acting/runtimeFaults.ts';
import type { Logger } from '../logger.ts';

/** Interval between two event loop ticks in milliseconds. */
const TICK_MS = 20;
/** Number of minutes over which the longest delay is reported. */
const SPANS = 5;
const SPAN_MS = 60_000;

/**
 * A watch on this process's event loop that records when the event loop was blocked. Node's `monitorEventLoopDelay`, which the
 * metrics use, does not report when delays occurred.
 */
export interface EventLoop {
  /**
   * Returns the minimum duration in milliseconds of an external request sent at `since` (in `performance.now()` time), whose
   * response is being read now. Time during which the event loop was blocked just before is excluded, because the response may
   * have been waiting to be read.
   */
  waited(since: number): number;
  /** Returns the longest delay of the last five minutes in milliseconds. */
  longestDelayMs(): number;
  close(): void;
}

/**
 * Starts watching. If a delay of 200 ms or more cannot be attributed to a contribution, it is logged with all contributions
 * whose promises were pending, because after an `await`, one contribution's code cannot be distinguished from another's.
 * `cpuMs` is this thread's processor time during the delay. If it is low, the process was waiting for the machine.
 */
export function watchEventLoop(faults: RuntimeFaults, log: Logger): EventLoop {
  let tickedAt = performance.now();
  /** The last tick before the most recent delay. Null if the latest tick was on time. */
  let blockedSince: number | null = null;
  let used = process.threadCpuUsage();
  let named = namedMs(faults);
  const longest = createLongest();

  const report = (facts: { readonly ms: number; readonly cpuMs: number }) => {
    const underWay = faults.underWay.seen();
    if (underWay.length > 0)
      log.warn({ ...facts, underWay }, 'the event loop was blocked while these contributions were under way');
  };
  const tick = () => {
    const now = performance.now();
    const delayMs = lateness(tickedAt, now);
    blockedSince = delayMs > TICK_MS ? tickedAt : null;
    longest.add(now, delayMs);
    const usedBefore = used;
    used = process.threadCpuUsage();
    const namedBefore = named;
    named = namedMs(faults);
    const unnamedMs = delayMs - (named - namedBefore);
    const cpuMs = (used.user + used.system - usedBefore.user - usedBefore.system) / 1000;
    if (unnamedMs >= BLOCKED_MS) report({ ms: Math.round(unnamedMs), cpuMs: Math.round(cpuMs) });
    faults.underWay.forget();
    tickedAt = now;
  };
  const timer = setInterval(tick, TICK_MS).unref();

  return {
    waited(since) {
      const now = performance.now();
      const aliveUntil = lateness(tickedAt, now) > TICK_MS ? tickedAt : blockedSince;
      return aliveUntil === null ? now - since : Math.max(aliveUntil - since, 0);
    },
    longestDelayMs: () => {
      const now = performance.now();
      return Math.round(Math.max(longest.read(now), lateness(tickedAt, now)));
    },
    close: () => clearInterval(timer),
  };
}

const lateness = (tickedAt: number, now: number): number => Math.max(now - tickedAt - TICK_MS, 0);

const namedMs = (faults: RuntimeFaults): number =>
  faults.blockedTotals().reduce((sum, { seconds }) => sum + seconds * 1000, 0);

const spanOf = (now: number): number => Math.floor(now / SPAN_MS);

/** Tracks the longest delay of the last five minutes. */
function createLongest() {
  const spans = new Map<number, number>();
  return {
    add(now: number, ms: number): void {
      const span = spanOf(now);
      spans.set(span, Math.max(spans.get(span) ?? 0, ms));
      spans.delete(span - SPANS);
    },
    read: (now: number): number =>
      Math.max(0, ...[...spans].filter(([span]) => span > spanOf(now) - SPANS).map(([, ms]) => ms)),
  };
}
