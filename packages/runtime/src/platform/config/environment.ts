import type { z } from 'zod';
import type { Fault } from '../startFailure.ts';
import { telemetryOf } from './telemetryEnvironment.ts';
import type { TelemetryFromEnvironment } from './telemetryEnvironment.ts';
import { postgresUrl, redisUrl, secret } from './values.ts';

/** Configuration values from environment variables, which override the configuration file. Empty variables are ignored. */
export interface FromEnvironment {
  readonly databaseUrl?: string;
  readonly replicaUrl?: string;
  readonly redisUrl?: string;
  readonly port?: number;
  readonly sessionSecret?: string;
  readonly metricsToken?: string;
  readonly telemetry: TelemetryFromEnvironment;
  readonly withoutExtensions?: readonly string[];
}

export function readEnvironment(env: NodeJS.ProcessEnv): { values: FromEnvironment; faults: Fault[] } {
  const faults: Fault[] = [];
  const checked = (name: string, schema: z.ZodType<string>): string | undefined => {
    const value = env[name];
    if (!value) return undefined;
    const issue = schema.safeParse(value).error?.issues[0];
    if (issue?.code === 'custom')
      faults.push({
        where: `environment: ${name}`,
        message: issue.message,
        hint: String(issue.params?.hint),
      });
    return value;
  };
  const databaseUrl = checked('DATABASE_URL', postgresUrl);
  const replicaUrl = checked('DATABASE_REPLICA_URL', postgresUrl);
  const redis = checked('REDIS_URL', redisUrl);
  const sessionSecret = checked('SHOP_SESSION_SECRET', secret);
  const metricsToken = checked('SHOP_METRICS_TOKEN', secret);
  const withoutExtensions = env.SHOP_WITHOUT_EXTENSIONS?.split(',').map((name) => name.trim());
  const port = portOf(env.PORT, faults);
  const telemetry = telemetryOf(env, faults);
  return {
    values: {
      telemetry,
      ...(databaseUrl && { databaseUrl }),
      ...(replicaUrl && { replicaUrl }),
      ...(redis && { redisUrl: redis }),
      ...(port !== undefined && { port }),
      ...(sessionSecret && { sessionSecret }),
      ...(metricsToken && { metricsToken }),
      ...(withoutExtensions && { withoutExtensions: withoutExtensions.filter((name) => name !== '') }),
    },
    faults,
  };
}

function portOf(text: string | undefined, faults: Fault[]): number | undefined {
  if (!text) return undefined;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  faults.push({
    where: 'environment: PORT',
    message: `is not a port: ${text}`,
    hint: 'Enter a number from 0 to 65535.',
  });
  return undefined;
}
