import { expect, test } from 'vitest';
import { mergeTelemetry, telemetryOf } from './telemetryEnvironment.ts';
import { shopConfig } from './schema.ts';

const defaults = shopConfig.parse({}).telemetry;
const read = (env: NodeJS.ProcessEnv) => {
  const faults: { where: string; message: string }[] = [];
  const values = telemetryOf(env, faults as never);
  return { values, faults: faults.map(({ where }) => where.replace('environment: ', '')) };
};

test.each([
  ['nothing', {}, {}],
  ['empty variables', { OTEL_EXPORTER_OTLP_ENDPOINT: '', OTEL_SERVICE_NAME: ' ' }, {}],
  [
    'an address, without the slash at its end',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' },
    { url: 'http://collector:4318' },
  ],
  [
    'that all is switched off',
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:1', OTEL_SDK_DISABLED: 'TRUE' },
    { url: null },
  ],
  [
    'headers, percent-encoded',
    { OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%2Cb, authorization=Basic%20eA==' },
    { headers: { 'api-key': 'a,b', authorization: 'Basic eA==' } },
  ],
  [
    'attributes, and the name among them',
    { OTEL_RESOURCE_ATTRIBUTES: 'service.name=bikes,team=web,' },
    { serviceName: 'bikes', resource: { team: 'web' } },
  ],
  [
    'the name before that of the attributes',
    { OTEL_RESOURCE_ATTRIBUTES: 'service.name=bikes', OTEL_SERVICE_NAME: 'cycles' },
    { serviceName: 'cycles', resource: {} },
  ],
  [
    'the sampler with its ratio',
    { OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' },
    { sampler: 'parentbased_traceidratio', sampleRatio: 0.1 },
  ],
])('reads %s', (_, env, values) => {
  expect(read(env)).toEqual({ values, faults: [] });
});

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318?x=1'],
  ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'key'],
  ['OTEL_EXPORTER_OTLP_HEADERS', '=value'],
  ['OTEL_RESOURCE_ATTRIBUTES', 'a=%zz'],
  ['OTEL_TRACES_SAMPLER', 'jaeger_remote'],
  ['OTEL_TRACES_SAMPLER_ARG', 'half'],
  ['OTEL_TRACES_SAMPLER_ARG', '-0.1'],
])('%s=%s is a fault', (name, value) => {
  expect(read({ [name]: value })).toEqual({ values: {}, faults: [name] });
});

test('merges the environment into the configuration, and preserves its other headers and attributes', () => {
  const file = {
    ...defaults,
    url: 'http://file:4318',
    headers: { a: '1', b: '1' },
    resource: { team: 'web' },
  };
  expect(mergeTelemetry(file, {})).toEqual(file);
  expect(mergeTelemetry(file, { url: 'http://env:4318', headers: { b: '2' }, serviceName: 'bikes' })).toEqual(
    { ...file, url: 'http://env:4318', headers: { a: '1', b: '2' }, serviceName: 'bikes' },
  );
  expect(mergeTelemetry(file, { url: null })).not.toHaveProperty('url');
});
