import type { ShopConfig } from '../config/schema.ts';
import type { Database } from '../db/pool.ts';
import type { Replica } from '../db/replica/replica.ts';
import { createSlowStatements } from '../db/slowStatements.ts';
import { watchTogether } from '../db/statementWatch.ts';
import type { StatementWatch } from '../db/statementWatch.ts';
import type { Assembly } from '../extensions/assembly.ts';
import { timeStatements } from '../acting/timing.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../contracts/metrics.ts';
import type { Primary } from '../workers/primary.ts';
import type { TelemetryParts } from './openTelemetry.ts';
import { watchEventLoop } from './eventLoop.ts';
import type { EventLoop } from './eventLoop.ts';
import { logFaults } from '../acting/logFaults.ts';
import { traceStatements } from './traceStatements.ts';

/** The observability of one shop: event loop delays, slow SQL statements, request timings in development, metrics, and traces. */
export interface Observer {
  /** The SQL statement observer. Undefined if statements are not observed. */
  readonly watch: StatementWatch | undefined;
  readonly eventLoop: EventLoop;
  /** Starts measuring, and sending data to the collector. Libraries are loaded only if the configuration requires them. */
  open(parts: ObservedParts): Promise<{ readonly metrics: Metrics | null; close(): Promise<void> }>;
  /** Stops watching the event loop. */
  close(): Promise<void>;
}

type Plan = Pick<Assembly, 'faults' | 'quarantined'>;

interface ObservedParts {
  readonly database: Database;
  readonly replica: Replica | null;
  readonly plan: Plan;
  readonly primary: Primary | undefined;
}

/** Creates the observer for a configuration. It watches the event loop until `close`. */
export function createObserver(config: ShopConfig, { faults }: Pick<Plan, 'faults'>, log: Logger): Observer {
  const eventLoop = watchEventLoop(faults, log);
  logFaults(faults, log);
  const { slowMs } = config.database;
  const slow = slowMs === 0 ? null : createSlowStatements(slowMs, log, eventLoop.waited);
  return {
    eventLoop,
    close: async () => eventLoop.close(),
    watch: watchTogether([
      slow?.watch ?? null,
      config.mode === 'development' ? timeStatements : null,
      isSent(config) ? traceStatements : null,
    ]),
    async open({ database, replica, plan, primary }) {
      const telemetry = isSent(config)
        ? (await import('./openTelemetry.ts')).openTelemetry({ config, log })
        : null;
      if (!telemetry && config.metrics.token === undefined)
        return { metrics: null, close: () => Promise.resolve() };
      const { createMetrics } = await import('../metrics/createMetrics.ts');
      const metrics = createMetrics({
        database,
        replica,
        slowStatements: slow?.count ?? null,
        plan,
        log,
        out: telemetry?.metrics,
      });
      return {
        metrics: primary ? { ...metrics, read: primary.shareMetrics(metrics.read) } : metrics,
        close: async () => {
          await Promise.all([metrics.close(), telemetry?.close()]);
        },
      };
    },
  };
}

/** Reports whether traces and metrics are sent to a collector. */
const isSent = (config: ShopConfig): config is ShopConfig & TelemetryParts['config'] =>
  config.telemetry.url !== undefined;
