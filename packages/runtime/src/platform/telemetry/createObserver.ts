import type { ShopConfig } from '../config/schema.ts';
import type { Database } from '../db/pool.ts';
import type { Replica } from '../db/replica/replica.ts';
import { createSlowStatements } from '../db/slowStatements.ts';
import { watchTogether } from '../db/statementWatch.ts';
import type { StatementWatch } from '../db/statementWatch.ts';
import type { Assembly } from '../extensions/mergeMembers.ts';
import { timeStatements } from '../http/timing.ts';
import type { Logger } from '../logger.ts';
import type { Metrics } from '../metrics/contract.ts';
import type { Primary } from '../workers/primary.ts';
import type { TelemetryParts } from './openTelemetry.ts';
import { traceStatements } from './traceStatements.ts';

/** Observes one shop: its slow statements, the times of its requests in development, its metrics and its traces. */
export interface Observer {
  /** Undefined: nobody watches statements. */
  readonly watch: StatementWatch | undefined;
  /** Begins to measure and to send. Only what is configured loads its libraries. */
  open(parts: ObservedParts): Promise<{ readonly metrics: Metrics | null; close(): Promise<void> }>;
}

interface ObservedParts {
  readonly database: Database;
  readonly replica: Replica | null;
  readonly plan: Pick<Assembly, 'faults' | 'quarantined'>;
  readonly primary: Primary | undefined;
}

/** Creates the observer that a configuration asks for. */
export function createObserver(config: ShopConfig, log: Logger): Observer {
  const { slowMs } = config.database;
  const slow = slowMs === 0 ? null : createSlowStatements(slowMs, log);
  return {
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

/** Tells whether traces and metrics are sent to a collector. */
const isSent = (config: ShopConfig): config is ShopConfig & TelemetryParts['config'] =>
  config.telemetry.url !== undefined;
