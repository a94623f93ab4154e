import cod from '@shop/cod';
import coreShipping from '@shop/core-shipping';
import { createTestShop } from '@shop/runtime/testing';
import type { TestShopOptions } from '@shop/runtime/testing';
import config from '../../examples/store/shop.config.ts';
import { createDemoAdmin, prepareDemo } from '../../packages/runtime/src/store/prepareDemo.ts';
import { createDatabase } from '../support/databases.ts';

/** Starts the demo store with additional extensions, in the state after its first start. */
export async function startDemoShop(extensions: TestShopOptions['extensions'] = []) {
  const database = await createDatabase();
  const shop = await createTestShop({
    databaseUrl: database.url,
    extensions: [coreShipping, cod, ...extensions],
    config,
  });
  await prepareDemo(shop.app);
  const admin = await createDemoAdmin(shop.app);
  return {
    url: shop.url,
    email: admin?.email ?? '',
    password: admin?.password ?? '',
    async stop() {
      await shop.stop();
      await database.drop();
    },
  };
}
