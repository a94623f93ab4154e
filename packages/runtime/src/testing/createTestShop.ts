import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop, planShop } from '../app.ts';
import { createAdmin } from '../modules/auth/index.ts';
import type { Clock } from '../platform/clock.ts';
import { shopConfig } from '../platform/config/schema.ts';
import { shopLanguages } from '../platform/config/shopLanguages.ts';
import type { ShopConfig, ShopConfigInput } from '../platform/config/schema.ts';
import type { AppContext } from '../platform/context.ts';
import type { Db } from '../platform/db/db.ts';
import type { Extension } from '../platform/extensions/contract.ts';
import { createLogger } from '../platform/logger.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { startTestDatabase } from './startTestDatabase.ts';

export interface TestShopOptions {
  /**
   * An empty or migrated database that this test alone uses. Default: a PostgreSQL of its own, which takes some seconds to
   * start and goes with the shop.
   */
  readonly databaseUrl?: string;
  readonly extensions?: readonly Extension[];
  /** As in shop.config.ts. Rate limits are off unless it says otherwise. */
  readonly config?: ShopConfigInput;
  readonly clock?: Clock;
  /** Tells whether events are delivered and jobs run. Default: no. */
  readonly worker?: boolean;
  /** Default: `silent`. */
  readonly logLevel?: 'silent' | 'error' | 'info' | 'debug';
  /** Takes the lines of the log, each a JSON object. Default: they go to stderr. */
  readonly onLog?: (line: string) => void;
}

export interface TestAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed JSON, else the text. */
  // oxlint-disable-next-line typescript/no-explicit-any -- what a test looks into is its own business
  readonly body: any;
}

export interface TestRequest {
  readonly headers?: Readonly<Record<string, string>>;
  readonly token?: string;
}

export interface TestShop {
  readonly app: AppContext;
  readonly db: Db;
  readonly url: string;
  /** Statements sent to the database so far. */
  statements(): number;
  /** A real HTTP request. A body that is no string is sent as JSON. */
  request(method: string, path: string, body?: unknown, options?: TestRequest): Promise<TestAnswer>;
  /** The same with the token of an administrator who may do everything. */
  admin(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  /** A query at the storefront's endpoint, or the admin's. */
  query(document: string, variables?: object, schema?: 'storefront' | 'admin'): Promise<TestAnswer>;
  /** An access token of an administrator who may do everything. */
  adminToken(): Promise<string>;
  stop(): Promise<void>;
}

/** A whole shop that listens on a free port. */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  if (options.databaseUrl !== undefined) return startShop(options.databaseUrl, options);
  const database = await startTestDatabase();
  try {
    const shop = await startShop(database.url, options);
    return { ...shop, stop: () => shop.stop().finally(database.stop) };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function startShop(databaseUrl: string, options: TestShopOptions): Promise<TestShop> {
  const config = testConfig(options.config ?? {});
  const extensions = options.extensions ?? [];
  const installed = extensions.map((extension) => ({
    state: 'loaded' as const,
    extension,
    origin: {
      resolve: `./${extension.name}`,
      packageName: null,
      version: null,
      entry: null,
      required: true,
      discovered: false,
    },
  }));
  const plan = await planShop(config, { installed });
  await migrate({ url: databaseUrl, sources: plan.migrationSources });
  const shop = await createShop({
    config,
    plan,
    databaseUrl,
    log: createLogger({
      mode: 'production',
      level: options.logLevel ?? 'silent',
      ...(options.onLog ? { destination: { write: options.onLog } } : {}),
    }),
    worker: options.worker ?? false,
    onBrokenAnswer: ({ message }) => console.error(message),
    ...(options.clock ? { clock: options.clock } : {}),
  });
  const { port } = await shop.start();
  const url = `http://127.0.0.1:${port}`;
  const request: TestShop['request'] = (method, path, body, { headers = {}, token } = {}) =>
    send(url + path, method, body, { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) });

  let token: Promise<string> | undefined;
  const adminToken = () => (token ??= logIn(shop.app, request));
  return {
    app: shop.app,
    db: shop.app.db,
    url,
    statements: shop.statements,
    request,
    adminToken,
    admin: async (method, path, body) => request(method, path, body, { token: await adminToken() }),
    query: async (query, variables = {}, schema = 'storefront') =>
      schema === 'admin'
        ? request('POST', '/admin/graphql', { query, variables }, { token: await adminToken() })
        : request('POST', '/graphql', { query, variables }),
    stop: shop.stop,
  };
}

function testConfig(input: ShopConfigInput): ShopConfig {
  const config = shopConfig.parse({ rateLimit: false, ...input, server: { ...input.server, port: 0 } });
  return {
    ...config,
    mode: config.mode ?? 'development',
    shop: { ...config.shop, ...shopLanguages(config.shop), url: config.shop.url ?? 'http://shop.test' },
    session: { secret: config.session.secret ?? 'a secret of at least thirty-two bytes' },
    // Mails of a shop with a worker are written here.
    storeDir: join(tmpdir(), 'shop-test'),
    configFile: 'shop.config.ts',
  };
}

async function send(
  url: string,
  method: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<TestAnswer> {
  const isJson = body !== undefined && typeof body !== 'string';
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: { ...(isJson ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body) : (body as string) }),
  });
  const text = await response.text();
  const type = response.headers.get('content-type') ?? '';
  return {
    status: response.status,
    headers: response.headers,
    body: type.includes('json') && text !== '' ? JSON.parse(text) : text,
  };
}

async function logIn(app: AppContext, request: TestShop['request']): Promise<string> {
  const credentials = { email: 'owner@shop.test', password: 'correct horse battery' };
  await createAdmin(app.db, { ...credentials, fullName: 'Owner' });
  const { body } = await request('POST', '/api/user/tokens', credentials);
  return body.data.accessToken;
}
