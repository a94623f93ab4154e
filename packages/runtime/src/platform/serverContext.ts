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
  /** The same database over connections of its own whose statements end early, for reads of the storefront. */
  readonly reads: Db;
  /** The content of the shop, and what this process keeps until it changes. */
  readonly content: ContentCache;
  /** The faults of contributions while this process runs, for `/readyz`. */
  readonly faults: RuntimeFaults;
  /** Hands logged events to a subscriber again: see `Outbox`. */
  readonly replay: Outbox['replay'];
  /** The rate limits of this process. */
  readonly limits: Limits;
  /** The metrics of this process. Null without `metrics.token`. */
  readonly metrics: Metrics | null;
  /**
   * Renders the page of an error in the theme of the shop and the language of `app`. It does not use the database, which may be what failed. Absent: errors
   * have a plain page.
   */
  readonly failurePage?: (refusal: Refusal, requestId: string, app: AppContext) => string;
  /** The names of optional extensions that are installed and left out because of a fault. */
  readonly leftOut: readonly string[];
  /** Describes the modules and extensions of the shop, with what is left out and why. */
  extensions(): readonly DescribedExtension[];
  /** Reads the state of every migration, in one statement. */
  migrations(db: Db): Promise<readonly MigrationState[]>;
  /** Every setting that the installed extensions declare, by its key, with the name of its owner. */
  readonly settingDefinitions: ReadonlyMap<string, SettingDefinition & { readonly owner: string }>;
}

/** Returns the server's members of an app. Every app is made by `createContext`, which sets them all. */
export const serverOf = (app: AppContext): ServerContext => app as ServerContext;
