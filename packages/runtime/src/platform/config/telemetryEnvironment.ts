import type { Fault } from '../startFailure.ts';
import type { ShopConfig } from './schema.ts';
import { SAMPLERS, webAddress } from './values.ts';

type Telemetry = ShopConfig['telemetry'];

/** The telemetry settings from the standard OpenTelemetry environment variables, which override the configuration file. */
export type TelemetryFromEnvironment = Partial<Omit<Telemetry, 'url'>> & {
  /** Null if an environment variable disables telemetry. The configuration file cannot enable it then. */
  readonly url?: string | null;
};

/** Reads the OpenTelemetry environment variables. Adds a fault for each invalid variable. */
export function telemetryOf(env: NodeJS.ProcessEnv, faults: Fault[]): TelemetryFromEnvironment {
  const refuse = (name: string, message: string, hint: string) => {
    faults.push({ where: `environment: ${name}`, message, hint });
    return undefined;
  };
  const read = <T>(name: string, parse: (text: string) => T | undefined): T | undefined => {
    const text = env[name]?.trim();
    return text ? parse(text) : undefined;
  };
  const url = read('OTEL_EXPORTER_OTLP_ENDPOINT', (text) => {
    const parsed = webAddress.safeParse(text);
    return parsed.success
      ? parsed.data
      : refuse('OTEL_EXPORTER_OTLP_ENDPOINT', 'is not an http or https URL', HINTS.url);
  });
  read('OTEL_EXPORTER_OTLP_PROTOCOL', (text) =>
    text === 'grpc'
      ? refuse(
          'OTEL_EXPORTER_OTLP_PROTOCOL',
          'requests gRPC, which the shop does not support',
          HINTS.protocol,
        )
      : undefined,
  );
  const pairs = (name: string) =>
    read(name, (text) => pairsOf(text) ?? refuse(name, 'is not a list of name=value pairs', HINTS.pairs));
  const sampler = read(
    'OTEL_TRACES_SAMPLER',
    (text) =>
      SAMPLERS.find((known) => known === text) ??
      refuse('OTEL_TRACES_SAMPLER', `is not a sampler: ${text}`, `Use one of ${SAMPLERS.join(', ')}.`),
  );
  const sampleRatio = read('OTEL_TRACES_SAMPLER_ARG', (text) => {
    const ratio = Number(text);
    return ratio >= 0 && ratio <= 1
      ? ratio
      : refuse('OTEL_TRACES_SAMPLER_ARG', `is not a ratio: ${text}`, 'Enter a number from 0 to 1.');
  });
  const headers = pairs('OTEL_EXPORTER_OTLP_HEADERS');
  const named = pairs('OTEL_RESOURCE_ATTRIBUTES');
  const { 'service.name': resourceName, ...resource } = named ?? {};
  const serviceName = read('OTEL_SERVICE_NAME', (text) => text) ?? resourceName;
  return {
    ...(url !== undefined && { url }),
    ...(env.OTEL_SDK_DISABLED?.trim().toLowerCase() === 'true' && { url: null }),
    ...(headers && { headers }),
    ...(serviceName && { serviceName }),
    ...(named && { resource }),
    ...(sampler && { sampler }),
    ...(sampleRatio !== undefined && { sampleRatio }),
  };
}

const HINTS = {
  url: 'Enter the URL of the collector, such as http://localhost:4318.',
  protocol: 'Use http/json and the port for OTLP over HTTP, usually 4318.',
  pairs: 'Use the form name=value,other=value, with characters such as commas and spaces percent-encoded.',
};

/** Parses a list such as `name=value,other=value`. Names and values may be percent-encoded. Undefined if the list is malformed. */
function pairsOf(text: string): Record<string, string> | undefined {
  const pairs: [string, string][] = [];
  for (const pair of text.split(',')) {
    if (pair.trim() === '') continue;
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    if (at === -1 || name === '') return undefined;
    try {
      pairs.push([decodeURIComponent(name), decodeURIComponent(pair.slice(at + 1).trim())]);
    } catch {
      return undefined;
    }
  }
  return Object.fromEntries(pairs);
}

/** Merges the environment variables into the configuration. Headers and resource attributes are added to those in the file. */
export function mergeTelemetry(file: Telemetry, { url, ...values }: TelemetryFromEnvironment): Telemetry {
  const { url: ownUrl, ...own } = file;
  const chosen = url === undefined ? ownUrl : (url ?? undefined);
  return {
    ...own,
    ...values,
    headers: { ...own.headers, ...values.headers },
    resource: { ...own.resource, ...values.resource },
    ...(chosen !== undefined && { url: chosen }),
  };
}
