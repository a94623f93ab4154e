export { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
export { W3CTraceContextPropagator } from '@opentelemetry/core';
export { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
export { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
export { resourceFromAttributes } from '@opentelemetry/resources';
export { PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
export {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
