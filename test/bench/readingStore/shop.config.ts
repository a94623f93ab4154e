import type { ShopConfigInput } from '@shop/runtime';

/** Configuration of the measured store with all caches off, so that the catalog size affects each response. */
export default {
  mode: 'production',
  shop: { name: 'Bench', url: 'http://127.0.0.1:3000', currency: 'USD' },
  session: { secret: 'a secret for the bench, of at least thirty-two bytes' },
  rateLimit: false,
  cache: { maxBytes: 0 },
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
