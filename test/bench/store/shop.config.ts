import type { ShopConfigInput } from '@shop/runtime';

/** Configuration of the measured store. It matches production except for the rate limits. */
export default {
  mode: 'production',
  shop: { name: 'Bench', url: 'http://127.0.0.1:3000', currency: 'USD' },
  session: { secret: 'a secret for the bench, of at least thirty-two bytes' },
  rateLimit: false,
  extensions: ['@shop/core-shipping', '@shop/cod'],
} satisfies ShopConfigInput;
