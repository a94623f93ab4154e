import type { IMetricReader, MeterProviderOptions } from '@opentelemetry/sdk-metrics';
import { MeterProvider, MetricReader, PrometheusSerializer } from '../bundled/openTelemetry.ts';
import type { Database } from '../db/pool.ts';
import type { Replica } from '../db/replica/replica.ts';
import type { Assembly } from '../extensions/assembly.ts';
import type { Logger } from '../logger.ts';
import { withDeadline } from '../withDeadline.ts';
import type { Metrics } from '../contracts/metrics.ts';
import { measureProcess } from './measureProcess.ts';
import { measureDatabase, measureExtensions, measureOutbox, measureReplica } from './measureShop.ts';

/** An additional destination for metrics, such as a collector. */
export interface MetricsOut {
  readonly reader: IMetricReader;
  /** Describes the process that sends the metrics. */
  readonly resource: MeterProviderOptions['resource'];
}

export interface MetricsParts {
  readonly database: Pick<Database, 'pools' | 'reads' | 'statements'>;
  readonly replica: Replica | null;
  /** Returns the number of slow SQL statements since startup. Null if slow statements are not monitored. */
  readonly slowStatements: (() => number) | null;
  readonly plan: Pick<Assembly, 'faults' | 'quarantined'>;
  readonly log: Logger;
  readonly out?: MetricsOut | undefined;
}

/** Time limit in milliseconds for the final metrics export. */
const CLOSE_MS = 2000;

/** Upper bounds for request durations, in seconds. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Maximum number of series per metric. Any further series are aggregated into one. Label values depend only on the installed
 * modules and extensions, so only a bug could reach the limit.
 */
export const MAX_SERIES = 10_000;

/** Measures this process until `close`. Instruments have the names that Prometheus shows. */
export function createMetrics({ database, replica, slowStatements, plan, log, out }: MetricsParts): Metrics {
  const reader = new ScrapeReader({ cardinalitySelector: () => MAX_SERIES });
  const provider = new MeterProvider({
    readers: [reader, ...(out ? [out.reader] : [])],
    ...(out?.resource && { resource: out.resource }),
  });
  const meter = provider.getMeter('shop');
  const requests = meter.createHistogram('shop_http_request_duration_seconds', {
    description:
      'Time from the arrival of a request to its response, by route ID; - is a path without a route.',
    advice: { explicitBucketBoundaries: DURATIONS },
  });
  measureExtensions(meter, plan);
  measureDatabase(meter, database, slowStatements);
  if (replica) measureReplica(meter, replica);
  measureOutbox(meter, database.reads);
  const stopMeasuring = measureProcess(meter);
  const serializer = new PrometheusSerializer('', false, undefined, true, true);

  const collect = async (): Promise<string> => {
    const { resourceMetrics, errors } = await reader.collect({ timeoutMillis: 5000 });
    for (const err of errors) log.warn({ err }, 'a metric could not be read');
    return `${serializer.serialize(resourceMetrics)}\n`;
  };
  let collecting: Promise<string> | null = null;
  return {
    request: (route, method, status, seconds) => requests.record(seconds, { route, method, status }),
    read: () => (collecting ??= collect().finally(() => (collecting = null))),
    close: async () => {
      stopMeasuring();
      // An unreachable collector does not delay the shutdown.
      await withDeadline(CLOSE_MS, undefined, () => provider.shutdown()).catch((err: unknown) =>
        log.debug({ err }, 'the last metrics were not sent'),
      );
    },
  };
}

/** Reads the metrics on request only, without periodic exports. */
class ScrapeReader extends MetricReader {
  protected override onForceFlush = () => Promise.resolve();
  protected override onShutdown = () => Promise.resolve();
}
