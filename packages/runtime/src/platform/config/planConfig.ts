import type { z } from 'zod';
import type { shopConfig, ShopConfig } from './schema.ts';
import { shopLanguages } from './shopLanguages.ts';

/** Completes what a configuration file says for a shop that is planned and never opened: without environment, address and secrets. */
export const planConfig = (
  config: z.output<typeof shopConfig>,
  place: Pick<ShopConfig, 'storeDir' | 'configFile'>,
): ShopConfig => ({
  ...config,
  mode: 'development',
  shop: { ...config.shop, ...shopLanguages(config.shop), url: 'http://shop.test' },
  session: { secret: 'no session is opened while a shop is planned' },
  ...place,
});
