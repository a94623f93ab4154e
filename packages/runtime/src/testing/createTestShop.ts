import { planShop } from '../app.ts';
import type { ShopPlan } from '../app.ts';
import type { OutgoingEmail } from '../modules/mail/contract.ts';
import type { Clock } from '../platform/clock.ts';
import type { ShopConfig, ShopConfigInput } from '../platform/config/schema.ts';
import type { AppContext } from '../platform/contracts/context.ts';
import type { Db } from '../platform/db/db.ts';
import type { Extension } from '../platform/contracts/extension.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { openSharedServer } from './database/sharedServer.ts';
import type { Drivers } from './drivers/createDrivers.ts';
import type { Makers } from './makers/createMakers.ts';
import type { SendRequest, TestAnswer } from './requests.ts';
import { standIns } from './standIns.ts';
import type { StandIn } from './standIns.ts';
import type { Visitor } from './suites/visitor.ts';
import { testConfig } from './testConfig.ts';
import { startTestShop } from './startTestShop.ts';

/** The options of a test shop: its database, extensions, configuration and clock. */
export interface TestShopOptions {
  /**
   * An empty or migrated database that only this test uses. Shops of a test can use it one after the other, with the same administrator.
   * Default: a new database on the shared test server of the current system user, which is dropped when the shop stops.
   */
  readonly databaseUrl?: string;
  readonly extensions?: readonly Extension[];
  /** The configuration, as in shop.config.ts. Rate limits are disabled unless configured here. */
  readonly config?: ShopConfigInput;
  /** The shop's clock, such as one from `createTestClock`. Default: the system clock. */
  readonly clock?: Clock;
  /** True if events are delivered and jobs run automatically. Default: false. Use `deliverEvents` and `runJob` instead. */
  readonly worker?: boolean;
  /** True if the shop gets a test payment method, shipping provider and mailbox if no extension provides them. Default: true. */
  readonly standIns?: boolean;
  /**
   * True to report an error that the OpenAPI document does not list for its route, and respond with 500. Applies to errors of the
   * core only. Default: false.
   */
  readonly checkRefusals?: boolean;
  /** Default: `silent`. */
  readonly logLevel?: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Called with each log line, which is a JSON object. Default: log lines are written to stderr. */
  readonly onLog?: (line: string) => void;
}

/** A complete shop with its own database that listens on a free port. */
export interface TestShop extends Drivers {
  readonly app: AppContext;
  readonly db: Db;
  /** The base URL of the shop. */
  readonly url: string;
  /** Factories that create products, customers, orders and other records through the API, with defaults for omitted fields. */
  readonly make: Makers;
  /** Returns the number of SQL statements sent to the database since the shop started. */
  statements(): number;
  /** Sends an HTTP request to the shop, anonymously or with a token. A body that is not a string is sent as JSON. */
  readonly request: SendRequest;
  /** Sends an HTTP request to the shop as an administrator with all permissions. */
  admin(method: string, path: string, body?: unknown): Promise<TestAnswer>;
  /** Sends a GraphQL query, as an anonymous visitor to the storefront endpoint or as an administrator to the admin endpoint. */
  query(document: string, variables?: object, schema?: 'storefront' | 'admin'): Promise<TestAnswer>;
  /**
   * Returns an access token of an administrator with all permissions. If the token has expired according to the shop's clock, it is
   * renewed.
   */
  adminToken(): Promise<string>;
  /**
   * Goes on with a cart as a person does who opens an address of `app.carts.handOver` and uses the button of its page. Returns the visitor,
   * whose current cart it is. Throws an error if the address has ended.
   */
  takeOver(address: string): Promise<Visitor>;
  /** Stops the shop, and drops the database if the test kit created it. */
  stop(): Promise<void>;
}

/** Starts a complete shop with the given extensions. */
export async function createTestShop(options: TestShopOptions = {}): Promise<TestShop> {
  const config = testConfig(options.config ?? {});
  const sent: OutgoingEmail[] = [];
  const plan = await planTestShop(config, options, sent);
  if (options.databaseUrl !== undefined) {
    const direct = config.database.directUrl ?? options.databaseUrl;
    await migrate({ url: direct, sources: plan.migrationSources });
    return startTestShop(options.databaseUrl, { config, plan, sent }, options);
  }
  const server = await openSharedServer();
  const drops: (() => Promise<void>)[] = [];
  const drop = async () => void (await drops.pop()?.());
  try {
    const database = await server.createDatabase(plan.migrationSources);
    drops.push(database.drop);
    const shop = await startTestShop(database.url, { config, plan, sent }, options);
    return { ...shop, stop: () => shop.stop().finally(drop).finally(server.stop) };
  } catch (error) {
    await drop().finally(server.stop);
    throw error;
  }
}

/** Plans the shop. If its extensions lack a contribution, plans it again with test stand-ins. */
async function planTestShop(
  config: ShopConfig,
  { extensions = [], standIns: requested = true, clock }: TestShopOptions,
  sent: OutgoingEmail[],
): Promise<ShopPlan> {
  const plan = await planShop(config, { installed: extensions.map(installedOf), clock });
  const kinds: readonly StandIn[] = ['paymentMethods', 'shippingProviders', 'mailTransport'];
  const missing = kinds.filter((kind) => plan.registry(kind).list().length === 0);
  if (!requested || missing.length === 0) return plan;
  return planShop(config, {
    installed: [...extensions, standIns(missing, sent)].map(installedOf),
    clock,
  });
}

const installedOf = (extension: Extension) => ({
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
});
