import path from 'node:path';
import { loadConfig } from '../platform/config/load.ts';
import type { LoadConfig } from '../platform/config/load.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { createLogger } from '../platform/logger.ts';
import type { Logger } from '../platform/logger.ts';
import { migrate } from '../platform/migrations/migrate.ts';
import { createShop, planShop } from '../app.ts';
import type { Shop, ShopPlan } from '../app.ts';

/** A step of long work, for people to watch: `done` and `total` where it can be counted. */
export interface Step {
  readonly title: string;
  readonly done?: number;
  readonly total?: number;
}

export interface StoreOptions extends LoadConfig {
  readonly onStep?: (step: Step) => void;
}

/** A store with its database running, not yet a shop. */
export interface Store {
  readonly config: ShopConfig;
  readonly plan: ShopPlan;
  readonly log: Logger;
  readonly databaseUrl: string;
  readonly isEmbedded: boolean;
  /** Ends this use of the embedded database. */
  close(): Promise<void>;
}

/** Reads and checks the store, and starts its embedded database where it has no other. */
export async function openStore({ onStep, ...options }: StoreOptions): Promise<Store> {
  const config = await loadConfig(options);
  const log = createLogger({ mode: config.mode });
  const plan = await planShop(config);
  if (config.database.url !== undefined) {
    return { config, plan, log, databaseUrl: config.database.url, isEmbedded: false, close: async () => {} };
  }
  onStep?.({ title: 'Starting the embedded PostgreSQL' });
  const embedded = await startEmbedded({ dir: path.join(config.storeDir, '.shop', 'postgres'), log });
  return { config, plan, log, databaseUrl: embedded.url, isEmbedded: true, close: embedded.stop };
}

/** Applies pending migrations. Returns what ran. */
export const migrateStore = ({ config, plan, databaseUrl }: Store, onStep?: (step: Step) => void) =>
  migrate({
    url: config.database.directUrl ?? databaseUrl,
    sources: plan.migrationSources,
    onStep: ({ owner, name }, { step, of }) =>
      onStep?.({ title: `Migrating ${owner} ${name}`, done: step, total: of }),
  });

/** Runs work on a store's shop that does not listen, such as a command that writes. */
export async function withShop<T>(
  options: StoreOptions,
  work: (shop: Shop, store: Store) => Promise<T>,
): Promise<T> {
  const store = await openStore(options);
  try {
    if (store.isEmbedded) await migrateStore(store, options.onStep);
    const shop = await createShop({ ...store, worker: false });
    try {
      return await work(shop, store);
    } finally {
      await shop.stop();
    }
  } finally {
    await store.close();
  }
}
