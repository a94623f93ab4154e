import { BLOCKED_MS } from '../acting/calls.ts';
import type { RuntimeFaults } from '../acting/runtimeFaults.ts';
import type { Logger } from '../logger.ts';

/** Milliseconds between two signs of life of the event loop. */
const TICK_MS = 20;
/** The time for which the longest delay is reported, in spans of a minute. */
const SPANS = 5;
const SPAN_MS = 60_000;

/**
 * Watches when the event loop of this process does not come to its work. `monitorEventLoopDelay` of Node counts such delays for the metrics;
 * it does not tell when they were.
 */
export interface EventLoop {
  /**
   * Returns the milliseconds for which work that was sent off at `since`, by `performance.now()`, and whose answer is read now has taken at
   * least: an answer that came while the event loop was blocked until now only waited to be read.
   */
  waited(since: number): number;
  /** Returns the longest delay of the last five minutes in milliseconds. */
  longestDelayMs(): number;
  close(): void;
}

/**
 * Begins to watch. A delay of 200 ms or more that no recorded stretch of a contribution explains is logged with the contributions whose
 * promises were not settled, where there are some: after an `await` the code of one cannot be told from that of others. `cpuMs` is the processor
 * time of this thread meanwhile: with little of it, the process waited for the machine.
 */
export function watchEventLoop(faults: RuntimeFaults, log: Logger): EventLoop {
  let tickedAt = performance.now();
  /** The last sign of life before the delay that ended with the last tick; null: that tick was in time. */
  let blockedSince: number | null = null;
  let used = process.threadCpuUsage();
  let named = namedMs(faults);
  const longest = createLongest();

  const tell = (facts: { readonly ms: number; readonly cpuMs: number }) => {
    const underWay = faults.underWay.seen();
    if (underWay.length > 0)
      log.warn({ ...facts, underWay }, 'the event loop was blocked while these contributions were under way');
  };
  const tick = () => {
    const now = performance.now();
    const lateMs = lateness(tickedAt, now);
    blockedSince = lateMs > TICK_MS ? tickedAt : null;
    longest.add(now, lateMs);
    const usedBefore = used;
    used = process.threadCpuUsage();
    const namedBefore = named;
    named = namedMs(faults);
    const unnamedMs = lateMs - (named - namedBefore);
    const cpuMs = (used.user + used.system - usedBefore.user - usedBefore.system) / 1000;
    if (unnamedMs >= BLOCKED_MS) tell({ ms: Math.round(unnamedMs), cpuMs: Math.round(cpuMs) });
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

/** Keeps the longest of the last five minutes. */
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
