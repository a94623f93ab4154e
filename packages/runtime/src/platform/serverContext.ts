import type { AppContext } from './contracts/context.ts';
import type { CustomerCaller } from './contracts/caller.ts';
import type { ContentCache } from './contentCache/contentCache.ts';
import type { Db } from './db/db.ts';
import type { Refusal } from './errors.ts';
import type { Outbox } from './events/outbox.ts';
import type { SettingDefinition } from './contracts/extension.ts';
import type { DescribedExtension } from './contracts/describedExtension.ts';
import type { RuntimeFaults } from './acting/runtimeFaults.ts';
import type { MigrationState } from './migrations/ledger.ts';
import type { Metrics } from './contracts/metrics.ts';
import type { Limits } from './rateLimit/limits.ts';

/** Settings that each process holds in memory, so that no request reads them. */
export interface HeldSettings {
  readonly keys: readonly string[];
  /** Reads the settings again. Runs one SQL statement. */
  refresh(): Promise<void>;
}

/** Decides which prices a request shows. Runs no query except in `refresh`. */
export interface Pricing {
  /** True if all visitors see the products' own prices in the shop currency. */
  isPlain(): boolean;
  /** True if customers of some groups see other prices than guests, so that pages have to identify their visitors. */
  isByGroup(): boolean;
  /** Returns a key that differs if an app shows other prices now, in any currency. Empty if prices are plain. */
  keyOf(app: AppContext): string;
  /** Returns the app that shows the prices of a visitor. `customer` is null for guests. */
  appFor(app: AppContext, visitor: PricedVisitor): AppContext;
  /** Reports whether a successful request of a route may have changed what is shown to whom. */
  isChangedBy(routeId: string, body: unknown): boolean;
  /** Reads the currencies and price contexts again. Runs one SQL statement. */
  refresh(): Promise<void>;
}

/** The facts that decide about the prices that a visitor sees. */
export interface PricedVisitor {
  readonly customer: CustomerCaller | null;
  /** The query string of the request, without its question mark. */
  readonly search: string;
  cookie(name: string): string | undefined;
}

/** Knows what is offered on products. `T` is known by the modules that provide and show it. */
export interface ShownOffers<T = unknown> {
  /** Returns the offers that are on now. Null if there are none. Runs no query. */
  current(app: AppContext): T | null;
  /** Reports whether a successful request of a route may have changed the offers. */
  isChangedBy(routeId: string): boolean;
  /** Reads the offers again. Runs one SQL statement. */
  refresh(): Promise<void>;
}

/** Reports whether the storefront is closed for maintenance. */
export interface Closing extends HeldSettings {
  /** Runs no query. */
  isClosed(): boolean;
}

/** The settings that switch parts of extensions on, such as doors. */
export interface Switches extends HeldSettings {
  /** Reports the value of a boolean setting. Runs no query. */
  isOn(key: string): boolean;
}

/** The app, with additional members for use within the server. Extensions receive the same object, but typed as `AppContext`. */
export interface ServerContext extends AppContext {
  /** A connection pool for storefront reads. It uses the same database, but has a shorter statement timeout. */
  readonly reads: Db;
  /** The content cache of this process. */
  readonly content: ContentCache;
  /** The run-time faults of contributions, for `/readyz` and the metrics. */
  readonly faults: RuntimeFaults;
  /** Redelivers logged events to a subscriber: see `Outbox`. */
  readonly replay: Outbox['replay'];
  /** The rate limits of this process. */
  readonly limits: Limits;
  /** The metrics of this process. Null if `metrics.token` is not configured. */
  readonly metrics: Metrics | null;
  /**
   * Renders an error page in the shop's theme and in the app's language. Must not use the database, because the database may be the
   * cause of the error. If absent, a plain error page without the theme is used.
   */
  readonly failurePage?: (refusal: Refusal, requestId: string, app: AppContext) => string;
  /** True if the storefront is closed for maintenance. Absent in apps without the storefront. */
  readonly closing?: Closing;
  /** Decides which prices a request shows. Absent in apps without a catalog. */
  readonly pricing?: Pricing;
  /** Knows the offers on products. Absent in apps without promotions. */
  readonly productOffers?: ShownOffers;
  /** Holds the settings whose values `config.shop` has. Absent in apps without settings. */
  readonly shopSettings?: HeldSettings;
  /** Holds the settings that switch doors on. Absent in apps without settings. */
  readonly switches?: Switches;
  /** The names of optional extensions that are installed but were left out because of a fault. */
  readonly leftOut: readonly string[];
  /** Describes all modules and extensions, including those that were left out, with the reason. */
  extensions(): readonly DescribedExtension[];
  /** Reads the state of all migrations with one SQL statement. */
  migrations(db: Db): Promise<readonly MigrationState[]>;
  /** The settings of all modules and extensions by key, with the owner's name. */
  readonly settingDefinitions: ReadonlyMap<string, SettingDefinition & { readonly owner: string }>;
}

/** Returns the app as a `ServerContext`. This is safe because `createContext` sets the additional members on every app. */
export const serverOf = (app: AppContext): ServerContext => app as ServerContext;
