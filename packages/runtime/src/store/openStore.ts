import path from 'node:path';
import { asActor, commandActor } from '../platform/acting/actor.ts';
import { loadConfig } from '../platform/config/load.ts';
import type { LoadConfig } from '../platform/config/load.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { discoverExtensions } from '../platform/extensions/discover.ts';
import type { Quarantined } from '../platform/extensions/installed.ts';
import { createLogger } from '../platform/logger.ts';
import type { Logger } from '../platform/logger.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { createShop, planShop } from '../app.ts';
import type { Shop, ShopPlan } from '../app.ts';
import { orInterrupted } from './orInterrupted.ts';
import { withGateways } from './simulatedGateways.ts';
import type { SimulatedGateways } from './simulatedGateways.ts';

/** The steps of long-running tasks. Programs that display a step provide its wording. */
export type StepName =
  | 'startDatabase'
  | 'migrate'
  | 'loadDemo'
  | 'openShop'
  | 'createProducts'
  | 'checkProducts'
  | 'checkRecords'
  | 'stagePackages'
  | 'checkUpgrade'
  | 'installPackages'
  | 'importProducts'
  | 'exportProducts'
  | 'saveTables'
  | 'saveFiles'
  | 'checkBackup'
  | 'loadTables'
  | 'restoreFiles';

/** A step of a long-running task, to be displayed. `done` and `total` are present if progress can be measured. */
export interface Step {
  readonly name: StepName;
  readonly done?: number;
  readonly total?: number;
}

/** The store that a command works on, and a callback for progress reports. */
export interface StoreOptions extends LoadConfig {
  readonly onStep?: (step: Step) => void;
  /**
   * Aborts the work: the call rejects with the signal's reason, and the embedded database is stopped. Work on another database ends at
   * its next step, or when the process exits.
   */
  readonly signal?: AbortSignal;
  /** Simulated gateways that replace the gateways configured in the store. */
  readonly gateways?: SimulatedGateways;
  /** The optional extensions that another process of the shop has skipped, so that this process skips the same extensions. */
  readonly quarantined?: readonly Quarantined[];
}

/** A store with a running database, on which no shop has been started yet. */
export interface Store {
  readonly config: ShopConfig;
  readonly plan: ShopPlan;
  readonly log: Logger;
  readonly databaseUrl: string;
  readonly isEmbedded: boolean;
  /** Releases the embedded database. The database stops when its last user has released it. */
  close(): Promise<void>;
}

/** Reads and checks the store, and starts its embedded database if no other database is configured. */
export async function openStore(options: StoreOptions): Promise<Store> {
  const read = await loadConfig(options);
  const log = createLogger({ mode: read.mode });
  const installed = await discoverExtensions(read);
  const config = options.gateways ? withGateways(read, installed, options.gateways) : read;
  const plan = await planShop(config, {
    installed,
    ...(options.quarantined && { quarantined: options.quarantined }),
  });
  return { config, plan, log, ...(await openDatabaseOf(config, log, options)) };
}

async function openDatabaseOf(
  config: ShopConfig,
  log: Logger,
  { onStep, signal }: StoreOptions,
): Promise<Pick<Store, 'databaseUrl' | 'isEmbedded' | 'close'>> {
  const { url } = config.database;
  if (url !== undefined) return { databaseUrl: url, isEmbedded: false, close: async () => {} };
  signal?.throwIfAborted();
  onStep?.({ name: 'startDatabase' });
  const { stop, ...embedded } = await startEmbedded({ dir: embeddedDir(config), log, keep: true });
  return { databaseUrl: embedded.url, isEmbedded: true, close: stop };
}

const embeddedDir = ({ storeDir }: ShopConfig): string => path.join(storeDir, '.shop', 'postgres');

/**
 * Keeps a store's embedded database running until the returned function is called, even if shops start and stop. Does nothing for a
 * store with another database.
 */
export async function holdDatabase(options: LoadConfig): Promise<() => Promise<void>> {
  const config = await loadConfig(options);
  const { close } = await openDatabaseOf(config, createLogger({ mode: config.mode }), options);
  return close;
}

/** Applies the pending migrations one by one, unless the signal aborts. Returns the applied migrations. */
export const migrateStore = (
  { config, plan, databaseUrl }: Store,
  { onStep, signal, phase }: Pick<StoreOptions, 'onStep' | 'signal'> & { readonly phase?: 'expand' },
) =>
  migrate({
    ...(phase && { phase }),
    url: config.database.directUrl ?? databaseUrl,
    sources: plan.migrationSources,
    onStep: (_migration, { step, of }) => {
      signal?.throwIfAborted();
      onStep?.({ name: 'migrate', done: step, total: of });
    },
  });

/**
 * Opens a store, runs some work, and closes the store when the work ends or is interrupted. Interrupted work has `graceMs` to end by
 * itself.
 */
export async function withStore<T>(
  options: StoreOptions,
  work: (store: Store) => Promise<T>,
  graceMs = 0,
): Promise<T> {
  const store = await openStore(options);
  try {
    options.signal?.throwIfAborted();
    return await orInterrupted(work(store), options.signal, graceMs);
  } finally {
    await store.close();
  }
}

/**
 * Runs work, such as a command that writes, on a store's shop. The shop does not listen for requests. The audit log records the command
 * as the actor.
 */
export const withShop = <T>(
  options: StoreOptions & { readonly command: string },
  work: (shop: Shop, store: Store) => Promise<T>,
): Promise<T> =>
  withStore(options, async (store) => {
    if (store.isEmbedded) await migrateStore(store, options);
    const shop = await createShop({ ...store, worker: false });
    try {
      return await asActor(commandActor(options.command), () => work(shop, store));
    } finally {
      await shop.stop();
    }
  });
