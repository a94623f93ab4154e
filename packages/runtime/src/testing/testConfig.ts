import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shopConfig } from '../platform/config/schema.ts';
import type { ShopConfig, ShopConfigInput } from '../platform/config/schema.ts';
import { liveShop } from '../platform/config/liveShop.ts';

/** Completes a test shop's configuration with disabled rate limits, a free port, and a secret. */
export function testConfig(input: ShopConfigInput): ShopConfig {
  const config = shopConfig.parse({ rateLimit: false, ...input, server: { ...input.server, port: 0 } });
  return {
    ...config,
    mode: config.mode ?? 'development',
    shop: liveShop(config.shop, config.shop.url ?? 'http://shop.test'),
    session: { secret: config.session.secret ?? 'a secret of at least thirty-two bytes' },
    // A shop with a worker writes its emails to this folder. The folder name includes the system user.
    storeDir: join(tmpdir(), `shop-test-store-${process.getuid?.() ?? 'user'}`),
    configFile: 'shop.config.ts',
  };
}
