import { setTimeout as delay } from 'node:timers/promises';
import { createShop } from '../app.ts';
import { asActor, commandActor } from '../platform/acting/actor.ts';
import { localAddress } from '../platform/config/load.ts';
import { reportMissingAdmin } from '../modules/adminUi/index.ts';
import type { AppContext } from '../platform/contracts/context.ts';
import { guardProcess } from './guardProcess.ts';
import { openPrimary } from '../platform/workers/primary.ts';
import { asListenFailure } from './asListenFailure.ts';
import { issueSetupToken } from '../modules/auth/index.ts';
import { createDemoAdmin, prepareDemo } from './prepareDemo.ts';
import { addressesOf } from './simulatedGateways.ts';
import type { Store } from './openStore.ts';
import { sourceFolders } from './sourceFolders.ts';
import type { StartOptions, RunningStore } from './startStore.ts';

/** The time in ms that requests and jobs in progress have to finish before the database is closed. */
const STOP_MS = 7000;

/** Starts the shop of a store and listens. */
export async function runStore(
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
      // The administrator is created last, so that the new password is always shown.
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

/** Creates the link with which the first administrator is created. */
async function setupLinkOf(app: AppContext, url: string): Promise<string | null> {
  const token = await issueSetupToken(app);
  return token && `${url}/admin/setup?token=${token}`;
}

const isAnyHost = (host: string): boolean => host === '0.0.0.0' || host === '::';
