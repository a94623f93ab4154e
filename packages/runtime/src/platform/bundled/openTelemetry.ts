export { PrometheusSerializer } from '@opentelemetry/exporter-prometheus';
export { MeterProvider, MetricReader } from '@opentelemetry/sdk-metrics';
