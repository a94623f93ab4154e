import type { AppContext } from './contracts/context.ts';
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

/** The app with the members that only the server uses. Extensions receive the same object as `AppContext`. */
export interface ServerContext extends AppContext {
  /** The same database on separate connections with a shorter statement timeout, for storefront reads. */
  readonly reads: Db;
  /** The cache of the shop's content in this process. */
  readonly content: ContentCache;
  /** The run-time faults of contributions, for `/readyz`. */
  readonly faults: RuntimeFaults;
  /** Delivers logged events to a subscriber again: see `Outbox`. */
  readonly replay: Outbox['replay'];
  /** The rate limits of this process. */
  readonly limits: Limits;
  /** The metrics of this process. Null without `metrics.token`. */
  readonly metrics: Metrics | null;
  /**
   * Renders an error page in the shop's theme and the language of `app`. It does not use the database, which may be what failed.
   * If absent, error pages are plain.
   */
  readonly failurePage?: (refusal: Refusal, requestId: string, app: AppContext) => string;
  /** The names of installed optional extensions that were left out because of a fault. */
  readonly leftOut: readonly string[];
  /** Describes the shop's modules and extensions, including those left out and why. */
  extensions(): readonly DescribedExtension[];
  /** Reads the state of every migration, in one statement. */
  migrations(db: Db): Promise<readonly MigrationState[]>;
  /** Every setting declared by the installed extensions, by key, with its owner's name. */
  readonly settingDefinitions: ReadonlyMap<string, SettingDefinition & { readonly owner: string }>;
}

/** Returns an app's server members. Every app is created by `createContext`, which sets them all. */
export const serverOf = (app: AppContext): ServerContext => app as ServerContext;
