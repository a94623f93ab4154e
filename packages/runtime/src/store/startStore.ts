import { createShop, ExtensionsFenced, planShop } from '../app.ts';
import { localAddress } from '../platform/config/load.ts';
import { prepareDemo } from './prepareDemo.ts';
import type { DemoAdmin } from './prepareDemo.ts';
import { migrateStore, openStore } from './openStore.ts';
import type { Store, StoreOptions } from './openStore.ts';

export interface RunningStore {
  readonly url: string;
  readonly port: number;
  /** Of a store with `demo: true`. */
  readonly demoAdmin: DemoAdmin | null;
  stop(): Promise<void>;
}

/**
 * Starts a store: config, database, migrations (the embedded database's at once, others when `migrate` says so), demo
 * data, and the shop. What cannot be right throws StartFailure, and nothing is left running.
 */
export async function startStore(
  options: StoreOptions & { readonly migrate?: boolean },
): Promise<RunningStore> {
  const store = await openStore(options);
  try {
    return await startOn(store, options);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function startOn(
  store: Store,
  { migrate, onStep }: StoreOptions & { readonly migrate?: boolean },
): Promise<RunningStore> {
  if (store.isEmbedded || migrate) await migrateStore(store, onStep);
  try {
    return await run(store, onStep);
  } catch (error) {
    if (!(error instanceof ExtensionsFenced)) throw error;
    // Their contributions go too: a shop with half an extension would be neither.
    const plan = await planShop(store.config, { fenced: error.fenced });
    return run({ ...store, plan }, onStep);
  }
}

async function run(store: Store, onStep: StoreOptions['onStep']): Promise<RunningStore> {
  const shop = await createShop(store);
  try {
    const demoAdmin = store.config.demo ? await prepareDemo(shop.app, onStep) : null;
    const { port } = await shop.start();
    return {
      url:
        store.config.server.port === 0 ? localAddress(store.config.server.host, port) : store.config.shop.url,
      port,
      demoAdmin,
      async stop() {
        await shop.stop();
        await store.close();
      },
    };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}
