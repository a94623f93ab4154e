import cardgw from '@shop/cardgw';
import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import walletgw from '@shop/walletgw';
import { prepareDemo } from '../../packages/runtime/src/store/prepareDemo.ts';
import { simulateGateways } from '../../packages/runtime/src/store/simulatedGateways.ts';
import { testShop } from '../support/shop.ts';

export interface DemoShop {
  /** The address that browsers use. */
  readonly url: string;
  /** The address at which it listens. */
  readonly listensAt: string;
  /** The hosts that `openChromium` leads to it. */
  readonly hosts: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/**
 * Starts the demo shop of README with simulated gateways, as `shop dev --simulate-gateways` does, but in this process, which takes a
 * fraction of the time. The tests of the command start the command.
 */
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
