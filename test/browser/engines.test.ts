import { afterAll, beforeAll, describe, test } from 'vitest';
import { isNight } from '../support/lane.ts';
import { startDemoShop } from './demoShop.ts';
import type { DemoShop } from './demoShop.ts';
import { engines } from './engines/installed.ts';
import type { Engine } from './engines/tab.ts';
import { startHostRouter } from './hostRouter.ts';
import { useAccount } from './journeys/account.ts';
import { buy } from './journeys/buy.ts';
import type { Gateway } from './journeys/buy.ts';
import { errInCheckout } from './journeys/err.ts';
import { lookAround } from './journeys/lookAround.ts';
import { shopperWith } from './journeys/shopper.ts';
import type { Manner, Shopper } from './journeys/shopper.ts';

/** Every two of scripts, width and language are met together once or more. Each payment method is used with scripts. */
const MANNERS: readonly (Manner & { readonly gateway: Gateway })[] = [
  { scripts: false, width: 1280, language: 'en', gateway: 'walletgw' },
  { scripts: false, width: 390, language: 'de', gateway: 'cod' },
  { scripts: false, width: 1280, language: 'ar', gateway: 'cod' },
  { scripts: true, width: 390, language: 'en', gateway: 'cardgw' },
  { scripts: true, width: 1280, language: 'de', gateway: 'walletgw' },
  { scripts: true, width: 390, language: 'ar', gateway: 'cod' },
];

for (const { name, isInstalled } of engines)
  if (!isInstalled) console.warn(`No ${name} on this machine: the journeys are not tried in it.`);

/** In the gate, the other tests try the pages in Chromium, and one engine stands for the others. */
const others = engines.filter(({ name }) => name !== 'Chromium');
const tried = isNight ? engines : [others.find(({ isInstalled }) => isInstalled) ?? others[0]!];

describe.skipIf(!tried.some(({ isInstalled }) => isInstalled))('the demo shop', () => {
  let shop: DemoShop;
  beforeAll(async () => {
    const router = await startHostRouter();
    shop = await startDemoShop({
      config: { url: `http://${router.address}`, languages: ['en', 'de', 'ar'] },
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

    const visit = async (manner: Manner, journey: (shopper: Shopper) => Promise<void>) => {
      const tab = await engine.open(manner);
      try {
        await journey(shopperWith(tab, shop.url, manner));
      } finally {
        await tab.close();
      }
    };
    const inLanguage = '$language, $width pixels wide, scripts: $scripts';

    test.skipIf(!isInstalled).each(isNight ? MANNERS : MANNERS.slice(3, 4))(
      `sells to a guest who pays by $gateway, ${inLanguage}`,
      ({ gateway, ...manner }) => visit(manner, (shopper) => buy(shopper, gateway)),
    );

    describe.runIf(isNight && isInstalled)('at night', () => {
      test.each(MANNERS)(`keeps what was typed wrong, and asks nothing again, ${inLanguage}`, (manner) =>
        visit(manner, errInCheckout),
      );

      test.each(MANNERS)(`has an account that orders again, ${inLanguage}`, (manner) => {
        const email = `ada.${[...Object.values(manner), Date.now()].join('.')}@example.com`;
        return visit(manner, (shopper) => useAccount(shopper, email));
      });

      test.each(MANNERS)(`is searched, has ends, and changes its language, ${inLanguage}`, (manner) =>
        visit(manner, lookAround),
      );
    });
  });
});
