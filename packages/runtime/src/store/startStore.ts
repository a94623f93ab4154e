import { setTimeout as delay } from 'node:timers/promises';
import { createShop, ExtensionsQuarantined, optionalCulprit, planShop } from '../app.ts';
import { asActor, commandActor } from '../platform/acting/actor.ts';
import { localAddress } from '../platform/config/load.ts';
import { findBuiltAdmin, reportMissingAdmin } from '../modules/adminUi/index.ts';
import type { AppContext } from '../platform/contracts/context.ts';
import type { ShopConfig } from '../platform/config/schema.ts';
import { guardProcess } from './guardProcess.ts';
import type { Quarantined } from '../platform/extensions/installed.ts';
import { StartFailure } from '../platform/startFailure.ts';
import type { Prepared } from '../platform/workers/messages.ts';
import { openPrimary } from '../platform/workers/primary.ts';
import { asListenFailure } from './asListenFailure.ts';
import { issueSetupToken } from '../modules/auth/index.ts';
import { createDemoAdmin, prepareDemo } from './prepareDemo.ts';
import type { DemoAdmin } from './prepareDemo.ts';
import { addressesOf } from './simulatedGateways.ts';
import { migrateStore, openStore } from './openStore.ts';
import type { Store, StoreOptions } from './openStore.ts';
import { orInterrupted } from './orInterrupted.ts';
import { sourceFolders } from './sourceFolders.ts';

/** The store to start, and how. */
export interface StartOptions extends StoreOptions {
  /** Applies pending migrations to a database that is not the embedded one; its own are always applied. */
  readonly migrate?: boolean;
  /** True if something else listens at the configured host and port, and passes connections on to `listensOn` of this machine. */
  readonly isBehindFront?: boolean;
  /**
   * Given in a worker of `superviseWorkers`, which shares rate limits and metrics with the others. `prepared`: what the first worker did, which
   * is not done again: migrations, demo data and the first accounts. Null: this is the first worker.
   */
  readonly worker?: { readonly prepared: Prepared | null };
}

/** A store whose shop is running and listens. */
export interface RunningStore {
  /** The public origin. */
  readonly url: string;
  /** The address as a browser on this machine reaches it. */
  readonly address: string;
  readonly port: number;
  /** The port that it listens on: `port`, unless it is behind a front. */
  readonly listensOn: number;
  readonly mode: ShopConfig['mode'];
  /** The administrator of a store with `demo: true`; null for other stores. */
  readonly demoAdmin: DemoAdmin | null;
  /** The link by which the first administrator is made, for a day and once; null where there is one, and for stores with `demo: true`. */
  readonly setupLink: string | null;
  /** The addresses of its simulated gateways, by the names of their extensions; null if it has none. */
  readonly simulated: Readonly<Record<string, string>> | null;
  /** The folders of its source files that may change: the store, and the extensions under development. */
  readonly folders: readonly string[];
  /** Aborts when an exception leaves the shop in doubt: the caller must then stop it and end the process with code 1. */
  readonly inDoubt: AbortSignal;
  /** What was done for the workers that follow this one. */
  readonly prepared: Prepared;
  /** Finishes the requests under way and stops the shop and its embedded database. It cuts off work that takes too long. */
  stop(): Promise<void>;
}

/** The time that a running step has to finish when a start is interrupted, in ms. */
const GRACE_MS = 2000;
/** The time that requests and jobs under way have to finish before their database is closed. */
const STOP_MS = 7000;

/**
 * Starts a store: configuration, database, migrations (always for the embedded database, for others when `migrate` is set), demo
 * data, and the shop. Throws StartFailure for a store that cannot run; nothing is left running then.
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
  // In the repository this builds the admin meanwhile. Nothing waits for it.
  void findBuiltAdmin().catch(() => undefined);
  try {
    if (!options.worker?.prepared && (store.isEmbedded || options.migrate))
      await migrateStore(store, options);
    return await run(store, options);
  } catch (error) {
    const quarantined = quarantinedBy(store, error);
    if (quarantined.length === 0) throw error;
    // Their contributions are left out as well: a shop with half an extension would not be sound.
    const plan = await planShop(store.config, { quarantined: [...store.plan.quarantined, ...quarantined] });
    return startOn({ ...store, plan }, options);
  }
}

/** Returns the optional extensions whose start or migrations failed. */
function quarantinedBy({ plan }: Store, error: unknown): readonly Quarantined[] {
  if (error instanceof ExtensionsQuarantined) return error.quarantined;
  const culprit = error instanceof StartFailure ? optionalCulprit(plan, error) : null;
  return culprit ? [culprit] : [];
}

async function run(
  store: Store,
  { onStep, signal, gateways, isBehindFront, worker, command = 'start' }: StartOptions,
): Promise<RunningStore> {
  const actor = commandActor(command);
  const { config, plan } = store;
  const { host } = config.server;
  signal?.throwIfAborted();
  const server = { ...config.server, host: '127.0.0.1', port: 0 };
  const shop = await createShop({
    ...store,
    ...(isBehindFront && { config: { ...config, server } }),
    ...(worker && { primary: openPrimary() }),
  });
  const isFirst = !worker?.prepared;
  if (isFirst) void reportMissingAdmin(shop.app.log).catch(() => undefined);
  try {
    if (config.demo && isFirst) await asActor(actor, () => prepareDemo(shop.app, onStep));
    signal?.throwIfAborted();
    onStep?.({ name: 'openShop' });
    const { port: listensOn } = await shop.start();
    const port = isBehindFront ? config.server.port : listensOn;
    signal?.throwIfAborted();
    const doubt = new AbortController();
    const unguard = guardProcess(shop.app, (error) => doubt.abort(error));
    const address = localAddress(isAnyHost(host) ? 'localhost' : host, port);
    const url = config.server.port === 0 ? address : config.shop.url;
    return {
      url,
      address,
      port,
      listensOn,
      mode: config.mode,
      // This comes last, so that a new password is always shown.
      demoAdmin: config.demo && isFirst ? await asActor(actor, () => createDemoAdmin(shop.app)) : null,
      setupLink: config.demo || !isFirst ? null : await setupLinkOf(shop.app, url),
      simulated: gateways ? addressesOf(gateways, plan) : null,
      folders: sourceFolders(plan, config.storeDir),
      inDoubt: doubt.signal,
      prepared: { quarantined: plan.quarantined },
      async stop() {
        await Promise.race([shop.stop(), delay(STOP_MS, undefined, { ref: false })]).finally(store.close);
        unguard();
      },
    };
  } catch (error) {
    await shop.stop();
    throw asListenFailure(error, config);
  }
}

/** Creates the link by which the first administrator is made. */
async function setupLinkOf(app: AppContext, url: string): Promise<string | null> {
  const token = await issueSetupToken(app);
  return token && `${url}/admin/setup?token=${token}`;
}

const isAnyHost = (host: string): boolean => host === '0.0.0.0' || host === '::';
