import { randomUUID } from 'node:crypto';
import { context, diag, propagation, trace } from '@opentelemetry/api';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  AsyncLocalStorageContextManager,
  BatchSpanProcessor,
  OTLPMetricExporter,
  OTLPTraceExporter,
  ParentBasedSampler,
  PeriodicExportingMetricReader,
  resourceFromAttributes,
  TraceIdRatioBasedSampler,
  TracerProvider,
  W3CTraceContextPropagator,
} from '../bundled/openTelemetryOtlp.ts';
import type { ShopConfig } from '../config/schema.ts';
import type { Logger } from '../logger.ts';
import { MAX_SERIES } from '../metrics/createMetrics.ts';
import type { MetricsOut } from '../metrics/createMetrics.ts';
import { runtimeVersion } from '../runtimeVersion.ts';
import { withDeadline } from '../withDeadline.ts';
import { reportOutages } from './reportOutages.ts';
import { traceRequests } from './traceRequests.ts';

/** What a process sends to a collector, from `openTelemetry` to `close`. */
export interface Telemetry {
  /** Where the metrics of this process go out. */
  readonly metrics: MetricsOut;
  /** Sends what is left, and ends the traces of this process. */
  close(): Promise<void>;
}

export interface TelemetryParts {
  readonly config: Pick<ShopConfig, 'telemetry' | 'mode'> & {
    readonly telemetry: { readonly url: string };
  };
  readonly log: Logger;
}

/** Spans that wait to be sent; further ones are dropped while the collector is away. */
const MAX_WAITING = 4096;
/** The milliseconds that a collector has to take what is sent to it, and all that is left at the end. */
const SEND_MS = 5000;
const CLOSE_MS = 2000;
/** The milliseconds between two sendings of metrics. */
const METRICS_MS = 30_000;
/** The most characters of an attribute. */
const MAX_LENGTH = 8192;

/**
 * Begins to send the traces and metrics of this process to the collector at `telemetry.url`, by OTLP over HTTP with JSON. A collector
 * that is away costs what it misses, and one line in the log.
 */
export function openTelemetry({ config: { telemetry, mode }, log }: TelemetryParts): Telemetry {
  const { url, headers } = telemetry;
  const target = (path: string) => ({ url: `${url}/v1/${path}`, headers, timeoutMillis: SEND_MS });
  const watch = reportOutages(url, log);
  const resource = resourceFromAttributes({
    'service.name': telemetry.serviceName,
    'service.version': runtimeVersion(),
    'service.instance.id': randomUUID(),
    'deployment.environment.name': mode,
    ...telemetry.resource,
  });
  const provider = new TracerProvider({
    resource,
    sampler: samplerOf(telemetry),
    spanLimits: { attributeValueLengthLimit: MAX_LENGTH },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: watch(new OTLPTraceExporter(target('traces'))),
        maxQueueSize: MAX_WAITING,
        scheduledDelayMillis: 2000,
        exportTimeoutMillis: SEND_MS,
      }),
    ],
  });
  // What the library would print about a collector that is away is told by `reportOutages`, once.
  diag.disable();
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const stopTracingRequests = traceRequests();
  return {
    metrics: {
      resource,
      reader: new PeriodicExportingMetricReader({
        exporter: watch(new OTLPMetricExporter(target('metrics'))),
        exportIntervalMillis: METRICS_MS,
        exportTimeoutMillis: SEND_MS,
        cardinalityLimits: { default: MAX_SERIES },
      }),
    },
    async close() {
      stopTracingRequests();
      await withDeadline(CLOSE_MS, undefined, () => provider.shutdown()).catch(watch.failed);
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}

function samplerOf({ sampler, sampleRatio }: ShopConfig['telemetry']) {
  const own = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(sampleRatio),
  };
  return sampler.startsWith('parentbased_')
    ? new ParentBasedSampler({ root: own[sampler.slice('parentbased_'.length) as keyof typeof own]() })
    : own[sampler as keyof typeof own]();
}
