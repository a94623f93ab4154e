import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import walletgw from '@shop/walletgw';
import type { Extension } from '@shop/runtime/extension';
import { prepareDemo } from '../../packages/runtime/src/store/prepareDemo.ts';
import { simulateGateways } from '../../packages/runtime/src/store/simulatedGateways.ts';
import type { ShopConfigInput } from '@shop/runtime';
import { testShop } from '../support/shop.ts';

export interface DemoShop {
  /** URL that browsers use. */
  readonly url: string;
  /** Address on which the shop listens. */
  readonly listensAt: string;
  /** Host names that `openChromium` resolves to the shop. */
  readonly hosts: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

interface DemoOptions {
  /** Extensions that the README's shop does not have. */
  readonly more?: readonly Extension[];
  /** The part `shop` of the configuration. */
  readonly config?: ShopConfigInput['shop'];
}

/**
 * Starts the demo shop of the README with simulated gateways. Like `shop dev --simulate-gateways`, but runs in this process, which is much
 * faster. The command itself has its own tests.
 */
export async function startDemoShop({ more = [], config = {} }: DemoOptions = {}): Promise<DemoShop> {
  const simulation = await simulateGateways();
  const system = Object.entries(simulation.gateways).map(([name, { slice }]) => [name, slice]);
  const shop = await testShop({
    extensions: [coreShipping, cod, cardgw, walletgw, ...more],
    config: { shop: config, rateLimit: false, system: Object.fromEntries(system) },
    worker: true,
  });
  await prepareDemo(shop.app);
  simulation.setShopAddress(shop.url);
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
