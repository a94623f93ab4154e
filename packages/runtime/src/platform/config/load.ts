import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { EXIT, StartFailure } from '../startFailure.ts';
import { readEnvironment } from './environment.ts';
import { modeOf, productionFaults } from './mode.ts';
import type { Mode } from './mode.ts';
import { readConfigFile } from './readConfigFile.ts';
import { shopConfig } from './schema.ts';
import type { ShopConfig } from './schema.ts';
import { liveShop } from './liveShop.ts';
import { storedSessionSecret } from './sessionSecret.ts';
import { mergeTelemetry } from './telemetryEnvironment.ts';
import { zodFaults } from './zodFaults.ts';

export interface LoadConfig {
  readonly storeDir: string;
  /** The name of the running command. `dev` selects development mode. Some commands do not require the server settings. */
  readonly command?: string;
  /** The environment variables. Default: `process.env`. */
  readonly env?: NodeJS.ProcessEnv;
  /** Values of command-line options, which override the environment variables and the configuration file. */
  readonly overrides?: { readonly mode?: Mode; readonly host?: string; readonly port?: number };
}

/**
 * Loads and validates the store's configuration from the configuration file, environment variables, and command-line options, in
 * increasing precedence. In development, creates and stores a session secret if none is configured. If anything is invalid, throws
 * a StartFailure (exit code 3) that lists all faults.
 */
export async function loadConfig({
  storeDir: dir,
  command,
  env = process.env,
  overrides = {},
}: LoadConfig): Promise<ShopConfig> {
  const storeDir = resolve(dir);
  const file = await readConfigFile(storeDir);
  const parsed = shopConfig.safeParse(file.content);
  const { values, faults: environmentFaults } = readEnvironment(env);
  const databaseUrl = values.databaseUrl ?? textAt(file.content, 'database', 'url');
  const secret = values.sessionSecret ?? textAt(file.content, 'session', 'secret');
  const mode = modeOf({
    requested: overrides.mode,
    command,
    configured: file.content.mode,
    databaseUrl,
    nodeEnv: env.NODE_ENV,
  });
  const serves = !SERVES_NOTHING.includes(command);
  const faults = [
    ...zodFaults(file.name, shopConfig, parsed.error?.issues ?? []),
    ...environmentFaults,
    ...(mode === 'production' && serves
      ? productionFaults(file.name, { secret, url: textAt(file.content, 'shop', 'url') })
      : []),
  ];
  if (!parsed.success || faults.length > 0) throw new StartFailure(EXIT.config, faults);

  const config = parsed.data;
  const host = overrides.host ?? config.server.host;
  const port = overrides.port ?? values.port ?? config.server.port;
  const redisUrl = values.redisUrl ?? config.redis.url;
  const metricsToken = values.metricsToken ?? config.metrics.token;
  return {
    ...config,
    mode,
    server: { ...config.server, host, port },
    shop: liveShop(config.shop, config.shop.url ?? localAddress(host, port)),
    database: {
      ...config.database,
      ...(databaseUrl && { url: databaseUrl }),
      ...(values.replicaUrl && { replicaUrl: values.replicaUrl }),
    },
    cors: { ...config.cors, ...(command === 'dev' && { localhost: true }) },
    redis: { ...(redisUrl && { url: redisUrl }) },
    metrics: { ...(metricsToken && { token: metricsToken }) },
    telemetry: mergeTelemetry(config.telemetry, values.telemetry),
    session: { secret: secret ?? (mode === 'production' ? unusedSecret() : storedSecret(storeDir)) },
    ...(values.withoutExtensions && { withoutExtensions: values.withoutExtensions }),
    storeDir,
    configFile: file.name,
  };
}

/** Commands that neither sign nor encrypt anything and create no links. They can run without access to the secrets. */
const SERVES_NOTHING: readonly (string | undefined)[] = ['migrate', 'routes', 'schema'];

/** Returns the shop's URL if none is configured. */
export const localAddress = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`;

function storedSecret(storeDir: string): string {
  const secret = storedSessionSecret(storeDir);
  if (typeof secret !== 'string') throw new StartFailure(EXIT.config, [secret]);
  return secret;
}

/**
 * Returns a throwaway secret for production commands that sign nothing. It is not stored, because a stored secret could be mistaken
 * for the shop's own.
 */
const unusedSecret = (): string => randomBytes(32).toString('hex');

/** Reads a string from the unvalidated configuration file. */
function textAt(content: Readonly<Record<string, unknown>>, part: string, key: string): string | undefined {
  const section = content[part];
  const value: unknown =
    typeof section === 'object' && section !== null ? Reflect.get(section, key) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}
