import type { z } from 'zod';
import type { shopConfig, ShopConfig } from './schema.ts';
import { liveShop } from './liveShop.ts';

/**
 * Completes a configuration with placeholder values for a shop that is assembled but never started. The environment is not read.
 */
export const planConfig = (
  config: z.output<typeof shopConfig>,
  place: Pick<ShopConfig, 'storeDir' | 'configFile'>,
): ShopConfig => ({
  ...config,
  mode: 'development',
  shop: liveShop(config.shop, 'http://shop.test'),
  session: { secret: 'no session is opened while a shop is planned' },
  ...place,
});
