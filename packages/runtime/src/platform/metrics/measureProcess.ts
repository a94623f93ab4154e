import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Meter } from '@opentelemetry/api';

const QUANTILES = [0.5, 0.99, 1];
/** Interval between two event loop samples in milliseconds. */
const LOOK_MS = 20;

/** Measures processor time, memory, and event loop delay, until the returned function is called. */
export function measureProcess(meter: Meter): () => void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_MS });
  delay.enable();
  meter
    .createObservableGauge('shop_event_loop_delay_seconds', {
      description: 'Event loop delay since the last read, by quantile.',
    })
    .addCallback((result) => {
      for (const quantile of QUANTILES)
        result.observe(lateness(delay.percentile(quantile * 100)), { quantile: String(quantile) });
      delay.reset();
    });
  meter
    .createObservableGauge('process_resident_memory_bytes', {
      description: 'Resident memory of the process.',
    })
    .addCallback((result) => result.observe(process.memoryUsage.rss()));
  meter
    .createObservableGauge('shop_heap_used_bytes', { description: 'Memory used by JavaScript objects.' })
    .addCallback((result) => result.observe(process.memoryUsage().heapUsed));
  meter
    .createObservableCounter('process_cpu_seconds_total', { description: 'CPU time of the process.' })
    .addCallback((result) => {
      const { user, system } = process.cpuUsage();
      result.observe((user + system) / 1e6);
    });
  const startedAt = Math.round(performance.timeOrigin / 1000);
  meter
    .createObservableGauge('process_start_time_seconds', {
      description: 'Start time of the process, in seconds since 1970.',
    })
    .addCallback((result) => result.observe(startedAt));
  return () => delay.disable();
}

/**
 * Returns the event loop delay in seconds. Node reports the time between two samples, in nanoseconds; before the first sample it
 * reports 0.
 */
const lateness = (nanoseconds: number): number => Math.max(nanoseconds / 1e9 - LOOK_MS / 1000, 0);
