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

/** A process's connection to a collector, open from `openTelemetry` to `close`. */
export interface Telemetry {
  /** The destination of this process's metrics. */
  readonly metrics: MetricsOut;
  /** Sends the remaining data and stops tracing in this process. */
  close(): Promise<void>;
}

export interface TelemetryParts {
  readonly config: Pick<ShopConfig, 'telemetry' | 'mode'> & {
    readonly telemetry: { readonly url: string };
  };
  readonly log: Logger;
}

/** Maximum number of queued spans. While the collector is unreachable, further spans are dropped. */
const MAX_WAITING = 4096;
/** Time limit in milliseconds for sending one batch to the collector, and for sending all remaining data at shutdown. */
const SEND_MS = 5000;
const CLOSE_MS = 2000;
/** Interval between two metric exports in milliseconds. */
const METRICS_MS = 30_000;
/** Maximum length of an attribute value, in characters. */
const MAX_LENGTH = 8192;

/**
 * Starts sending this process's traces and metrics to the collector at `telemetry.url`, using OTLP over HTTP with JSON. While
 * the collector is unreachable, the data is lost and one line is logged.
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
  // `reportOutages` logs one line about an unreachable collector instead of the library's repeated messages.
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
