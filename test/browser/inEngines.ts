import { afterAll, beforeAll, describe } from 'vitest';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';
import { engines } from './engines/installed.ts';
import type { Engine } from './engines/tab.ts';
import { startHostRouter } from './hostRouter.ts';
import type { Gateway } from './journeys/buy.ts';
import { shopperWith } from './journeys/shopper.ts';
import type { Manner, Shopper } from './journeys/shopper.ts';

/** Describes a shopper who buys: the browser, and the payment method. */
export type BuyingManner = Manner & { readonly gateway: Gateway };

const LANGUAGES = ['en', 'de', 'ar'] as const;
const GATEWAYS: readonly Gateway[] = ['walletgw', 'cod', 'cardgw'];

/** Every browser of a shopper: with and without scripts, wide and narrow, in three languages. Payment takes turns. */
export const MANNERS: readonly BuyingManner[] = [true, false]
  .flatMap((scripts) =>
    [390, 1280].flatMap((width) => LANGUAGES.map((language) => ({ scripts, width, language }))),
  )
  .map((manner, turn) => ({ ...manner, gateway: gatewayOf(manner, turn) }));

/** The form of the card gateway needs scripts. */
function gatewayOf({ scripts }: { readonly scripts: boolean }, turn: number): Gateway {
  const usable = scripts ? GATEWAYS : GATEWAYS.filter((gateway) => gateway !== 'cardgw');
  return usable[(turn + Math.floor(turn / 3)) % usable.length]!;
}

export const inLanguage = '$language, $width pixels wide, scripts: $scripts';

/** Opens a tab of the engine, lets a shopper go through a journey, and closes it. */
export type Visit = (manner: Manner, journey: (shopper: Shopper) => Promise<void>) => Promise<void>;

for (const { name, isInstalled } of engines)
  if (!isInstalled) console.warn(`No ${name} on this machine: the journeys are not tried in it.`);

/** Starts a demo shop and each of the engines, and declares the journeys in each engine that is installed. */
export function inEngines(tried: typeof engines, declare: (visit: Visit) => void): void {
  describe.skipIf(!tried.some(({ isInstalled }) => isInstalled))('the demo shop', () => {
    let shop: DemoShop;
    beforeAll(async () => {
      const router = await startHostRouter();
      shop = await startDemoShop({
        config: { url: `http://${router.address}`, languages: [...LANGUAGES] },
      });
      router.lead({ '127.0.0.1': new URL(shop.listensAt).host });
    });
    afterAll(() => shop?.stop());

    describe.each(tried)('in $name', ({ isInstalled, start }) => {
      let engine: Engine;
      beforeAll(async () => {
        if (isInstalled) engine = await start();
      });
      afterAll(() => engine?.close());

      describe.runIf(isInstalled)('with its program', () =>
        declare(async (manner, journey) => {
          const tab = await engine.open(manner);
          try {
            await journey(shopperWith(tab, shop.url, manner));
          } finally {
            await tab.close();
          }
        }),
      );
    });
  });
}
