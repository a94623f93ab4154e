import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import walletgw from '@shop/walletgw';
import { prepareDemo } from '../../packages/runtime/src/store/prepareDemo.ts';
import { simulateGateways } from '../../packages/runtime/src/store/simulatedGateways.ts';
import { createDatabase } from '../support/databases.ts';
import { testShop } from '../support/shop.ts';
import { endAll, startShop } from '../cli/shopProcess.ts';
import { createStore } from '../cli/testStore.ts';

export interface DemoShop {
  /** The address that browsers use. */
  readonly url: string;
  /** The address at which it listens. */
  readonly listensAt: string;
  /** The hosts that `openChromium` leads to it. */
  readonly hosts: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Starts the demo shop of README with simulated gateways, in a process of its own. */
export async function startDemoProcess(port: number): Promise<DemoShop> {
  const database = await createDatabase();
  const store = createStore({
    demo: true,
    extensions: ['@shop/core-shipping', '@shop/cod', '@shop/cardgw', '@shop/walletgw'],
    rateLimit: false,
    database: { url: database.url },
  });
  const running = startShop(['dev', '--port', String(port), '--simulate-gateways', '--migrate'], {
    cwd: store.dir,
  });
  await running.prints(/Ctrl-C stops the shop/);
  return {
    url: `http://127.0.0.1:${port}`,
    listensAt: `http://127.0.0.1:${port}`,
    hosts: {},
    async stop() {
      await endAll();
      store.remove();
      await database.drop();
    },
  };
}

/** Starts the same shop in this process, which takes a fraction of the time. */
export async function startDemoShop(): Promise<DemoShop> {
  const simulation = await simulateGateways();
  const system = Object.entries(simulation.gateways).map(([name, { slice }]) => [name, slice]);
  const shop = await testShop({
    extensions: [coreShipping, cod, cardgw, walletgw],
    config: { rateLimit: false, system: Object.fromEntries(system) },
    worker: true,
  });
  await prepareDemo(shop.app);
  simulation.tell(shop.url);
  const { host, origin } = new URL(shop.app.config.shop.url);
  return {
    url: origin,
    listensAt: shop.url,
    hosts: { [host]: new URL(shop.url).host },
    async stop() {
      await shop.stop();
      await simulation.stop();
    },
  };
}
