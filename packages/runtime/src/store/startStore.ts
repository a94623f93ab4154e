import { ExtensionsQuarantined, optionalCulprit, planShop } from '../app.ts';
import { findBuiltAdmin } from '../modules/adminUi/index.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import type { Quarantined } from '../platform/extensions/installed.ts';
import { StartFailure } from '../platform/startFailure.ts';
import type { Prepared } from '../platform/workers/messages.ts';
import type { DemoAdmin } from './prepareDemo.ts';
import { migrateStore, openStore } from './openStore.ts';
import type { Store, StoreOptions } from './openStore.ts';
import { orInterrupted } from './orInterrupted.ts';
import { runStore } from './runStore.ts';

/** The store to start, and the start options. */
export interface StartOptions extends StoreOptions {
  /** True to apply pending migrations to an external database. The embedded database is always migrated. */
  readonly migrate?: boolean;
  /** True if another server listens on the configured host and port and forwards connections to `listensOn` on this machine. */
  readonly isBehindFront?: boolean;
  /**
   * Set in a worker process of `superviseWorkers`, which shares rate limits and metrics with the other workers. `prepared` contains the
   * results of the first worker's preparation, which other workers do not repeat: migrations, demo data and the first accounts. Null in
   * the first worker.
   */
  readonly worker?: { readonly prepared: Prepared | null };
}

/** A store whose shop is running and accepts requests. */
export interface RunningStore {
  /** The public origin of the shop. */
  readonly url: string;
  /** The shop's URL for a browser on this machine. */
  readonly address: string;
  readonly port: number;
  /** The port on which the shop listens. Equals `port`, unless `isBehindFront` is set. */
  readonly listensOn: number;
  readonly mode: ShopConfig['mode'];
  /** The administrator of a store with `demo: true`. Null for other stores. */
  readonly demoAdmin: DemoAdmin | null;
  /**
   * The link that creates the first administrator. It works once, within one day. Null if an administrator exists, and for stores with
   * `demo: true`.
   */
  readonly setupLink: string | null;
  /** The URLs of the simulated gateways by extension name. Null if no gateways are simulated. */
  readonly simulated: Readonly<Record<string, string>> | null;
  /** The source folders to watch for changes: the store, and the extensions under development. */
  readonly folders: readonly string[];
  /** Aborts if an exception leaves the shop in an unknown state. The caller must then stop the shop and exit with code 1. */
  readonly inDoubt: AbortSignal;
  /** The results of preparation, to be passed to the workers started after this one. */
  readonly prepared: Prepared;
  /** Finishes the requests in progress, and stops the shop and its embedded database. Aborts work that takes too long. */
  stop(): Promise<void>;
}

/** The time in ms that the current step has to finish when startup is interrupted. */
const GRACE_MS = 2000;

/**
 * Starts a store: configuration, database, migrations, demo data, and the shop. Always migrates the embedded database, and another
 * database only if `migrate` is set. Throws StartFailure for a store that cannot run, and then leaves nothing running.
 */
export async function startStore(options: StartOptions): Promise<RunningStore> {
  const quarantined = options.worker?.prepared?.quarantined;
  const store = await openStore(quarantined ? { ...options, quarantined } : options);
  try {
    return await orInterrupted(startOn(store, options), options.signal, GRACE_MS);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startOn(store: Store, options: StartOptions): Promise<RunningStore> {
  options.signal?.throwIfAborted();
  // In this repository, this builds the admin in the background. Nothing waits for the build.
  void findBuiltAdmin().catch(() => undefined);
  try {
    if (!options.worker?.prepared && (store.isEmbedded || options.migrate))
      await migrateStore(store, options);
    return await runStore(store, options);
  } catch (error) {
    const quarantined = quarantinedBy(store, error);
    if (quarantined.length === 0) throw error;
    // All contributions of a failed extension are omitted, because a shop with part of an extension would be inconsistent.
    const plan = await planShop(store.config, { quarantined: [...store.plan.quarantined, ...quarantined] });
    return startOn({ ...store, plan }, options);
  }
}

/** Returns the optional extensions that failed to start or to migrate. */
function quarantinedBy({ plan }: Store, error: unknown): readonly Quarantined[] {
  if (error instanceof ExtensionsQuarantined) return error.quarantined;
  const culprit = error instanceof StartFailure ? optionalCulprit(plan, error) : null;
  return culprit ? [culprit] : [];
}
